import type { Attempt, Progress } from '../progress/shape'
import { act, timeLeft, withTime, type ExamAction } from './attempt'
import { pickQuestions } from './pick-questions'
import { timeFor, wholeExam } from './exam-rules'
import { withAnswer } from './practice'
import { examPool } from './quotas'
import type { Random } from './random'
import { scoreOf, type Bank } from './score'

/** How many past exams a new one avoids repeating, if the bank is large enough. */
const remembered = 8

/** The page session that holds the exam, and the device's clock (ISO 8601), which may be wrong. */
export interface Moment {
  holder: string
  at: string
}

/** Starts an exam and takes hold of it. If one is under way, takes hold of that one instead. */
export function beginExam(
  progress: Progress,
  bank: Bank,
  random: Random,
  { holder, at }: Moment,
  mode = wholeExam,
): Progress {
  if (progress.exam) return holdExam(progress, holder)
  const past = progress.exams.slice(-remembered).map(({ questions }) => questions)
  const met = { past, answers: progress.answers }
  const questions = pickQuestions(examPool(bank.values()), met, mode.questions, random)
  const exam: Attempt = {
    // Two devices may start at the same time, and later merge their files.
    id: `${at}-${random.below(2 ** 31).toString(36)}`,
    startedAt: at,
    questions,
    answers: {},
    flagged: [],
    at: 0,
    spent: 0,
    holder,
    seed: random.below(2 ** 31),
    time: timeFor(questions.length),
    isStrict: mode.isStrict,
    keptAt: at,
  }
  return questions.length === 0 ? progress : { ...progress, exam }
}

/** Takes over the exam; another page that held it pauses. */
export function holdExam(progress: Progress, holder: string): Progress {
  const { exam } = progress
  return exam && exam.holder !== holder ? { ...progress, exam: { ...exam, holder } } : progress
}

/** Milliseconds. Strict exams run on while closed, by the device's clock; others ignore it, as readers can set it. */
function timeSince({ isStrict, keptAt }: Attempt, at: string, passed: number): number {
  if (!isStrict || keptAt === undefined) return passed
  return Math.max(passed, Date.parse(at) - Date.parse(keptAt))
}

/**
 * Applies an action and the time since the last one; nothing if another page holds the exam. Ends the exam if
 * time is up.
 * @param passed milliseconds measured by lib/exam/clock.ts
 */
export function stepExam(
  progress: Progress,
  bank: Bank,
  { holder, at }: Moment,
  passed: number,
  action?: ExamAction,
): Progress {
  const { exam } = progress
  if (exam?.holder !== holder) return progress
  // The action counts if it came before time was up.
  const acted = action ? act(exam, action) : exam
  const done = withTime(acted, timeSince(exam, at, passed), exam.questions[exam.at])
  if (timeLeft(done) === 0) return endExam({ ...progress, exam: done }, bank, at)
  return done === exam ? progress : { ...progress, exam: { ...done, keptAt: at } }
}

/** Ends the exam: adds its result to the history and records each answer, but no blanks. */
export function endExam(progress: Progress, bank: Bank, at: string): Progress {
  const { exam, ...rest } = progress
  if (!exam) return progress
  const { holder: _holder, at: _at, keptAt: _keptAt, ...kept } = exam
  const answered = exam.questions.reduce((known: Progress, id) => {
    const question = bank.get(id)
    return question ? withAnswer(known, question, exam.answers[id], at, exam.confidence?.[id]) : known
  }, rest)
  const result = { ...kept, endedAt: at, ...scoreOf(exam, bank) }
  return { ...answered, exams: [...progress.exams, result] }
}

/** Abandons the exam without a result. */
export function dropExam(progress: Progress): Progress {
  const { exam: _exam, ...rest } = progress
  return rest
}
