import { examRules } from './exam-rules'

const { questions, minutes, pass, asOf } = examRules
const secondsPerMinute = 60

/** Share of right answers needed, in percent. */
export const passPercent = Math.round((pass / questions) * 100)

/** The exam's terms as texts write them: {exam.pass}. */
export const examFacts = {
  questions: String(questions),
  minutes: String(minutes),
  /** Right answers needed, and their share. */
  pass: String(pass),
  percent: `${passPercent}%`,
  /** Answers that may be wrong. */
  mayMiss: String(questions - pass),
  secondsEach: String((minutes * secondsPerMinute) / questions),
  asOf,
} as const
