import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'sprint-execution-6',
    kind: 'single',
    difficulty: 3,
    stem: 'A department head studies the board on day five and asks two Developers to move to an item that the department needs badly. It was selected for this Sprint, but the goal needs another one more. What is right?',
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
        why: "An item that was selected doesn't say who works on it when. The Developers decide with the goal in view.",
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
        text: 'Scope may change as far as the Sprint Goal stays safe.',
        why: 'Negotiation has its limit at the Sprint Goal, for both sides.',
      },
      b: {
        text: 'Scope may change as the Scrum Master settles the case.',
        why: "The Scrum Master may help them agree, but doesn't decide.",
      },
      c: {
        text: 'Scope may change as the Product Owner rates the value.',
        why: "Accountability for value doesn't extend to giving up the Sprint Goal in the middle of the Sprint.",
      },
      d: {
        text: 'Scope may change as the stakeholders vote in the Review.',
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
    stem: 'On the second-to-last day it is certain that the Sprint Goal will be missed, although it is as wanted as ever. Two of five items are Done. How does the Sprint end?',
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
        why: "The Developers commit to the goal, which doesn't move the end of the Sprint. Its length is fixed.",
      },
      d: {
        text: 'A day earlier, with a decision to cancel the Sprint',
        why: 'Out of reach is different from obsolete. This goal is as wanted as ever.',
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
