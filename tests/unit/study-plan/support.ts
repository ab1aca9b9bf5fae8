import fc from 'fast-check'
import { daysAfter, weekdays, type IsoDay } from '../../../lib/example/days'
import { focusAreas } from '../../../lib/course/question'
import { noProgress } from '../../../lib/progress/progress'
import type { Progress } from '../../../lib/progress/shape'
import type { PlanSettings } from '../../../lib/study-plan/lay-out'
import { makePlan, type Plan } from '../../../lib/study-plan/plan'
import type { StudyFacts, StudyLesson } from '../../../lib/study-plan/study-facts'
import { examRules } from '../../../lib/exam/exam-rules'

const questionsEach = 12

/** A lesson whose questions are all of its own area: a is the first area, b the second … */
function lesson(number: number, stage: StudyLesson['stage'] = 'course'): StudyLesson {
  const at = number % 4
  return {
    route: `/lesson-${number}`,
    title: `Lesson ${number}`,
    minutes: 8 + (number % 5),
    area: focusAreas[at] ?? 'Events',
    topic: `topic${number}`,
    areas: 'abcd'.charAt(at).repeat(questionsEach),
    weight: 10 + (number % 7),
    // In each area, the first three lessons are the Guide's, and the last is on tools.
    about: number < 12 ? 'guide' : 'tools',
    stage,
  }
}

/** A course of sixteen lessons in four areas, one for the days of the exams, and a sheet for the last day. */
export const facts: StudyFacts = {
  lessons: [
    ...Array.from({ length: 16 }, (_, number) => lesson(number)),
    lesson(16, 'exam'),
    lesson(17, 'last'),
  ],
  secondsToReview: 30,
  cards: {
    ids: Array.from({ length: 40 }, (_, number) => `term:${number}`),
    others: ['term:other'],
    seconds: 20,
    returns: [0, 0, 2, 13],
  },
}

export const today: IsoDay = '2026-11-22'
/** By the clock of wherever the tests run. */
export const noon = new Date(2026, 10, 22, 12)

export const settingsOf = (
  days: number,
  minutes: number,
  change: Partial<PlanSettings> = {},
): PlanSettings => ({
  exam: daysAfter(today, days),
  minutes,
  weekdays,
  ...change,
})

/** The plan, which there has to be. */
export function planOf(settings: PlanSettings, progress: Progress = noProgress, now: Date = noon): Plan {
  const plan = makePlan(facts, settings, progress, now)
  if (typeof plan === 'string') throw new Error(`No plan: ${plan}`)
  return plan
}

export const entriesOf = ({ rooms }: Plan) =>
  rooms.flatMap(({ day, entries }) => entries.map(entry => ({ day, ...entry })))

const yesterday = '2026-11-21T12:00:00.000Z'

/** Answers to the first questions of a lesson, so many right and so many wrong. */
export const answersTo = (
  number: number,
  right: number,
  wrong: number,
  at = yesterday,
): Progress['answers'] =>
  Object.fromEntries(
    Array.from({ length: right + wrong }, (_, index) => [
      `topic${number}-${index + 1}`,
      { right: index < right, at },
    ]),
  )

export const readLessons = (numbers: readonly number[], at = yesterday): Progress['lessons'] =>
  Object.fromEntries(numbers.map(number => [`/lesson-${number}`, at]))

/** An exam that ended then with so many right. */
export const examOf = (
  endedAt: string,
  right: number = examRules.pass,
  answered: number = examRules.questions,
): Progress['exams'][number] => ({
  id: endedAt,
  startedAt: endedAt,
  endedAt,
  spent: 1,
  questions: Array.from({ length: examRules.questions }, (_, index) => `q-${index}`),
  answers: Object.fromEntries(Array.from({ length: answered }, (_, index) => [`q-${index}`, ['a']])),
  right,
  areas: {},
})

/** Any reader: lessons read, answers, exams taken. */
export const anyProgress: fc.Arbitrary<Progress> = fc
  .record({
    read: fc.uniqueArray(fc.nat({ max: 17 })),
    answers: fc.array(
      fc.record({ lesson: fc.nat({ max: 15 }), right: fc.nat({ max: 6 }), wrong: fc.nat({ max: 6 }) }),
    ),
    exams: fc.nat({ max: 3 }),
  })
  .map(({ read, answers, exams }) => ({
    ...noProgress,
    lessons: readLessons(read),
    answers: Object.assign(
      {},
      ...answers.map(each => answersTo(each.lesson, each.right, each.wrong)),
    ) as Progress['answers'],
    exams: Array.from({ length: exams }, (_, index) => examOf(`2026-11-22T0${index}:00:00.000Z`)),
  }))

/** Any wish that can be planned for. */
export const anySettings: fc.Arbitrary<PlanSettings> = fc
  .record({
    days: fc.integer({ min: 7, max: 90 }),
    minutes: fc.integer({ min: 5, max: 200 }),
    weekdays: fc.subarray([...weekdays], { minLength: 1 }),
  })
  .map(({ days, minutes, weekdays: chosen }) => settingsOf(days, minutes, { weekdays: chosen }))
