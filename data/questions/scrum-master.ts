import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'scrum-master',
  lesson: '/scrum/psm-1/scrum-framework/scrum-roles/scrum-master',
  focusArea: 'Coaching',
  questions: [
    {
      id: 'scrum-master-1',
      kind: 'single',
      difficulty: 2,
      stem: 'The Developers wait for days whenever they need an answer from another department. What should the Scrum Master do?',
      options: {
        a: {
          text: 'Ask the head of that department to order faster replies.',
          why: 'The Scrum Master causes the removal of impediments. An order from above may be needed later, but first, the people involved should look for the cause.',
        },
        b: {
          text: 'Leave it to the Developers, since they are self-managing.',
          why: 'Self-management is a good reason to hold back inside the team. This impediment lies outside it, and the Scrum Master causes its removal.',
        },
        c: {
          text: 'Help those involved look for the cause together.',
          why: 'The Scrum Master causes the removal of impediments. Those who know the cause and can change it do the rest.',
        },
        d: {
          text: 'Ask for the answers every day on behalf of the team.',
          why: 'The Scrum Master causes the removal of impediments. Asking every day shortens a wait, but the cause remains, and the team depends on one person.',
        },
      },
      answer: 'c',
      rests: ['scrum-master-9'],
    },
    {
      id: 'scrum-master-2',
      kind: 'single',
      difficulty: 1,
      stem: 'Who is accountable for the effectiveness of the Scrum Team?',
      options: {
        a: {
          text: 'The whole Scrum Team',
          why: 'The whole Scrum Team is accountable for a useful Increment. For its effectiveness, one member is accountable: the Scrum Master.',
        },
        b: {
          text: 'The Product Owner',
          why: "The Product Owner is accountable for the value of the product. The team's effectiveness is the Scrum Master's accountability.",
        },
        c: {
          text: 'The Developers',
          why: "The Developers are accountable for their plan and for quality. The team's effectiveness is the Scrum Master's accountability.",
        },
        d: {
          text: 'The Scrum Master',
          why: "Two things are the Scrum Master's accountability: establishing Scrum as the Guide defines it, and the effectiveness of the Scrum Team.",
        },
      },
      answer: 'd',
      rests: ['scrum-master-3'],
    },
    {
      id: 'scrum-master-3',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'Which two of these are services of the Scrum Master to the Product Owner? (Choose two.)',
      options: {
        a: {
          text: 'Telling stakeholders why a request was turned down',
          why: 'The Product Owner made the decision and can give the reasons. The Scrum Master may facilitate the meeting.',
        },
        b: {
          text: 'Helping to find techniques for defining a Product Goal',
          why: 'Helping to find techniques for the Product Goal and for managing the Product Backlog is a service to the Product Owner.',
        },
        c: {
          text: "Writing the items during the Product Owner's vacation",
          why: "Writing items may be delegated to anyone, so this work isn't a service of the Scrum Master.",
        },
        d: {
          text: 'Helping the team understand why clear items are needed',
          why: 'The Scrum Master helps the team see why items have to be clear and concise. The Guide lists this as a service to the Product Owner.',
        },
        e: {
          text: 'Approving the order of the items before each Sprint',
          why: 'The Product Owner decides on the order, which needs no approval. The Scrum Master can help to find techniques for ordering.',
        },
      },
      answers: ['b', 'd'],
      rests: ['scrum-master-11', 'scrum-master-12'],
    },
    {
      id: 'scrum-master-4',
      kind: 'true-false',
      difficulty: 1,
      stem: 'A Scrum Master can ensure that the Daily Scrum takes place without ever attending it.',
      answer: true,
      why: {
        true: 'The event is for the Developers. Teaching them to hold it themselves is one way to ensure that it takes place and goes well.',
        false:
          "The Daily Scrum is for the Developers, who can hold it on their own. Ensuring that it takes place doesn't mean leading or attending it.",
      },
      rests: ['daily-scrum-4', 'scrum-master-10'],
    },
    {
      id: 'scrum-master-5',
      kind: 'single',
      difficulty: 2,
      stem: 'How should a Scrum Master respond when a department head asks for a monthly rating of each Developer?',
      options: {
        a: {
          text: 'Rate the Developers, and explain the ratings to them.',
          why: 'In a Scrum Team without hierarchies, no member is the judge of the others. What the department head needs to know, the artifacts may show.',
        },
        b: {
          text: 'Ask about the purpose, and show what the artifacts say.',
          why: 'The artifacts make key information transparent. This helps the organization understand complex work, and may meet the real need.',
        },
        c: {
          text: 'Let the Developers rate each other, and send the average ratings.',
          why: 'The artifacts can show what the department head needs to know. Ratings by colleagues would still rate each person, and may make the Developers less open.',
        },
        d: {
          text: "Refuse, and don't talk about it any further.",
          why: 'The Scrum Master helps people outside the team understand Scrum, so the two should talk about what the rating is for. Refusing it is right, but not enough.',
        },
      },
      answer: 'b',
      rests: ['scrum-master-17', 'artifacts-2'],
    },
  ],
}
