import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'sprint-execution-6',
    kind: 'single',
    difficulty: 3,
    stem: 'A department head studies the board on day five and asks two Developers to move to an item that the department needs badly. It was selected for this Sprint, but the Sprint Goal depends more on another item. What is right?',
    options: {
      a: {
        text: 'The Developers decide, and the Product Owner hears of the wish.',
        why: 'Who works on which item is decided within the Scrum Team. Someone with a wish for the product turns to the Product Owner.',
      },
      b: {
        text: 'The Scrum Master decides, and the two Developers follow.',
        why: "The Scrum Master doesn't approve who does what.",
      },
      c: {
        text: 'The Developers decide, and the item is removed from the Sprint.',
        why: 'They decide who does what. Removing the item gains nothing, and scope is negotiated with the Product Owner.',
      },
      d: {
        text: 'The department head decides, and the Developers adapt.',
        why: "Selecting an item doesn't settle who works on it or when. The Developers decide with the goal in mind.",
      },
    },
    answer: 'a',
    guideSection: 'Scrum Team',
  },
  {
    id: 'sprint-execution-7',
    kind: 'single',
    difficulty: 3,
    stem: 'Time is left for three of the five open items. The Developers propose the three that the Sprint Goal needs. The Product Owner would rather have two others, which stakeholders have praised. Which statement is right?',
    options: {
      a: {
        text: 'Scope may change if the Sprint Goal is not endangered.',
        why: 'Both sides may negotiate, but the Sprint Goal sets the limit.',
      },
      b: {
        text: 'Scope may change if the Scrum Master settles the case.',
        why: "The Scrum Master may help them agree, but doesn't decide.",
      },
      c: {
        text: 'Scope may change if the Product Owner sees more value.',
        why: "Accountability for value doesn't extend to giving up the Sprint Goal in the middle of the Sprint.",
      },
      d: {
        text: 'Scope may change if the stakeholders vote at the Review.',
        why: 'Then the Sprint is over. Scope within the Sprint is settled between Developers and Product Owner.',
      },
    },
    answer: 'a',
    guideSection: 'Commitment: Sprint Goal',
  },
  {
    id: 'sprint-execution-8',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'Which of these may the Developers settle among themselves on any day of the Sprint? (Choose all that apply.)',
    options: {
      a: {
        text: 'Putting off a required check on an item',
        why: 'They have to conform to the Definition of Done on each item, whatever the day of the Sprint.',
      },
      b: {
        text: 'Adding an overlooked task to the plan',
        why: "The plan is theirs, and it's updated throughout the Sprint as more is learned.",
      },
      c: {
        text: 'Trying another technique for the tests',
        why: 'How items become Increments is at their sole discretion.',
      },
      d: {
        text: 'Taking an unfinished item out of the Sprint',
        why: 'That changes the scope, which they negotiate with the Product Owner.',
      },
      e: {
        text: 'Working in pairs on a difficult item',
        why: 'Who does what, when and how is decided by them from day to day.',
      },
    },
    answers: ['b', 'c', 'e'],
    guideSection: 'Sprint Backlog',
  },
  {
    id: 'sprint-execution-9',
    kind: 'single',
    difficulty: 3,
    stem: 'On the second-to-last day it is certain that the Sprint Goal will be missed, although it is as valuable as before. Two of five items are Done. How does the Sprint end?',
    options: {
      a: {
        text: 'On the planned day, with a Review of all five items',
        why: "Items that don't meet the Definition of Done aren't presented.",
      },
      b: {
        text: 'On the planned day, with a Review of the two items',
        why: 'The length is fixed, and the events take place. Unfinished items return to the Product Backlog.',
      },
      c: {
        text: 'Some days later, with a Review of all five items',
        why: "The Developers' commitment to the goal doesn't move the end of the Sprint, whose length is fixed.",
      },
      d: {
        text: 'A day earlier, with a decision to cancel the Sprint',
        why: "Being out of reach isn't the same as being obsolete. This goal is as valuable as before.",
      },
    },
    answer: 'b',
    guideSection: 'The Sprint',
  },
  {
    id: 'sprint-execution-10',
    kind: 'true-false',
    difficulty: 2,
    stem: 'On day five, the Developers stop work on an unfinished item and all turn to another one, which the Sprint Goal needs more. They may do so without asking the Scrum Master.',
    answer: true,
    why: {
      true: 'They adapt their plan each day toward the Sprint Goal. The Sprint Backlog is by and for the Developers.',
      false:
        'The Guide does not ask for such permission. The Developers decide how they work toward the Sprint Goal.',
    },
    guideSection: 'Sprint Backlog',
  },
]
