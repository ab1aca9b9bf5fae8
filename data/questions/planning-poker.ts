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
          text: 'The group asks about the 13, the card of a single person.',
          why: "That person may know of work that the others haven't seen. The people with the lowest and the highest card say what they had in mind, and everyone chooses again.",
        },
        b: {
          text: 'The group puts down the 13, the card on the safe side.',
          why: "The highest card isn't safe. It may rest on a misunderstanding, and everyone would plan with it as if it were known.",
        },
        c: {
          text: 'The group puts down the 3, the card of the majority.',
          why: "A vote hides what the person with the 13 may know. That card could point to work that the others haven't seen.",
        },
        d: {
          text: 'The group puts down the 5, the card nearest the average.',
          why: 'The average gives you a number without the reasons. Ask before you average.',
        },
      },
      answer: 'a',
      guideSection: 'Complementary practice',
      scope: 'course',
    },
    {
      id: 'planning-poker-2',
      kind: 'single',
      difficulty: 3,
      stem: 'During a round the Product Owner says, "Before you choose, I was hoping for a 3." How does this fit her accountability?',
      options: {
        a: {
          text: "Her wish fits the accountability for the product's value.",
          why: "Her accountability for value doesn't include the size. The Developers who will do the work are responsible for it.",
        },
        b: {
          text: 'Her wish fits the influence that the Guide grants her.',
          why: 'She may influence them by helping them understand and select trade-offs. A hoped-for number is an anchor and does neither.',
        },
        c: {
          text: 'Her wish goes beyond the trade-offs that she may offer.',
          why: 'She may influence the Developers through trade-offs. The size is the responsibility of the Developers who will do the work.',
        },
        d: {
          text: 'Her wish goes beyond the silence that she has to keep.',
          why: "She doesn't have to keep silent. The Developers need her answers and trade-offs while they size.",
        },
      },
      answer: 'c',
      guideSection: 'Product Backlog',
    },
    {
      id: 'planning-poker-3',
      kind: 'true-false',
      difficulty: 1,
      stem: 'Developers who size items by comparing them aloud, without any cards or points at all, stay within the rules of Scrum.',
      answer: true,
      why: {
        true: 'The Guide speaks of adding details such as a size and says who is responsible for sizing. The people who do it may choose the technique.',
        false: 'Cards and points are complementary practices. The Guide mentions neither.',
      },
      guideSection: 'Product Backlog',
    },
    {
      id: 'planning-poker-4',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'A team turns all of its cards over at the same moment. Which two effects does this have? (Choose two.)',
      options: {
        a: {
          text: "A person can choose a card before hearing a colleague's number.",
          why: 'Without that, people are drawn toward the first number they hear. Choosing in private avoids this anchoring.',
        },
        b: {
          text: "A person can learn the majority's view before choosing a card.",
          why: 'All cards are chosen before anyone knows what the majority has. The rule makes it harder to hide in the majority.',
        },
        c: {
          text: 'A person can tell from the first average what the size will be.',
          why: 'The first average mixes different ideas of the work. It says nothing about the reasons.',
        },
        d: {
          text: 'A person can be seen to differ and be asked for the reasons.',
          why: 'The people with the lowest and the highest card get to speak, no matter who they are.',
        },
        e: {
          text: 'A person can change a card before the others have chosen one.',
          why: 'The cards are turned over together after everyone has chosen. A change comes in the next round, after the reasons.',
        },
      },
      answers: ['a', 'd'],
      guideSection: 'Complementary practice',
      scope: 'course',
    },
    {
      id: 'planning-poker-5',
      kind: 'single',
      difficulty: 2,
      stem: 'Cards show 5, 20, ?, 8, ? and 13. All of them depend on how an outside supplier will answer. After eight minutes people repeat their arguments. What helps the team most?',
      options: {
        a: {
          text: 'Size it at 20, and go on with a number on the safe side.',
          why: 'A number with a safety margin looks like knowledge. It misleads everyone who plans with it.',
        },
        b: {
          text: 'Size it by vote, and go on with the number that wins.',
          why: "A vote can't supply the missing fact, and two people have said that they can't tell.",
        },
        c: {
          text: 'Keep at it, and go on with the cards until they agree.',
          why: 'Items may stay in the Product Backlog with few details, because it is emergent.',
        },
        d: {
          text: 'Leave it open, and go on with a question to the supplier.',
          why: "More talk can't supply a missing fact. Refinement goes on, and the item can be sized when more is known.",
        },
      },
      answer: 'd',
      guideSection: 'Complementary practice',
      scope: 'course',
    },
  ],
}
