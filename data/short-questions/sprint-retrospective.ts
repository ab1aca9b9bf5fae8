import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'sprint-retrospective-41',
    kind: 'single',
    difficulty: 1,
    stem: 'When does a Scrum Team address its most impactful improvements?',
    options: {
      a: {
        text: 'As soon as possible',
        why: "What helps most shouldn't wait. Adding it to the next Sprint Backlog is one way to do that.",
      },
      b: {
        text: 'Before the end of Sprint Planning',
        why: 'Before Sprint Planning ends, the Sprint Goal has to be final. The best improvements are addressed as soon as possible.',
      },
      c: {
        text: 'By the next Sprint Retrospective',
        why: 'Then a whole Sprint could pass without a change. What helps most is addressed as soon as possible.',
      },
      d: {
        text: 'At the start of the next Sprint',
        why: 'Until 2020, the next Sprint Backlog had to include at least one improvement. Today the best ones are addressed as soon as possible.',
      },
    },
    answer: 'a',
    guideSection: 'Sprint Retrospective',
    rests: ['sprint-retrospective-8'],
    focusArea: 'Events',
  },
  {
    id: 'sprint-retrospective-42',
    kind: 'single',
    difficulty: 1,
    stem: 'How long may a Sprint Retrospective last in a one-month Sprint?',
    options: {
      a: {
        text: 'Two hours',
        why: 'It may end after two hours, but the most that it may take is three.',
      },
      b: {
        text: 'Three hours',
        why: 'The Retrospective has a timebox of at most three hours in a Sprint of a month.',
      },
      c: {
        text: 'Four hours',
        why: 'Four hours is the limit of the Sprint Review. The two events are easy to mix up, since they follow each other.',
      },
      d: {
        text: 'Eight hours',
        why: 'Sprint Planning may last eight hours in a one-month Sprint. The limit of the Retrospective is three.',
      },
    },
    answer: 'b',
    guideSection: 'Sprint Retrospective',
    rests: ['sprint-retrospective-11'],
    focusArea: 'Events',
  },
  {
    id: 'sprint-retrospective-43',
    kind: 'single',
    difficulty: 1,
    stem: 'What is the purpose of the Sprint Retrospective?',
    options: {
      a: {
        text: 'To inspect the outcome of the Sprint',
        why: 'Inspecting the outcome is the purpose of the Sprint Review. The Retrospective looks at how the Sprint went.',
      },
      b: {
        text: 'To inspect progress toward the Sprint Goal',
        why: 'The Developers inspect this progress every day, in the Daily Scrum. The Retrospective looks for ways to work better.',
      },
      c: {
        text: 'To lay out the work for the Sprint',
        why: 'Sprint Planning lays out the work when a Sprint begins. The Retrospective concludes the Sprint and looks for ways to work better.',
      },
      d: {
        text: 'To plan ways to increase quality and effectiveness',
        why: 'The team inspects how it worked, so that the next Sprints get better.',
      },
    },
    answer: 'd',
    guideSection: 'Sprint Retrospective',
    rests: ['sprint-retrospective-1'],
    focusArea: 'Events',
  },
  {
    id: 'sprint-retrospective-44',
    kind: 'multiple',
    difficulty: 2,
    countStated: true,
    stem: 'What does the Scrum Team discuss in the Sprint Retrospective? (Choose two.)',
    options: {
      a: {
        text: 'How far the Product Goal has come',
        why: 'Progress toward the Product Goal is discussed at the Sprint Review, just before. The Retrospective is about how the team worked.',
      },
      b: {
        text: 'Whether its problems were solved, and how',
        why: "The team discusses what problems it encountered, and how they were or weren't solved.",
      },
      c: {
        text: 'What went well during the Sprint',
        why: 'What went well is discussed in the Retrospective, and not only the problems of the Sprint.',
      },
      d: {
        text: 'Which items come first in the next Sprint',
        why: "The order is the Product Owner's decision, and items are selected in Sprint Planning.",
      },
      e: {
        text: 'What has changed in the market',
        why: 'Scrum Team and stakeholders review at the Sprint Review what has changed in their environment. The Retrospective is about how the team worked.',
      },
    },
    answers: ['b', 'c'],
    guideSection: 'Sprint Retrospective',
    rests: ['sprint-retrospective-6', 'sprint-retrospective-5'],
    focusArea: 'Events',
  },
]
