import type { Attempt, Progress } from '../progress/shape'
import { act, timeLeft, withTime, type ExamAction } from './attempt'
import { drawQuestions } from './draw-questions'
import { timeFor, wholeExam } from './exam-rules'
import { examPool } from './quotas'
import type { Random } from './random'
import { isRight, scoreOf, type Bank } from './score'

/** Exams whose questions a new one avoids, as far as the bank suffices. */
const remembered = 8

/** The opening of a page that holds the exam, and the device's clock (ISO 8601), which may be wrong. */
export interface Moment {
  holder: string
  at: string
}

/** Begins an exam and holds it; an exam under way stays, and is held instead. */
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
  const questions = drawQuestions(examPool(bank.values()), met, mode.questions, random)
  const exam: Attempt = {
    // Two devices may begin at the same time, and their files be brought together.
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

/** Takes the exam over: another page that held it pauses. */
export function holdExam(progress: Progress, holder: string): Progress {
  const { exam } = progress
  return exam && exam.holder !== holder ? { ...progress, exam: { ...exam, holder } } : progress
}

/**
 * What has passed, in milliseconds. In a strict exam that is at least what the device's clock says, so that time runs on
 * while the page is closed; in others that clock counts for nothing, as it may be set.
 */
function timeSince({ isStrict, keptAt }: Attempt, at: string, passed: number): number {
  if (!isStrict || keptAt === undefined) return passed
  return Math.max(passed, Date.parse(at) - Date.parse(keptAt))
}

/**
 * An action, and the time that has passed since the last one; nothing where another page holds the exam. An exam
 * whose time is out ends by itself.
 *
 * @param passed milliseconds, as lib/exam/clock.ts measures them
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
  // What was done before its last moment was over counts.
  const acted = action ? act(exam, action) : exam
  const done = withTime(acted, timeSince(exam, at, passed), exam.questions[exam.at])
  if (timeLeft(done) === 0) return endExam({ ...progress, exam: done }, bank, at)
  return done === exam ? progress : { ...progress, exam: { ...done, keptAt: at } }
}

/** Ends the exam: its result joins the history, and each question's answer is remembered; a blank counts as missed. */
export function endExam(progress: Progress, bank: Bank, at: string): Progress {
  const { exam, ...rest } = progress
  if (!exam) return progress
  const { holder: _holder, at: _at, keptAt: _keptAt, ...kept } = exam
  const answers = { ...progress.answers }
  for (const id of exam.questions) {
    const question = bank.get(id)
    if (question) answers[id] = { right: isRight(question, exam.answers[id]), at }
  }
  const result = { ...kept, endedAt: at, ...scoreOf(exam, bank) }
  return { ...rest, answers, exams: [...progress.exams, result] }
}

/** Gives the exam up: nothing of it is kept. */
export function dropExam(progress: Progress): Progress {
  const { exam: _exam, ...rest } = progress
  return rest
}
