import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'scrum-implementation-challenges-6',
    kind: 'single',
    difficulty: 3,
    stem: 'A steering board asks the Product Owner every month what percentage of the product is complete. She asks the Scrum Master for help. Which help is best?',
    options: {
      a: {
        text: 'To deliver the percentage for her, so that she has more time to look after the Product Backlog.',
        why: 'The misleading number would continue, with the Scrum Master as its clerk.',
      },
      b: {
        text: 'To find out with her which decision the board has to take, and what evidence would serve it.',
        why: 'That helps stakeholders to enact an empirical approach, and leaves the answer with the Product Owner.',
      },
      c: {
        text: 'To tell the board that in Scrum no one may ask about progress.',
        why: 'Progress toward the Product Goal is discussed at each Sprint Review. Asking is legitimate.',
      },
      d: {
        text: 'To keep new items out of the Product Backlog until the percentage has reached one hundred.',
        why: 'The Product Backlog is emergent. Closing it to make a number look good gives up learning.',
      },
    },
    answer: 'b',
    guideSection: 'Scrum Master',
  },
  {
    id: 'scrum-implementation-challenges-7',
    kind: 'single',
    difficulty: 2,
    stem: 'A personnel department wants to pay bonuses for work that each Developer has finished alone. Which sentence from Scrum speaks against it most directly?',
    options: {
      a: {
        text: 'The whole Scrum Team is accountable for a valuable, useful Increment in every Sprint.',
        why: 'The accountability is common. A reward for solitary work pulls against it.',
      },
      b: {
        text: 'The Product Owner answers for maximizing the value of the product.',
        why: 'That is true, but work finished alone can be valuable too. This sentence leaves open how people work with each other.',
      },
      c: {
        text: 'The Scrum Team decides internally who does what, when and how.',
        why: 'That is true, and a bonus takes this decision from no one. It rewards one of the possible ways.',
      },
      d: {
        text: 'The Scrum Team plans ways to increase its effectiveness in the Sprint Retrospective.',
        why: 'That is true, but it says what the event is for. It says nothing about who answers for the result.',
      },
    },
    answer: 'a',
    guideSection: 'Scrum Team',
    focusArea: 'Scrum Team',
  },
  {
    id: 'scrum-implementation-challenges-8',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'A second Scrum Team is to join the work on an existing product. Which plans are in line with Scrum? (Choose all that apply.)',
    options: {
      a: {
        text: 'Both teams take their items from the same Product Backlog.',
        why: 'Scrum Teams on one product should share one Product Backlog.',
      },
      b: {
        text: 'Each team gets a Product Owner of its own, and a chief Product Owner settles disputes.',
        why: 'Teams on one product should share one Product Owner.',
      },
      c: {
        text: 'The teams define one Definition of Done together, and both comply with it.',
        why: 'That is required when several Scrum Teams work together on a product.',
      },
      d: {
        text: 'The newer team tests what the older one has built, in the Sprint after.',
        why: 'Each Scrum Team is cross-functional and creates an Increment every Sprint. A testing team would create none.',
      },
      e: {
        text: 'Both teams work toward the same Product Goal.',
        why: 'They are focused on the same product and share its Product Goal.',
      },
    },
    answers: ['a', 'c', 'e'],
    guideSection: 'Scrum Team',
    focusArea: 'Scrum Team',
  },
  {
    id: 'scrum-implementation-challenges-9',
    kind: 'single',
    difficulty: 3,
    stem: 'An item is complete except for a part that an outside supplier will deliver in ten weeks. The Developers want to show it at the Sprint Review as finished. What is right?',
    options: {
      a: {
        text: 'It may be shown, if the supplier has confirmed the date in writing.',
        why: 'A promise about the future does not meet the Definition of Done today.',
      },
      b: {
        text: 'It stays in the Sprint Backlog of each following Sprint until the supplier has delivered.',
        why: 'Nothing carries over by itself. The item returns to the Product Backlog.',
      },
      c: {
        text: 'The Product Owner may accept it at the Review, with a note about what is missing.',
        why: 'No one accepts work instead of the Definition of Done, and the Review is no such gate.',
      },
      d: {
        text: 'It is not Done and returns to the Product Backlog, where it may be cut smaller.',
        why: 'Work that misses the Definition of Done is neither released nor presented. A slice that can be Done in one Sprint may be selected.',
      },
    },
    answer: 'd',
    guideSection: 'Commitment: Definition of Done',
    focusArea: 'Done',
  },
  {
    id: 'scrum-implementation-challenges-10',
    kind: 'single',
    difficulty: 2,
    stem: 'A company wants to keep its code reviews, its design workshops and its Kanban board when it adopts Scrum. What does Scrum say about such existing practices?',
    options: {
      a: {
        text: 'They have to be given up, because Scrum replaces all earlier practices.',
        why: 'Scrum wraps around existing practices or renders them unnecessary. It orders no one to give them up.',
      },
      b: {
        text: 'They become part of Scrum as soon as the Scrum Master has introduced them formally.',
        why: 'Practices used within the framework do not become rules of Scrum.',
      },
      c: {
        text: 'They can be used within the framework, which works well as a container for others.',
        why: 'The End Note says that Scrum "functions well as a container for other techniques, methodologies and practices".',
      },
      d: {
        text: 'They may replace those events of Scrum that serve a similar purpose.',
        why: 'Events are not interchangeable with practices. Leaving them out changes the framework.',
      },
    },
    answer: 'c',
    guideSection: 'End Note',
  },
]
