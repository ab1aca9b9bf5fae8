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
          text: 'Ask the people with the 2 and the 13 what work they see.',
          why: "The person with the 13 may know of work that the others haven't seen. The people with the lowest and the highest card say what they had in mind, and everyone picks again.",
        },
        b: {
          text: 'Write down the 13, because the highest number is safest.',
          why: "The highest card isn't safe. It may rest on a misunderstanding, and everyone would plan with it as if it were known.",
        },
        c: {
          text: 'Write down the 3, because most people have picked it.',
          why: "A vote hides what the person with the 13 may know. That card could point to work that the others haven't seen.",
        },
        d: {
          text: 'Write down the 5, because the average is close to it.',
          why: 'The average gives you a number, but it leaves out why the 13 differs from the rest.',
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
      stem: 'During a round the Product Owner says, "Before you pick, I was hoping for a 3." Does that fit her accountability?',
      options: {
        a: {
          text: "Yes, because she's accountable for the product's value.",
          why: "Her accountability for value doesn't include the size. The Developers who will do the work are responsible for it.",
        },
        b: {
          text: 'Yes, because the Guide lets her influence the sizing.',
          why: 'She may influence them by helping them understand and select trade-offs. A hoped-for number is an anchor and does neither.',
        },
        c: {
          text: "No, because the number she hopes for isn't a trade-off.",
          why: 'She may influence the Developers through trade-offs. The size is the responsibility of the Developers who will do the work.',
        },
        d: {
          text: 'No, because she has to keep silent during the sizing.',
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
          text: "You pick a card before you hear a colleague's number.",
          why: "People are drawn toward the first number they hear. If you pick in private, no colleague's card can sway you.",
        },
        b: {
          text: 'You know what most people think before you pick a card.',
          why: 'Everyone has picked before anyone knows what the others have.',
        },
        c: {
          text: 'You can tell from the average what the size will be.',
          why: 'The first average mixes different ideas of the work. It says nothing about the reasons.',
        },
        d: {
          text: 'You can be asked for your reasons if your card differs.',
          why: 'The people with the lowest and the highest card get to speak, no matter who they are.',
        },
        e: {
          text: 'You can change your card before the others have picked.',
          why: 'The cards are turned over together after everyone has picked. A change comes in the next round, after the reasons.',
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
      stem: 'The cards show 5, 20, ?, 8, ? and 13. The size depends on how an outside supplier will answer. After eight minutes, people are repeating their arguments. What helps the team most?',
      options: {
        a: {
          text: 'Write down 20, because the highest number is safest.',
          why: 'A number with a safety margin looks like knowledge. It misleads everyone who plans with it.',
        },
        b: {
          text: 'Take a vote, and write down the number that wins.',
          why: "A vote can't supply the missing fact, and two people have said that they can't tell.",
        },
        c: {
          text: 'Keep picking cards until everyone has the same number.',
          why: "More talk can't supply a missing fact, and people are already repeating themselves.",
        },
        d: {
          text: 'Leave the item without a size, and ask the supplier.',
          why: 'Only the supplier knows. The item can stay in the Product Backlog without a size until more is known.',
        },
      },
      answer: 'd',
      guideSection: 'Complementary practice',
      scope: 'course',
    },
  ],
}
