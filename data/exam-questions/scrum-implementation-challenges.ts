import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'scrum-implementation-challenges-6',
    kind: 'single',
    difficulty: 2,
    stem: 'A steering board asks the Product Owner every month what percentage of the product is complete. She asks the Scrum Master for help. What helps her most?',
    options: {
      a: {
        text: 'Agreeing with her on which items may still be added',
        why: 'Closing the Product Backlog to make a number look good gives up learning.',
      },
      b: {
        text: 'Settling with her which questions the board may ask',
        why: 'Progress toward the Product Goal is discussed at each Sprint Review. Asking is legitimate.',
      },
      c: {
        text: 'Exploring with her which decision the board faces',
        why: 'That helps stakeholders to enact an empirical approach and leaves the answer to the Product Owner.',
      },
      d: {
        text: 'Calculating with her what share of the items is Done',
        why: 'The Product Backlog is emergent, so a share of it says little. The number would continue to mislead.',
      },
    },
    answer: 'c',
    guideSection: 'Scrum Master',
  },
  {
    id: 'scrum-implementation-challenges-7',
    kind: 'single',
    difficulty: 2,
    stem: 'A human resources department wants to pay bonuses for work that each Developer has finished alone. Which sentence about Scrum argues against it most directly?',
    options: {
      a: {
        text: 'The Product Owner answers for the value of the product.',
        why: 'That is true, but work finished alone can be valuable too. This sentence leaves open how people work with each other.',
      },
      b: {
        text: 'The Product Owner answers for the order of the work.',
        why: 'That is true, but the order says nothing about whether people finish items alone or in a group.',
      },
      c: {
        text: 'The Scrum Master answers for Scrum as the Guide defines it.',
        why: "That is true, but it doesn't say what is wrong with the bonus. You would still need to name the rule that the bonus works against.",
      },
      d: {
        text: 'The whole team answers for the Increment of each Sprint.',
        why: 'The team shares this accountability, and a reward for solitary work pulls against it.',
      },
    },
    answer: 'd',
    guideSection: 'Scrum Team',
    focusArea: 'Scrum Team',
  },
  {
    id: 'scrum-implementation-challenges-8',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'A second Scrum Team is to join the work on an existing product. Which of these plans conflict with Scrum? (Choose all that apply.)',
    options: {
      a: {
        text: 'The newer team tests the work of the older team.',
        why: 'Each Scrum Team is cross-functional and creates an Increment every Sprint. A testing team would create none.',
      },
      b: {
        text: "The newer team shares the older team's Scrum Master.",
        why: 'This does not conflict with Scrum. One person may serve both teams.',
      },
      c: {
        text: 'The newer team begins its Sprints on another day.',
        why: 'This does not conflict with Scrum. The Guide requires no common dates.',
      },
      d: {
        text: 'The newer team makes a Sprint Backlog of its own.',
        why: 'This does not conflict with Scrum. Each team has its own Sprint Goal and plan.',
      },
      e: {
        text: 'The newer team reports to its own Product Owner.',
        why: 'A product has one Product Owner for all its teams, and no Scrum Team reports to a Product Owner.',
      },
    },
    answers: ['a', 'e'],
    guideSection: 'Scrum Team',
    focusArea: 'Scrum Team',
  },
  {
    id: 'scrum-implementation-challenges-9',
    kind: 'single',
    difficulty: 2,
    stem: 'An item is complete except for a part that a supplier will deliver in ten weeks. The Developers want to show it at the Sprint Review as finished. What is right?',
    options: {
      a: {
        text: 'It returns to the Product Backlog and is left out of the Review.',
        why: 'Work that misses the Definition of Done is neither released nor presented. A slice that can be Done in one Sprint may be selected later.',
      },
      b: {
        text: 'It is shown in the Review, with a note about the missing part.',
        why: "An item that doesn't meet the Definition of Done is not presented at the Sprint Review, with or without a mark.",
      },
      c: {
        text: 'It stays in the Sprint Backlog and is shown in a later Review.',
        why: 'Nothing carries over on its own. The item returns to the Product Backlog.',
      },
      d: {
        text: 'It is accepted in the Review and is completed by the supplier.',
        why: "No one's acceptance replaces the Definition of Done, and the Review isn't a gate.",
      },
    },
    answer: 'a',
    guideSection: 'Commitment: Definition of Done',
    focusArea: 'Done',
  },
  {
    id: 'scrum-implementation-challenges-10',
    kind: 'single',
    difficulty: 1,
    stem: 'A company wants to keep its code reviews, its design workshops and its Kanban board when it adopts Scrum. What does Scrum say about such existing practices?',
    options: {
      a: {
        text: 'They can become rules of Scrum in this company.',
        why: 'Practices used within the framework do not become rules of Scrum.',
      },
      b: {
        text: 'They can take the place of events in Scrum.',
        why: 'Events are not interchangeable with practices. Leaving them out changes the framework.',
      },
      c: {
        text: 'They can be used in the framework of Scrum.',
        why: 'The End Note says that Scrum "functions well as a container for other techniques, methodologies, and practices."',
      },
      d: {
        text: 'They can stay in use for one year of Scrum.',
        why: "Scrum wraps around existing practices or renders them unnecessary. It doesn't order anyone to give them up.",
      },
    },
    answer: 'c',
    guideSection: 'End Note',
  },
  {
    id: 'scrum-implementation-challenges-11',
    kind: 'single',
    difficulty: 2,
    stem: 'To balance the workload, a company exchanges two or three members between its Scrum Teams after every Sprint. What is the most likely effect?',
    options: {
      a: {
        text: 'The forecasts of the teams become more comparable.',
        why: "Each team still has its own product knowledge and Definition of Done. Mixing members doesn't make their forecasts comparable.",
      },
      b: {
        text: 'The forecasts of the teams become less reliable.',
        why: 'Developers forecast from what they know of their past performance. When members change every Sprint, it says little, and each change costs time at first.',
      },
      c: {
        text: 'The skills of the teams become more complete.',
        why: 'Skills may spread in the long run. After each Sprint, though, a team can lose a skill that it needs.',
      },
      d: {
        text: 'The accountabilities of the teams become shared.',
        why: "Each team has all the accountabilities, with new members too. An exchange doesn't move them.",
      },
    },
    answer: 'b',
    guideSection: 'Sprint Planning',
    focusArea: 'Forecasting & Release Planning',
  },
  {
    id: 'scrum-implementation-challenges-12',
    kind: 'single',
    difficulty: 2,
    stem: 'Each week a director gives urgent work to two of the Developers, without a word to the Product Owner. What should the Scrum Master do first?',
    options: {
      a: {
        text: "Enter the director's work into the Sprint Backlog.",
        why: 'The plan belongs to the Developers, and the work would still bypass the Product Owner.',
      },
      b: {
        text: 'Offer the director some hours of the next Sprint.',
        why: 'Reserved hours would make the detour permanent. The Scrum Master also has no say in the plan of the Developers.',
      },
      c: {
        text: 'Keep the director from talking with the Developers.',
        why: 'Stakeholders may talk with the Developers. What has to change is how work reaches the team.',
      },
      d: {
        text: 'Show the director how to go to the Product Owner.',
        why: 'That helps the organization understand Scrum: a wish becomes work for the team through the Product Backlog, and the director may argue for it.',
      },
    },
    answer: 'd',
    guideSection: 'Scrum Master',
    focusArea: 'Stakeholders & Customers',
  },
]
