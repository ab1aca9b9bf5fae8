import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'respect',
  lesson: '/scrum/psm-1/scrum-values/respect',
  focusArea: 'Scrum Values',
  questions: [
    {
      id: 'respect-1',
      kind: 'single',
      difficulty: 2,
      stem: 'Two Developers disagree about a design in front of the team, with good arguments on both sides. A colleague finds this disrespectful. What does the value say?',
      options: {
        a: {
          text: 'The colleague is right, because the two should discuss such differences in private.',
          why: 'Nothing in Scrum asks people to hide disagreement about the work. The others have to live with the result and should hear it.',
        },
        b: {
          text: 'The more experienced of the two should decide, and the other should accept it.',
          why: "There are no hierarchies in a Scrum Team. Experience adds weight to an argument but doesn't decide it.",
        },
        c: {
          text: 'The Scrum Master should end the discussion, since respect must be restored first.',
          why: "The two haven't lost respect for each other. Ending the discussion treats them as if they couldn't handle it.",
        },
        d: {
          text: 'Open disagreement fits respect, because it treats both as capable and independent.',
          why: 'Capable people can deal with an objection, and independent people may have one.',
        },
      },
      answer: 'd',
      guideSection: 'Scrum Values',
    },
    {
      id: 'respect-2',
      kind: 'single',
      difficulty: 1,
      stem: 'What would a Developer say to a new colleague to treat her as capable and independent?',
      options: {
        a: {
          text: '"I will do the hard part, so that you can start with something easy."',
          why: "It sounds friendly, but it assumes that she isn't able to do the hard part.",
        },
        b: {
          text: '"Choose how to do it, and ask me if you would like a second opinion."',
          why: 'It trusts her ability and leaves the decision to her, and it still offers help.',
        },
        c: {
          text: '"Do it as the rest of us would, since we know this code better."',
          why: 'Advice is welcome, but this sentence leaves her nothing to decide.',
        },
        d: {
          text: '"I will ask the Scrum Master whether you may try the hard part."',
          why: "She doesn't need permission. A Scrum Team has no hierarchies, and it decides internally who does what.",
        },
      },
      answer: 'b',
      guideSection: 'Scrum Values',
    },
    {
      id: 'respect-3',
      kind: 'single',
      difficulty: 3,
      stem: 'A department head, outside the Scrum Team, wants a certain Developer to do a certain item, because "she is the best." Which answer fits Scrum?',
      options: {
        a: {
          text: 'The Scrum Team decides internally who does what. Please tell the Product Owner what you need.',
          why: 'People outside the team should respect its members, too. The team is self-managing, and the Product Owner orders what is needed.',
        },
        b: {
          text: 'The Product Owner decides who does it, after listening to the reasons of the department head.',
          why: 'The Product Owner orders the items. Who does the work is decided within the team.',
        },
        c: {
          text: 'The Developer should do the item, since the request shows respect for her ability.',
          why: 'The request praises her ability, but it ignores her independence and that of the others.',
        },
        d: {
          text: 'The Scrum Master decides, because he or she is accountable for the effectiveness of the team.',
          why: "A Scrum Master helps the team become more effective but doesn't assign work.",
        },
      },
      answer: 'a',
      guideSection: 'Scrum Team',
      focusArea: 'Self-Managing Teams',
    },
    {
      id: 'respect-4',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'Which two of these behaviors show respect as Scrum understands it? (Choose two.)',
      options: {
        a: {
          text: "Rewriting a colleague's code overnight so that he is spared the embarrassment",
          why: "It assumes that he isn't capable, and it decides for him without asking.",
        },
        b: {
          text: 'Telling a colleague which bug you found in her work and what it will cause',
          why: 'You treat her as capable of fixing it. Developers hold each other accountable as professionals.',
        },
        c: {
          text: 'Accepting how the Developers size an item, even if you had hoped for less',
          why: 'The Developers who will do the work are responsible for sizing. You respect their judgment.',
        },
        d: {
          text: 'Keeping silent about a doubt because the others look convinced',
          why: "If you pretend to agree, the others don't learn what they need in order to judge for themselves.",
        },
      },
      answers: ['b', 'c'],
      guideSection: 'Developers',
    },
    {
      id: 'respect-5',
      kind: 'true-false',
      difficulty: 2,
      stem: "Respect for the Product Owner's decisions means that stakeholders no longer try to change her mind about the Product Backlog.",
      answer: false,
      why: {
        true: 'The Guide says that people who want a change can try to convince the Product Owner.',
        false:
          'Stakeholders may try to convince the Product Owner. Respect means that no one works around her decision once it is made.',
      },
      guideSection: 'Product Owner',
      focusArea: 'Stakeholders & Customers',
    },
  ],
}
