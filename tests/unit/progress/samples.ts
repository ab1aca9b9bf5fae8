import fc from 'fast-check'
import type { Attempt, CardState, ExamResult, Progress } from '../../../lib/progress/shape'

export const time = '2026-11-21T10:00:00.000Z'
export const later = '2026-11-22T10:00:00.000Z'

export const attempt: Attempt = {
  id: 'exam-2',
  startedAt: later,
  questions: ['sprint-1', 'sprint-2'],
  answers: { 'sprint-1': ['a'] },
  flagged: ['sprint-2'],
  at: 1,
  spent: 90_000,
  holder: 'a-page',
}

export const result: ExamResult = {
  id: 'exam-1',
  startedAt: time,
  endedAt: later,
  spent: 3_000_000,
  questions: ['sprint-1', 'sprint-2'],
  answers: { 'sprint-1': ['a'], 'sprint-2': ['b', 'c'] },
  right: 1,
  areas: { Events: { right: 1, asked: 2 } },
}

export const card: CardState = {
  due: later,
  stability: 2.5,
  difficulty: 5.1,
  scheduled_days: 1,
  learning_steps: 0,
  reps: 1,
  lapses: 0,
  state: 2,
  last_review: time,
}

/** A bit of everything. */
export const progress: Progress = {
  lessons: { '/scrum/one': time, '/scrum/two': later },
  last: '/scrum/two',
  answers: { 'sprint-1': { right: true, at: time }, 'sprint-2': { right: false, at: later } },
  exam: attempt,
  exams: [result],
  cards: { sprint: card },
}

/** Few times, so that two are at times the same. */
const anyTime = fc.integer({ min: 1, max: 9 }).map(day => `2026-11-0${day}T10:00:00.000Z`)

/** Objects as JSON gives them, and not without a prototype. */
const noNullPrototype = true

/** Few names, so that two records share some; 'toString' is in every object's prototype. */
const anyName = fc.constantFrom('a', 'b', 'c', 'd', 'toString', 'hasOwnProperty')

const recordOf = <T>(value: fc.Arbitrary<T>) => fc.dictionary(anyName, value, { noNullPrototype })

const plain = <T>(fields: { [Name in keyof T]: fc.Arbitrary<T[Name]> }) =>
  fc.record(fields, { noNullPrototype })

const anyQuestions = fc.uniqueArray(anyName, { minLength: 1 })
const anyCount = fc.nat({ max: 50 })
const anyChosen = recordOf(fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 3 }))

const anyAttempt: fc.Arbitrary<Attempt> = plain({
  id: fc.constantFrom('1', '2', '3'),
  startedAt: anyTime,
  questions: anyQuestions,
  answers: anyChosen,
  flagged: fc.array(anyName, { maxLength: 3 }),
  place: fc.nat(),
  spent: anyCount,
}).map(({ place, ...rest }) => ({ ...rest, at: place % rest.questions.length }))

const anyResult: fc.Arbitrary<ExamResult> = plain({
  id: fc.constantFrom('1', '2', '3'),
  startedAt: anyTime,
  endedAt: anyTime,
  spent: anyCount,
  questions: anyQuestions,
  answers: anyChosen,
  areas: recordOf(plain({ right: anyCount, asked: anyCount })),
  share: fc.nat(),
}).map(({ share, ...rest }) => ({ ...rest, right: share % (rest.questions.length + 1) }))

const anyCard: fc.Arbitrary<CardState> = fc.record(
  {
    due: anyTime,
    // JSON writes -0 as 0.
    stability: fc.double({ noNaN: true, noDefaultInfinity: true }).map(number => number + 0),
    difficulty: anyCount,
    scheduled_days: anyCount,
    learning_steps: anyCount,
    reps: anyCount,
    lapses: anyCount,
    state: fc.constantFrom(0, 1, 2, 3),
    last_review: anyTime,
  },
  {
    noNullPrototype,
    requiredKeys: [
      'due',
      'stability',
      'difficulty',
      'scheduled_days',
      'learning_steps',
      'reps',
      'lapses',
      'state',
    ],
  },
)

/** Any progress that the site could have kept. */
export const anyProgress: fc.Arbitrary<Progress> = fc
  .record(
    {
      lessons: recordOf(anyTime),
      last: anyName,
      answers: recordOf(
        fc.record(
          { right: fc.boolean(), at: anyTime, chosen: fc.array(fc.constantFrom('a', 'b'), { maxLength: 8 }) },
          { noNullPrototype, requiredKeys: ['right', 'at'] },
        ),
      ),
      exam: anyAttempt,
      exams: fc.uniqueArray(anyResult, { selector: ({ id }) => id }),
      cards: recordOf(anyCard),
      notes: recordOf(plain({ text: fc.constantFrom('', 'mine'), at: anyTime })),
    },
    { noNullPrototype, requiredKeys: ['lessons', 'answers', 'exams', 'cards'] },
  )
  .map(({ lessons, last, exam, exams, ...rest }) => {
    const ended = exams.sort((a, b) => Date.parse(a.endedAt) - Date.parse(b.endedAt))
    return {
      ...rest,
      lessons: Object.fromEntries(Object.entries(lessons).map(([name, at]) => [`/${name}`, at])),
      ...(last === undefined ? {} : { last: `/${last}` }),
      ...(exam && !ended.some(({ id }) => id === exam.id) ? { exam } : {}),
      exams: ended,
    }
  })
