import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 't-shirt-sizing',
  lesson: '/scrum/psm-1/scrum-planning-estimation/estimation-techniques/t-shirt-sizing',
  focusArea: 'Forecasting & Release Planning',
  questions: [
    {
      id: 't-shirt-sizing-1',
      kind: 'single',
      difficulty: 2,
      stem: 'A team sizes features in letters from S to XL. What makes an M most reliable?',
      options: {
        a: {
          text: 'A range taken from finished features of that size',
          why: 'Such a range is based on evidence, and it includes the surprises that came with those features.',
        },
        b: {
          text: 'A fixed number of story points for each M',
          why: 'An M stands for a range, which is best taken from finished features. A fixed number claims a precision that no one has for a vague wish.',
        },
        c: {
          text: 'A number of hours agreed on with the Product Owner',
          why: "Finished features of that size give a range based on evidence. Hours claim a precision that a vague feature can't have, even if they are agreed on.",
        },
        d: {
          text: 'The same meaning of M in all teams of the company',
          why: 'Teams have different products and skills. A letter means something only in comparison with the work of the same team.',
        },
      },
      answer: 'a',
      scope: 'course',
    },
    {
      id: 't-shirt-sizing-3',
      kind: 'single',
      difficulty: 2,
      stem: "A feature is sized XL because no one knows how a partner's system behaves. What should the team do with it?",
      options: {
        a: {
          text: 'Plan twice as much time as for an L',
          why: "XL means that something is unknown, so it doesn't stand for an amount of time. A small trial can show what the team doesn't know.",
        },
        b: {
          text: 'Put it at the end of the Product Backlog',
          why: 'The order depends on more than size. If the feature matters, the team should ask its question now.',
        },
        c: {
          text: 'Make a small trial that answers the main question',
          why: 'XL means that something is unknown. Once you know more, you can give at least a part of the feature a size.',
        },
        d: {
          text: 'Hand it to a team that knows the system',
          why: 'A Scrum Team has the skills that it needs, or acquires them. With a small trial, the team itself learns how the system behaves.',
        },
      },
      answer: 'c',
      scope: 'course',
    },
    {
      id: 't-shirt-sizing-4',
      kind: 'true-false',
      difficulty: 1,
      stem: 'The Product Goal is the commitment for the Product Backlog.',
      answer: true,
      why: {
        true: 'Each artifact has a commitment. That of the Product Backlog is the Product Goal.',
        false:
          "It's easy to mix up the commitments. The Sprint Backlog has the Sprint Goal, the Increment has the Definition of Done, and the Product Backlog has the Product Goal.",
      },
      rests: ['artifacts-5'],
    },
    {
      id: 't-shirt-sizing-5',
      kind: 'multiple',
      difficulty: 3,
      countStated: true,
      stem: 'Features are sized S (1 to 3 items), S, M (4 to 7), L (8 to 16) and XL. How many items is that? Which two answers are honest? (Choose two.)',
      options: {
        a: {
          text: '"About 45 for all five, counting the XL as two Ls."',
          why: 'An honest answer is a range for the first four, from 14 to 29. One number hides it, and the XL has no number at all.',
        },
        b: {
          text: '"Up to 29 for all five, including all the surprises."',
          why: '29 is the high end for the first four, and it includes past surprises only. The XL has no number until the team knows more.',
        },
        c: {
          text: '"About 22 for the first four, with hardly any doubt."',
          why: '21.5 is the middle of the range from 14 to 29. The number may be off by seven or eight either way.',
        },
        d: {
          text: '"From 14 to 29 for the first four, leaving out the XL."',
          why: 'The low ends are 1 + 1 + 4 + 8 = 14 and the high ends 3 + 3 + 7 + 16 = 29. The answer shows both.',
        },
        e: {
          text: '"Unknown for the fifth until a small trial tells us more."',
          why: 'XL means that the team has to find out more before anyone relies on it.',
        },
      },
      answers: ['d', 'e'],
      scope: 'course',
    },
    {
      id: 't-shirt-sizing-8',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'For which two of these questions do rough letters from S to XL help? (Choose two.)',
      options: {
        a: {
          text: 'Who can finish this piece of work by noon tomorrow?',
          why: "A question about one day needs the plan of the Developers. A feature's letter is much too coarse for it.",
        },
        b: {
          text: 'Which of five wishes could fit into the next six months?',
          why: 'A coarse question far ahead is what letters are for.',
        },
        c: {
          text: 'How large a bonus has each of the Developers earned?',
          why: 'A letter says roughly how large a feature is, not what a person has contributed. If sizes earned a bonus, they would soon grow.',
        },
        d: {
          text: 'How large is this wish next to a feature of last winter?',
          why: 'Comparing with a finished feature is how a letter comes about.',
        },
        e: {
          text: 'Which task should the Developers do first tomorrow?',
          why: "The Developers plan the next day toward the Sprint Goal. A feature's letter doesn't help there.",
        },
      },
      answers: ['b', 'd'],
      scope: 'course',
    },
  ],
}
