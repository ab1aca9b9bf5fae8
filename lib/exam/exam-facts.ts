import { studyHours } from './study-hours'
import { examRules } from './exam-rules'

const { questions, minutes, pass } = examRules
const secondsPerMinute = 60

/** Percentage of right answers needed. */
export const passPercent = Math.round((pass / questions) * 100)

const secondsFor = (time: number) => Math.round((time * secondsPerMinute) / questions)

/** A first pass at a pace that leaves a fifth of the time for a second look. */
const firstPass = Math.round(minutes * 0.8)
/** For blanks, at the end. */
const lastMinutes = 2

/** When to check the pace, and the question that should be reached by then. */
export const paceChecks = [1, 2, 3, 4].map(quarter => ({
  minute: Math.round((firstPass * quarter) / 4),
  question: Math.round((questions * quarter) / 4),
}))

/** The plan for the exam in numbers. */
export const examPlan = {
  firstPass,
  secondsInPass: secondsFor(firstPass),
  left: minutes - firstPass,
  secondLook: minutes - firstPass - lastMinutes,
  secondLookEnds: minutes - lastMinutes,
  lastMinutes,
} as const

const texts = (numbers: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(numbers).map(([name, number]) => [name, String(number)]))

/** The exam's terms for use in pages: {exam.pass}. */
export const examFacts: Readonly<Record<string, string>> = {
  ...texts({
    questions,
    minutes,
    /** Right answers needed. */
    pass,
    /** Wrong answers allowed. */
    mayMiss: questions - pass,
    /** Two right answers too few. */
    justMissed: pass - 2,
    /** Three right answers more than needed. */
    passedWith: pass + 3,
    /** To prepare, in all. */
    studyHours,
    secondsEach: secondsFor(minutes),
    ...examPlan,
  }),
  ...Object.fromEntries(
    paceChecks.flatMap(({ minute, question }, index) => [
      [`check${index + 1}`, String(minute)],
      [`reached${index + 1}`, String(question)],
    ]),
  ),
  percent: `${passPercent}%`,
}
