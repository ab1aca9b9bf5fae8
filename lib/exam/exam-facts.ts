import { examRules } from './exam-rules'

const { questions, minutes, pass, asOf } = examRules
const secondsPerMinute = 60

/** Percentage of right answers needed. */
export const passPercent = Math.round((pass / questions) * 100)

/** The exam's terms for use in pages: {exam.pass}. */
export const examFacts = {
  questions: String(questions),
  minutes: String(minutes),
  /** Right answers needed, with their percentage. */
  pass: String(pass),
  percent: `${passPercent}%`,
  /** Wrong answers allowed. */
  mayMiss: String(questions - pass),
  secondsEach: String((minutes * secondsPerMinute) / questions),
  asOf,
} as const
