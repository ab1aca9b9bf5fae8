import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'planning-poker',
  lesson: '/scrum/psm-1/scrum-planning-estimation/estimation-techniques/planning-poker',
  focusArea: 'Product Backlog Management',
  questions: [
    {
      id: 'planning-poker-1',
      kind: 'single',
      difficulty: 2,
      stem: 'Six cards are turned over: 3, 3, 2, 3, 13, 3. The group is short of time. What should happen next?',
      options: {
        a: {
          text: 'The holders of the 2 and the 13 explain what they had in mind, and all choose again.',
          why: 'The outliers show that people may be thinking of different work. Hearing them is the point of the technique.',
        },
        b: {
          text: 'The item is written down as a 3, because four of the six Developers agree on that size.',
          why: 'A vote hides what the holder of the 13 may know. In the lesson, one such card uncovered a privacy problem.',
        },
        c: {
          text: 'The Product Owner settles on the 13, because the larger number carries the smaller risk.',
          why: 'Sizing belongs to the Developers who will do the work. The Product Owner explains and offers trade-offs.',
        },
        d: {
          text: 'The average of 4.5 is rounded up to the next card, a 5, which takes every opinion in.',
          why: 'The arithmetic keeps a number and throws away the reasons. Ask before you average.',
        },
      },
      answer: 'a',
      guideSection: 'Complementary practice',
    },
    {
      id: 'planning-poker-2',
      kind: 'single',
      difficulty: 2,
      stem: 'During a round the Product Owner says: "Before you choose, I was rather hoping for a 3." How does this fit her accountability?',
      options: {
        a: {
          text: 'Well: she is accountable for value, and value depends on how small an item is.',
          why: 'Accountability for value gives no say over the size. The people who will do the work size it.',
        },
        b: {
          text: 'Well: she may influence the Developers, and a wish is the mildest kind of influence.',
          why: 'She may influence by helping them understand the item and select trade-offs. A wished number does neither; it only anchors.',
        },
        c: {
          text: 'Badly: the Product Owner must not be present while the Developers are sizing items.',
          why: 'Nothing bans her. Her answers and trade-offs are what the Developers need while they size.',
        },
        d: {
          text: 'Badly: she may offer a smaller version of the item, but a hoped-for number sets a size.',
          why: 'Trade-offs are the way in which she may influence. The size itself is the responsibility of the Developers who will do the work.',
        },
      },
      answer: 'd',
      guideSection: 'Product Backlog',
    },
    {
      id: 'planning-poker-3',
      kind: 'true-false',
      difficulty: 1,
      stem: 'A Scrum Team that sizes its items by comparing them aloud, without cards or points, breaks a rule of Scrum.',
      answer: false,
      why: {
        true: 'Cards and points are complementary. The Guide names neither.',
        false:
          'The Guide speaks of adding details such as a size and says who is responsible for sizing. The technique is left to the people who do it.',
      },
      guideSection: 'Product Backlog',
    },
    {
      id: 'planning-poker-4',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'What does turning all cards at the same moment achieve? (Choose two.)',
      options: {
        a: {
          text: 'No one is drawn toward a number that a colleague has named first.',
          why: 'That is anchoring, which choosing in private and turning together avoids.',
        },
        b: {
          text: 'No one has to reveal a card before knowing what the majority has chosen.',
          why: 'The cards are chosen before anyone knows. Hiding in the majority is what the rule makes harder.',
        },
        c: {
          text: 'A person who sees the work differently becomes visible and is asked why.',
          why: 'An outlier on the table gets a turn to speak, no matter who holds it.',
        },
        d: {
          text: 'The first round gives a mean that is reliable enough to be the size.',
          why: 'A first mean mixes different ideas of the work. The lesson shows what it would have hidden.',
        },
      },
      answers: ['a', 'c'],
      guideSection: 'Complementary practice',
    },
    {
      id: 'planning-poker-5',
      kind: 'single',
      difficulty: 3,
      stem: 'Cards show 5, 20, ?, 8, ? and 13. All of them depend on how an outside supplier will answer. After eight minutes the talk repeats itself. What serves the team best?',
      options: {
        a: {
          text: 'Take the 20, since a size that proves too high disappoints no one later.',
          why: 'A padded number looks like knowledge. It misleads everyone who plans with it.',
        },
        b: {
          text: 'Stop, leave the item without a size, and have someone find out from the supplier.',
          why: 'More talk cannot supply a missing fact. Refinement goes on, and the item can be sized when more is known.',
        },
        c: {
          text: 'Go on until all six cards agree, because an item without a size cannot be kept.',
          why: 'Items may stay in the Product Backlog with few details. It is emergent.',
        },
        d: {
          text: 'Let the Developer with the longest experience choose, and write that number down.',
          why: 'Experience is a reason to listen. Here no one in the room has the fact that decides.',
        },
      },
      answer: 'b',
      guideSection: 'Complementary practice',
    },
  ],
}
