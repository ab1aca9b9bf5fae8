import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'sprint-execution-6',
    kind: 'single',
    difficulty: 3,
    stem: 'A department head studies the board on day five and asks two Developers to move over to an item that the department needs badly. It is part of the Sprint, though not the one that the goal needs most. What is right?',
    options: {
      a: {
        text: 'The two should move, as the item has been selected for this Sprint anyway.',
        why: 'That an item is selected does not tell who works on it when. The Developers decide with the goal in view.',
      },
      b: {
        text: 'The two should move if the Scrum Master has no objection to it.',
        why: 'The Scrum Master does not approve who does what.',
      },
      c: {
        text: 'The Developers decide who does what; the wish may be told to the Product Owner.',
        why: 'Scrum Teams internally decide who does what, when and how. Somebody with a wish for the product turns to the Product Owner.',
      },
      d: {
        text: 'The Developers should take the item out of the Sprint, so that no one outside can claim it.',
        why: 'Nothing is gained by that, and scope is negotiated with the Product Owner.',
      },
    },
    answer: 'c',
    guideSection: 'Scrum Team',
  },
  {
    id: 'sprint-execution-7',
    kind: 'single',
    difficulty: 3,
    stem: 'Time is left for three of the five open items. The Developers propose the three that the Sprint Goal needs. The Product Owner would rather have two others, which stakeholders have praised. Which statement is right?',
    options: {
      a: {
        text: 'The Product Owner prevails, being accountable for the value of the product.',
        why: 'That accountability does not extend to giving up the Sprint Goal in the middle of the Sprint.',
      },
      b: {
        text: 'The stakeholders should be asked at the Sprint Review which of the items they prefer.',
        why: 'Then the Sprint is over. Scope within the Sprint is settled between Developers and Product Owner.',
      },
      c: {
        text: 'The Scrum Master decides, since the two sides cannot agree.',
        why: 'The Scrum Master may help them to agree, but does not decide.',
      },
      d: {
        text: 'Scope may be negotiated, but not in a way that affects the Sprint Goal.',
        why: '"No changes are made that would endanger the Sprint Goal". Negotiation has its limit there, for both sides.',
      },
    },
    answer: 'd',
    guideSection: 'Commitment: Sprint Goal',
  },
  {
    id: 'sprint-execution-8',
    kind: 'multiple',
    difficulty: 2,
    countStated: false,
    stem: 'What may the Developers settle among themselves on any day of the Sprint, without agreement from anyone else? (Choose all that apply.)',
    options: {
      a: {
        text: 'To add a piece of work that they had overlooked to their plan',
        why: 'The plan is theirs, and it is updated throughout the Sprint as more is learned.',
      },
      b: {
        text: 'To take a selected item out of the Sprint',
        why: 'That changes the scope, which they negotiate with the Product Owner.',
      },
      c: {
        text: 'To work on one item together that was begun by one of them',
        why: 'Who does what, when and how is decided by them from day to day.',
      },
      d: {
        text: 'To postpone one check of the Definition of Done to the next Sprint',
        why: 'Quality does not decrease during the Sprint; they are required to conform to the Definition of Done.',
      },
      e: {
        text: 'To replace a technique by another that they think better',
        why: 'How items become Increments is at their sole discretion.',
      },
    },
    answers: ['a', 'c', 'e'],
    guideSection: 'Sprint Backlog',
  },
  {
    id: 'sprint-execution-9',
    kind: 'single',
    difficulty: 2,
    stem: 'On the second-to-last day it is certain that the Sprint Goal will be missed, although it is as wanted as ever. Two of five items are Done. How does the Sprint end?',
    options: {
      a: {
        text: 'On its day, with a Review of what is Done and a Retrospective that asks for the reasons.',
        why: 'The length is fixed and no event is dropped. Unfinished items return to the Product Backlog.',
      },
      b: {
        text: 'Two days later, because the goal is a commitment and a commitment has to be kept.',
        why: 'The Developers commit to the goal, which does not move the end of the Sprint. Its length is fixed.',
      },
      c: {
        text: 'At once, since the Product Owner has to cancel a Sprint whose goal is out of reach.',
        why: 'Out of reach is different from obsolete, and a Sprint could be canceled; it never has to be.',
      },
      d: {
        text: 'On its day, with all five items presented, so that stakeholders see the effort made.',
        why: 'Items that do not meet the Definition of Done are not presented.',
      },
    },
    answer: 'a',
    guideSection: 'The Sprint',
  },
  {
    id: 'sprint-execution-10',
    kind: 'true-false',
    difficulty: 2,
    stem: 'Developers who each work on an item of their own for a whole Sprint break a rule of the Scrum Guide.',
    answer: false,
    why: {
      true: 'No rule says how many items may be open or how many people share one. The Sprint Goal encourages working together, which is another thing.',
      false:
        'The Guide leaves the arrangement of the work to the Developers. Working together on few items is a practice with good reasons.',
    },
    guideSection: 'Complementary practice',
  },
]
