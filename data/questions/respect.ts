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
          text: 'The colleague is right; differences of this kind belong in a talk between the two alone.',
          why: 'Nothing in Scrum moves disagreement about the work out of sight. Others need to hear it.',
        },
        b: {
          text: 'The more experienced of the two should decide, and the other should accept it.',
          why: 'There are no hierarchies in a Scrum Team. Experience adds weight to an argument, no more.',
        },
        c: {
          text: 'The Scrum Master should end it, since respect must be restored first.',
          why: 'Respect has not been lost. Taking the disagreement away treats both as unable to carry it.',
        },
        d: {
          text: 'Open disagreement fits respect: both are taken as capable, independent people.',
          why: 'Capable people can hear an objection, and independent people may hold one.',
        },
      },
      answer: 'd',
      guideSection: 'Scrum Values',
    },
    {
      id: 'respect-2',
      kind: 'single',
      difficulty: 1,
      stem: 'As what do Scrum Team members respect each other, in the words of the Guide?',
      options: {
        a: {
          text: 'As friendly and patient colleagues',
          why: 'Pleasant, but the Guide does not speak of it.',
        },
        b: {
          text: 'As capable, independent people',
          why: 'Both words count, and the people around the team are to see its members in the same way.',
        },
        c: {
          text: 'As experts in their own fields',
          why: 'Fields of expertise are not the point. Members may work outside theirs.',
        },
        d: {
          text: 'As holders of three different ranks',
          why: 'Accountabilities are not ranks. There is no hierarchy in a Scrum Team.',
        },
      },
      answer: 'b',
      guideSection: 'Scrum Values',
    },
    {
      id: 'respect-3',
      kind: 'single',
      difficulty: 3,
      stem: 'A department head, outside the Scrum Team, asks that a certain Developer do a certain item because "she is the best". What answer fits Scrum?',
      options: {
        a: {
          text: 'The Scrum Team decides internally who does what; needs can be raised with the Product Owner.',
          why: 'Respect is owed from outside as well: the team is self-managing, and the Product Owner orders what is needed.',
        },
        b: {
          text: "The Product Owner decides who does it, after hearing the department head's reasons.",
          why: 'The Product Owner orders items. Who does the work is decided within the team by those who do it.',
        },
        c: {
          text: 'The request should be followed, since it respects the ability of the Developer.',
          why: 'Her ability is praised, and her independence and that of the others is passed over.',
        },
        d: {
          text: 'The Scrum Master decides, being accountable for the effectiveness of the Scrum Team.',
          why: 'Effectiveness is served by enabling the team to improve, not by assigning work.',
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
          why: 'It assumes that he is not capable, and decides for him without asking.',
        },
        b: {
          text: 'Telling a colleague which bug you found in her work and what it will cause',
          why: 'You take her as capable of hearing and fixing it. Developers hold each other accountable as professionals.',
        },
        c: {
          text: 'Accepting how the Developers size an item, even if you had hoped for less',
          why: 'Those who will do the work do the sizing. You may help them to understand trade-offs.',
        },
        d: {
          text: 'Keeping silent about a doubt because the others look convinced',
          why: 'Pretended agreement withholds from the others what they need to judge for themselves.',
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
        true: 'Convincing the Product Owner is exactly the way that the Guide leaves open to stakeholders.',
        false:
          'Those who want to change the Product Backlog can try to convince the Product Owner. Respect means that her decision stands and is not undermined.',
      },
      guideSection: 'Product Owner',
      focusArea: 'Stakeholders & Customers',
    },
  ],
}
