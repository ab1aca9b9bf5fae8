import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'servant-leader',
  lesson: '/scrum/psm-1/scrum-master-as-a-servant-leader',
  focusArea: 'Coaching',
  questions: [
    {
      id: 'servant-leader-1',
      kind: 'single',
      difficulty: 1,
      stem: 'Four job advertisements describe the Scrum Master. Which one agrees with the Scrum Guide of 2020?',
      options: {
        a: {
          text: 'A true leader who serves the team and the organization',
          why: 'The Guide calls Scrum Masters true leaders, and it mentions the larger organization as well as the team.',
        },
        b: {
          text: 'A servant-leader who supports the team and its stakeholders',
          why: "The 2017 Guide used 'servant-leader.' Today the Guide calls Scrum Masters true leaders, and they serve the whole organization, too.",
        },
        c: {
          text: 'A team leader who guides the Developers and their work',
          why: 'A Scrum Team has no hierarchies, and the Developers manage their own work.',
        },
        d: {
          text: 'A temporary leader who trains the team and then departs',
          why: 'Every Scrum Team has a Scrum Master, and the Guide sets no end date for that.',
        },
      },
      answer: 'a',
      guideSection: 'Scrum Master',
    },
    {
      id: 'servant-leader-2',
      kind: 'single',
      difficulty: 3,
      stem: 'Two Developers have argued for an hour about the structure of the database. Each asks the Scrum Master, an experienced programmer, to decide. What is the best response?',
      options: {
        a: {
          text: 'Leave it to the Developers and remind them to hurry.',
          why: "Hurrying doesn't help people who are stuck. Helping them decide isn't the same as making a technical decision.",
        },
        b: {
          text: 'Make the decision and give them a short reason.',
          why: 'The Scrum Master can offer advice from experience, but the decision belongs to the Developers.',
        },
        c: {
          text: 'Help the Developers settle the matter with a short trial.',
          why: 'The Developers decide how the work gets done. Helping them reach a decision strengthens self-management.',
        },
        d: {
          text: 'Ask the Product Owner to settle it by its value.',
          why: 'The Product Owner decides on the order of the Product Backlog, not on how items are built.',
        },
      },
      answer: 'c',
      guideSection: 'Scrum Master',
    },
    {
      id: 'servant-leader-3',
      kind: 'single',
      difficulty: 2,
      stem: 'To protect the Sprint, a Scrum Master has told all stakeholders to bring their questions only to her. Which judgment fits the Scrum Guide?',
      options: {
        a: {
          text: 'It does a job that a Product Owner should do.',
          why: "The Product Owner decides on the Product Backlog, but conversations don't have to go through one person.",
        },
        b: {
          text: 'It protects the focus that a Scrum Master should ensure.',
          why: "Helping the team focus doesn't mean cutting it off from the people it works for.",
        },
        c: {
          text: 'It replaces an event that a Scrum Team should hold.',
          why: 'No event exists just for questions. The team collaborates with stakeholders on any day.',
        },
        d: {
          text: 'It builds a barrier that a Scrum Master should remove.',
          why: "Removing barriers between stakeholders and Scrum Teams is one of the Scrum Master's services to the organization.",
        },
      },
      answer: 'd',
      guideSection: 'Scrum Master',
    },
    {
      id: 'servant-leader-4',
      kind: 'multiple',
      difficulty: 3,
      countStated: true,
      stem: "The Developers complain that their test server fails every day. Which two reactions fit the Scrum Master's accountability best? (Choose two.)",
      options: {
        a: {
          text: 'Connecting the Developers with those who own the server',
          why: "This causes the removal of the impediment, and the Scrum Master doesn't have to do everything personally.",
        },
        b: {
          text: 'Exploring the causes within reach with the Developers',
          why: 'This coaches the team in self-management: the Developers may be able to remove the impediment themselves.',
        },
        c: {
          text: "Recording all the failures for the team's Retrospective",
          why: "An adjustment must be made as soon as possible, and a note alone doesn't remove the impediment.",
        },
        d: {
          text: 'Repairing the server for the Developers over the weekend',
          why: 'Fixing it alone may help once, but the Developers learn nothing from it, and the cause stays unknown.',
        },
        e: {
          text: 'Assigning the server to the Developer who knows it best',
          why: 'The team decides internally who does what.',
        },
      },
      answers: ['a', 'b'],
      guideSection: 'Scrum Master',
    },
    {
      id: 'servant-leader-5',
      kind: 'true-false',
      difficulty: 2,
      stem: 'A Scrum Team wants to skip the Sprint Retrospective this time. As a leader who serves, the Scrum Master should go along with that.',
      answer: false,
      why: {
        true: "A leader who serves doesn't have to comply with every wish. The Scrum Master ensures that all Scrum events take place.",
        false:
          'The Scrum Master ensures that all Scrum events take place, and can help the team find out why this one seems useless.',
      },
      guideSection: 'Scrum Master',
    },
  ],
}
