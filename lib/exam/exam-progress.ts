import type { Attempt, Progress } from '../progress/shape'
import { act, runsOn, timeLeft, withTime, type ExamAction } from './attempt'
import { settled, settledBy } from './changes'
import { pickQuestions } from './pick-questions'
import { examModes, timeFor, wholeExam, type ExamMode } from './exam-rules'
import { withAnswer } from './practice'
import { examPool } from './quotas'
import type { Random } from './random'
import { scoreOf, type Bank } from './score'

/** The level that a first look leaves out. */
const hard = 3

/** How many past exams a new one avoids repeating, if the bank is large enough. */
const remembered = 8

/** The page session that holds the exam, and the device's clock (ISO 8601), which may be wrong. */
export interface Moment {
  holder: string
  at: string
}

/** Draws a fair mix for an exam or a round, by what the reader has met; a first look has no hard questions. */
export function mixFor(
  { exams, answers }: Progress,
  bank: Bank,
  random: Random,
  { name, questions }: Pick<ExamMode, 'questions'> & { name?: string },
): string[] {
  const past = exams.slice(-remembered).map(exam => exam.questions)
  const isEasy = name === examModes['first-look'].name
  const pool = examPool([...bank.values()].filter(({ difficulty }) => !isEasy || difficulty !== hard))
  return pickQuestions(pool, { past, answers }, questions, random)
}

/**
 * Starts an exam and takes hold of it. If one is under way, takes hold of that one instead.
 * @param own the questions, if the reader chose which
 */
export function beginExam(
  progress: Progress,
  bank: Bank,
  random: Random,
  { holder, at }: Moment,
  mode = wholeExam,
  own?: readonly string[],
): Progress {
  if (progress.exam) return holdExam(progress, holder)
  const questions = own ? [...own] : mixFor(progress, bank, random, mode)
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
    mode: mode.name,
    clock: mode.clock,
    ...(mode.clock !== 'none' && { time: timeFor(questions.length) }),
    keptAt: at,
  }
  return questions.length === 0 ? progress : { ...progress, exam }
}

/** Takes over the exam; another page that held it pauses. */
export function holdExam(progress: Progress, holder: string): Progress {
  const { exam } = progress
  return exam && exam.holder !== holder ? { ...progress, exam: { ...exam, holder } } : progress
}

/** A year in milliseconds. After a longer absence, the clock of the device was wrong before, or is now. */
const tooLong = 365 * 24 * 60 * 60 * 1000

/**
 * Milliseconds to add. A clock that runs on while the exam is closed takes them from the device's clock; others
 * ignore that clock, as readers can set it.
 */
export function timeSince(exam: Attempt, at: string, passed = 0): number {
  if (!runsOn(exam) || exam.keptAt === undefined) return passed
  const away = Date.parse(at) - Date.parse(exam.keptAt)
  return away > tooLong ? passed : Math.max(passed, away)
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
  const shown = exam.questions[exam.at] ?? ''
  const acted = action ? settledBy(action, act(exam, action), bank, shown) : exam
  const done = withTime(acted, timeSince(exam, at, passed), shown)
  if (timeLeft(done) === 0) return endExam({ ...progress, exam: done }, bank, at)
  return done === exam ? progress : { ...progress, exam: { ...done, keptAt: at } }
}

/** Ends the exam: adds its result to the history and records each answer, but no blanks. */
export function endExam(progress: Progress, bank: Bank, at: string): Progress {
  const { exam: underWay, ...rest } = progress
  if (!underWay) return progress
  const exam = settled(underWay, bank, underWay.questions[underWay.at])
  const {
    holder: _holder,
    at: _at,
    keptAt: _keptAt,
    settled: _settled,
    isTimeHidden: _hidden,
    ...kept
  } = exam
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
