import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'definition-of-done-tool',
  lesson: '/scrum/psm-1/scrum-tools/definition-of-done-tool',
  focusArea: 'Done',
  questions: [
    {
      id: 'definition-of-done-tool-1',
      kind: 'single',
      difficulty: 2,
      stem: 'Two Developers check the same items for the line "pages are easy to read" and often disagree. What should the Scrum Team do first?',
      options: {
        a: {
          text: 'Let the more experienced of the two decide',
          why: 'The Definition of Done is there to give everyone the same understanding, so the line has to be reworded. Otherwise it means what one person thinks.',
        },
        b: {
          text: 'Reword the line until both understand it in the same way',
          why: "If two careful people differ, the definition doesn't yet give everyone a shared understanding.",
        },
        c: {
          text: 'Move the line from the definition to single items',
          why: "The product may need this quality in every Increment. It's the wording that needs work.",
        },
        d: {
          text: 'Vote on each item about which the two of them still disagree',
          why: "Done has to mean the same to everyone, so the line needs better wording. A vote only settles today's items.",
        },
      },
      answer: 'b',
      rests: ['done-3'],
    },
    {
      id: 'definition-of-done-tool-2',
      kind: 'single',
      difficulty: 2,
      stem: 'The Product Owner is away, and the Sprint Review is a week off. When is an item part of an Increment?',
      options: {
        a: {
          text: 'When it can be Done within one Sprint',
          why: "An item that can be Done within one Sprint is ready for selection. It's part of an Increment only when it is Done.",
        },
        b: {
          text: 'When it meets the Definition of Done',
          why: "As soon as an item meets the Definition of Done, it is part of an Increment. No one's approval is needed.",
        },
        c: {
          text: 'When it has a size and acceptance criteria',
          why: "Such details help to understand an item before the work. They don't say what state the work is in.",
        },
        d: {
          text: 'When the Product Owner has approved it',
          why: 'In a company with formal acceptance, this is usual. In Scrum, the Definition of Done decides, and no one has to be there.',
        },
      },
      answer: 'b',
      rests: ['done-2'],
    },
    {
      id: 'definition-of-done-tool-3',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'Which two of these lines describe a state of the product and can be answered with yes or no before a Sprint ends? (Choose two.)',
      options: {
        a: {
          text: 'A second Developer has tested the functions.',
          why: 'That says what someone did, not what state the product is in. It can be true even if the test found twenty bugs.',
        },
        b: {
          text: 'More people sign up than in the year before.',
          why: "That's a good aim, but you can answer it only long after the Sprint.",
        },
        c: {
          text: 'The architecture is clean and easy to extend.',
          why: "Two people may answer differently, because the line doesn't say what they should look at.",
        },
        d: {
          text: 'The prices are the same as in the printed list.',
          why: 'Compare the two, and you know whether the answer is yes or no.',
        },
        e: {
          text: 'All functions can be used with a keyboard alone.',
          why: 'Someone without a mouse can try it, and the answer is yes or no.',
        },
      },
      answers: ['d', 'e'],
      rests: ['done-1'],
    },
    {
      id: 'definition-of-done-tool-4',
      kind: 'true-false',
      difficulty: 2,
      stem: 'A Definition of Done may contain a line that only a person can check, not software.',
      answer: true,
      why: {
        true: "The quality that the product needs decides what is in the definition. Automation is one way to check it, and Scrum doesn't prescribe that way.",
        false:
          'The Guide asks for a definition that suits the product. A line with a clear yes or no is a good line, no matter who gives the answer.',
      },
      rests: ['done-8'],
    },
  ],
}
