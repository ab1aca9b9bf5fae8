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
          text: 'The people with the 2 and the 13 explain what they had in mind, and everyone chooses again.',
          why: 'The lowest and the highest card show that people may be thinking of different work. The technique is meant to find that out.',
        },
        b: {
          text: 'The item is written down as a 3, because four of the six Developers agree on that size.',
          why: 'A vote hides what the person with the 13 may know. In the lesson, one such card uncovered a privacy problem.',
        },
        c: {
          text: 'The Product Owner settles on the 13, because the larger number seems to be the safer one.',
          why: 'Sizing belongs to the Developers who will do the work. The Product Owner explains and offers trade-offs.',
        },
        d: {
          text: 'The average of 4.5 is rounded up to the next card, a 5, which takes every opinion into account.',
          why: 'The average gives you a number without the reasons. Ask before you average.',
        },
      },
      answer: 'a',
      guideSection: 'Complementary practice',
    },
    {
      id: 'planning-poker-2',
      kind: 'single',
      difficulty: 2,
      stem: 'During a round the Product Owner says, "Before you choose, I was hoping for a 3." How does this fit her accountability?',
      options: {
        a: {
          text: 'It fits, because she is accountable for value, and small items bring value sooner.',
          why: "Her accountability for value doesn't include the size. The Developers who will do the work are responsible for it.",
        },
        b: {
          text: 'It fits, because she may influence the Developers, and a wish is a mild form of influence.',
          why: 'She may influence them by helping them understand and select trade-offs. A hoped-for number is an anchor and does neither.',
        },
        c: {
          text: 'It does not fit, because the Product Owner must not be present while the Developers are sizing.',
          why: 'No rule keeps her out. The Developers need her answers and trade-offs while they size.',
        },
        d: {
          text: 'It does not fit: she may offer a smaller version of the item, but not suggest a size.',
          why: 'She may influence the Developers through trade-offs. The size is the responsibility of the Developers who will do the work.',
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
        true: 'Cards and points are complementary practices. The Guide mentions neither.',
        false:
          'The Guide speaks of adding details such as a size and says who is responsible for sizing. The people who do it may choose the technique.',
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
          why: 'That would be anchoring. Choosing in private and turning the cards together avoids it.',
        },
        b: {
          text: 'No one has to reveal a card before knowing what the majority has chosen.',
          why: 'All cards are chosen before anyone knows what the majority has. The rule makes it harder to hide in the majority.',
        },
        c: {
          text: 'A person who sees the work differently is noticed and asked for reasons.',
          why: 'The people with the lowest and the highest card get to speak, no matter who they are.',
        },
        d: {
          text: 'The first round gives an average that is reliable enough to be the size.',
          why: 'The first average mixes different ideas of the work. The lesson shows what it would have hidden.',
        },
      },
      answers: ['a', 'c'],
      guideSection: 'Complementary practice',
    },
    {
      id: 'planning-poker-5',
      kind: 'single',
      difficulty: 3,
      stem: 'Cards show 5, 20, ?, 8, ? and 13. All of them depend on how an outside supplier will answer. After eight minutes people repeat their arguments. What helps the team most?',
      options: {
        a: {
          text: 'Take the 20, since a size that turns out too high will not disappoint anyone later.',
          why: 'A number with a safety margin looks like knowledge. It misleads everyone who plans with it.',
        },
        b: {
          text: 'Stop, leave the item without a size, and have someone find out from the supplier.',
          why: "More talk can't supply a missing fact. Refinement goes on, and the item can be sized when more is known.",
        },
        c: {
          text: 'Go on until all six cards agree, because every item in the Product Backlog needs a size.',
          why: 'Items may stay in the Product Backlog with few details, because it is emergent.',
        },
        d: {
          text: 'Let the Developer with the longest experience choose, and write that number down.',
          why: 'Experience is a reason to listen, but no one in the room knows how the supplier will answer.',
        },
      },
      answer: 'b',
      guideSection: 'Complementary practice',
    },
  ],
}
