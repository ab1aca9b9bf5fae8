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
      stem: 'Six planning poker cards show 3, 3, 2, 3, 13 and 3. What should happen next?',
      options: {
        a: {
          text: 'The people with the 2 and the 13 say what work they see.',
          why: "The person with the 13 may know of work that the others haven't seen. After both have explained, everyone picks again.",
        },
        b: {
          text: 'The team writes down 13, because the highest number is safest.',
          why: "First, the people with the lowest and the highest card explain what they see. The 13 may rest on a misunderstanding, so it isn't a safe choice.",
        },
        c: {
          text: 'The team writes down 3, because most people picked it.',
          why: 'First, the people with the lowest and the highest card explain what they see. The majority may miss something that the person with the 13 knows.',
        },
        d: {
          text: 'The team writes down 5, because it is closest to the average.',
          why: 'First, the people with the lowest and the highest card explain what they see. An average leaves out why the 13 differs.',
        },
      },
      answer: 'a',
      scope: 'course',
    },
    {
      id: 'planning-poker-2',
      kind: 'single',
      difficulty: 3,
      stem: 'Before the Developers pick their cards, the Product Owner says, "I was hoping for a 3." Does that fit the Guide?',
      options: {
        a: {
          text: 'Yes, because the Product Owner is accountable for value.',
          why: "This accountability doesn't include the size. The Developers who will do the work are responsible for it.",
        },
        b: {
          text: 'Yes, because the Product Owner may influence the Developers in any way.',
          why: 'The Guide names the way: helping them understand and select trade-offs. A hoped-for number does neither.',
        },
        c: {
          text: "No, because a hoped-for number doesn't help them understand the item.",
          why: 'Helping them understand and select trade-offs is how the Product Owner may influence them. A wish only anchors them.',
        },
        d: {
          text: 'No, because the Product Owner has to keep silent during sizing.',
          why: "The Product Owner may help the Developers understand the item and select trade-offs, so silence isn't required. A hoped-for number doesn't help with that.",
        },
      },
      answer: 'c',
      rests: ['product-backlog-9', 'product-backlog-8'],
    },
    {
      id: 'planning-poker-3',
      kind: 'true-false',
      difficulty: 1,
      stem: 'Developers who size items without any cards or points stay within the rules of Scrum.',
      answer: true,
      why: {
        true: 'The Guide says who is responsible for sizing. Techniques for it are left to other sources, and the people who size may choose one.',
        false:
          "Cards and points are so common that it's easy to take them for rules. The Guide mentions neither.",
      },
      rests: ['purpose-15'],
    },
    {
      id: 'planning-poker-4',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'In planning poker, a team turns all of its cards over at the same moment. Which two effects does this have? (Choose two.)',
      options: {
        a: {
          text: "Everyone picks a card before hearing another person's number.",
          why: "People are drawn toward the first number they hear. If you pick in private, no colleague's card can sway you.",
        },
        b: {
          text: 'Everyone knows what most people think before picking a card.',
          why: 'All cards are turned over at the same moment, so everyone has picked before anyone knows what the others think.',
        },
        c: {
          text: 'The average of the cards tells the team the right size.',
          why: 'Different cards show different ideas of the work, and an average only mixes them. The size is settled after people have explained their reasons.',
        },
        d: {
          text: "People whose cards differ from the others' can be asked why.",
          why: 'The people with the lowest and the highest card get to explain their reasons, no matter who they are.',
        },
        e: {
          text: 'The Scrum Master can settle the size in one round.',
          why: 'Sizes come from those who will do the work, and they often need a second round.',
        },
      },
      answers: ['a', 'd'],
      scope: 'course',
    },
    {
      id: 'planning-poker-5',
      kind: 'single',
      difficulty: 2,
      stem: 'The cards show 5, 20, ?, 8, ? and 13, since the size depends on an answer from a supplier. People begin to repeat themselves. What helps most?',
      options: {
        a: {
          text: 'Write down 20, because the highest number is safest.',
          why: 'Only the supplier knows, so the item can wait for the answer. A number with a safety margin looks like knowledge and misleads everyone who plans with it.',
        },
        b: {
          text: 'Take a vote, and write down the number that wins.',
          why: "Only the supplier knows the missing fact, and a vote can't supply it. Until the answer comes, the item can stay without a size.",
        },
        c: {
          text: 'Explain the reasons again until all cards agree.',
          why: 'Explaining helps when people know different things. Here all of them miss the same fact, which only the supplier can tell them.',
        },
        d: {
          text: 'Leave the item without a size, and ask the supplier.',
          why: 'Only the supplier knows. The item can stay in the Product Backlog without a size until more is known.',
        },
      },
      answer: 'd',
      scope: 'course',
    },
  ],
}
