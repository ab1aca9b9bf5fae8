import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'velocity-tracking-tool',
  lesson: '/scrum/psm-1/scrum-tools/velocity-tracking-tool',
  focusArea: 'Forecasting & Release Planning',
  questions: [
    {
      id: 'velocity-tracking-tool-1',
      kind: 'single',
      difficulty: 2,
      stem: 'Items of 5, 3 and 3 points are Done; an item of 8 points still lacks one check that the Definition of Done requires. Which velocity does the team record for the Sprint?',
      options: {
        a: {
          text: '19, because the last check is only a formality',
          why: "A line of the Definition of Done isn't a formality. The item doesn't meet it, so it isn't Done.",
        },
        b: {
          text: '11, because only the Done items count',
          why: "An item counts in full in the Sprint in which it becomes Done. Before that, it doesn't count.",
        },
        c: {
          text: '18, because the last item is nearly Done',
          why: "An item can't be partly Done. Partial credit would also hide that little got Done in this Sprint.",
        },
        d: {
          text: "0, because the forecast wasn't met",
          why: 'The record shows what was Done, whether or not it was forecast. Bad Sprints belong in it.',
        },
      },
      answer: 'b',
      rests: ['increment-9'],
      scope: 'near',
    },
    {
      id: 'velocity-tracking-tool-3',
      kind: 'true-false',
      difficulty: 1,
      stem: 'Velocity is one of the measures that the Scrum Guide requires.',
      answer: false,
      why: {
        true: "Velocity is so common that it's easy to think so. The word doesn't occur in the Guide.",
        false: 'Velocity is a complementary practice. A team may use it, count items, or do neither.',
      },
      scope: 'near',
    },
    {
      id: 'velocity-tracking-tool-4',
      kind: 'single',
      difficulty: 2,
      stem: "An item of 8 points wasn't Done and returned to the Product Backlog with one day of work left. What does a team that records only Done items do when it selects this item again?",
      options: {
        a: {
          text: 'It adds 7 points to the record of the last Sprint.',
          why: "An item counts in the Sprint in which it becomes Done, and it wasn't Done in the last one. Seven points would be partial credit.",
        },
        b: {
          text: 'It plans a day of work and records the points when Done.',
          why: 'How much work is left and how much to record are separate questions. Some teams size the item anew before that.',
        },
        c: {
          text: 'It plans as much work for it as for a new item of 8 points.',
          why: "One day of work is left, so that is what the plan needs. Eight points' worth would leave room for work that is already finished.",
        },
        d: {
          text: 'It records the points right away, because so little is left.',
          why: 'An item counts when it is Done, however little is left. One day of work can bring surprises, too.',
        },
      },
      answer: 'b',
      scope: 'course',
    },
    {
      id: 'velocity-tracking-tool-5',
      kind: 'multiple',
      difficulty: 2,
      countStated: false,
      stem: 'After which of these changes could older velocity figures mislead a team about its next Sprint? (Choose all that apply.)',
      options: {
        a: {
          text: 'The Product Owner has changed the order of the items.',
          why: "The order says which items come first. It doesn't change how much gets Done in a Sprint.",
        },
        b: {
          text: 'The Sprints are now three weeks long instead of two.',
          why: "You can't compare Sprints of different lengths, and multiplying by one and a half is a guess.",
        },
        c: {
          text: 'The Definition of Done has a demanding new line.',
          why: "'Done' now includes more, so fewer points may get there at first.",
        },
        d: {
          text: 'The last Sprint brought only half of the usual points.',
          why: 'One low Sprint is part of the normal ups and downs. Neither the team nor its work has changed, so the older figures still count.',
        },
        e: {
          text: 'Two of the six Developers are new.',
          why: 'Other people did the work behind the old figures. Use a wide range until there are a few new ones.',
        },
      },
      answers: ['b', 'c', 'e'],
      scope: 'near',
    },
    {
      id: 'velocity-tracking-tool-7',
      kind: 'multiple',
      difficulty: 3,
      countStated: true,
      stem: 'A team gives itself partial credit for unfinished items. Which two effects does that have on its velocity record? (Choose two.)',
      options: {
        a: {
          text: 'A Sprint with hardly any Done items looks like the others.',
          why: 'The credit fills the gap that unfinished items leave. So the record shows a Sprint late that something went wrong.',
        },
        b: {
          text: 'The total over many Sprints is twice the real work.',
          why: "Partial credit moves points to an earlier Sprint, where they are too many, and they are missing later. That doesn't double the total.",
        },
        c: {
          text: 'An item that is dropped later leaves its credit in the record.',
          why: 'The points were noted for something that never got Done, and nothing takes them out again.',
        },
        d: {
          text: 'The average over many Sprints is too low.',
          why: 'What is credited early is missing later, so the average does not fall. An item that is dropped even leaves it too high.',
        },
        e: {
          text: 'A Sprint with many Done items is left out of the record.',
          why: 'Partial credit only moves points to an earlier Sprint. No Sprint is left out.',
        },
      },
      answers: ['a', 'c'],
      scope: 'course',
    },
  ],
}
