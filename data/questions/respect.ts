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
      stem: 'Two Developers disagree about a design in front of the team, with good arguments on both sides. A colleague finds this disrespectful. What does the value of respect say?',
      options: {
        a: {
          text: 'The one with less experience should give in.',
          why: "There are no hierarchies in a Scrum Team. Experience adds weight to an argument but doesn't decide it.",
        },
        b: {
          text: 'The Scrum Master should decide between the two.',
          why: "The two haven't lost respect for each other. Ending the discussion treats them as if they couldn't handle it.",
        },
        c: {
          text: 'The two of them should discuss it in private.',
          why: 'Nothing in Scrum asks people to hide disagreement about the work. The others have to live with the result and should hear it.',
        },
        d: {
          text: 'The two of them may disagree in the open.',
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
      stem: 'A new colleague asks how she should go about a difficult item. Which reply treats her as capable and independent?',
      options: {
        a: {
          text: '"Ask the Scrum Master first, and then try the hard half."',
          why: "She doesn't need permission. A Scrum Team has no hierarchies, and it decides internally who does what.",
        },
        b: {
          text: '"Choose your own way, and I will give you a second opinion."',
          why: 'It trusts her ability and leaves the decision to her, and it still offers help.',
        },
        c: {
          text: '"Start with the easy half, and I will do the hard half."',
          why: "It sounds friendly, but it assumes that she isn't able to do the hard part.",
        },
        d: {
          text: '"Follow our usual way, and you will save some time."',
          why: 'Advice is welcome, but this sentence leaves her nothing to decide.',
        },
      },
      answer: 'b',
      guideSection: 'Scrum Values',
    },
    {
      id: 'respect-3',
      kind: 'single',
      difficulty: 1,
      stem: 'A department head outside the Scrum Team wants a particular Developer to do an item, because "she is the best." Which answer fits Scrum?',
      options: {
        a: {
          text: 'The Scrum Team decides who does the item.',
          why: 'People outside the team should respect its members, too. The team is self-managing, and the Product Owner orders what is needed.',
        },
        b: {
          text: 'The Product Owner decides who does the item.',
          why: 'The Product Owner orders the items. Who does the work is decided within the team.',
        },
        c: {
          text: 'The department head decides who does the item.',
          why: 'The request praises her ability, but it ignores her independence and that of the others.',
        },
        d: {
          text: 'The Scrum Master decides who does the item.',
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
      difficulty: 3,
      countStated: true,
      stem: 'Which two of these behaviors show respect as Scrum understands it? (Choose two.)',
      options: {
        a: {
          text: 'Telling a colleague about a bug in the code she wrote',
          why: 'You treat her as capable of fixing it. Developers hold each other accountable as professionals.',
        },
        b: {
          text: "Rewriting a colleague's code overnight without a word",
          why: "You assume that your colleague isn't capable, and you decide without asking.",
        },
        c: {
          text: 'Keeping quiet about a doubt the majority does not share',
          why: "If you pretend to agree, the others don't learn what they need in order to judge for themselves.",
        },
        d: {
          text: 'Accepting a size that the Developers gave to an item',
          why: 'The Developers who will do the work are responsible for sizing. You respect their judgment.',
        },
      },
      answers: ['a', 'd'],
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
