import type { Page } from '@playwright/test'
import { questionBank } from '../../../data/question-bank'
import { choicesOf, scopeOf, type Question } from '../../../lib/course/question'
import { resultAddress } from '../../../lib/exam/address'
import { examRules } from '../../../lib/exam/exam-rules'
import type { ExamResult } from '../../../lib/progress/shape'
import { examPage } from './exam'
import { store } from './flashcards'
import { open } from './reader'

const pool = [...questionBank.values()].filter(question => scopeOf(question) !== 'course')

function keysOf(question: Question, isRight: boolean): string[] {
  const choices = choicesOf(question)
  const right = choices.filter(choice => choice.right).map(({ key }) => key)
  const wrong = choices.find(choice => !choice.right)?.key ?? ''
  return isRight ? right : [wrong, ...right.slice(1)]
}

/** An ended exam: so many right, then so many wrong, then so many blank; the others were not reached. */
export function exam(
  id: string,
  { right, wrong, blank = 0 }: { right: number; wrong: number; blank?: number },
  change: Partial<ExamResult> = {},
): ExamResult {
  const asked = pool.slice(0, change.questions?.length ?? examRules.questions)
  const answered = asked.slice(0, right + wrong)
  const seen = asked.slice(0, right + wrong + blank)
  return {
    id,
    startedAt: '2026-11-21T10:00:00.000Z',
    endedAt: '2026-11-21T10:55:00.000Z',
    spent: 55 * 60_000,
    questions: asked.map(question => question.id),
    answers: Object.fromEntries(
      answered.map((question, index) => [question.id, keysOf(question, index < right)]),
    ),
    right,
    areas: {},
    times: Object.fromEntries(seen.map(question => [question.id, 30_000])),
    ...change,
  }
}

const { questions, pass } = examRules
const mayMiss = questions - pass

/** Four right answers too few, and four blanks. */
export const counts = { right: pass - 4, wrong: mayMiss, blank: 4 }
/** An exam with these counts. */
export const usual = exam('usual', counts)
/** Two right answers more than needed, and no blank. */
export const passed = { right: pass + 2, wrong: mayMiss - 2 }
/** The heading of its result. */
export const verdict = `${counts.right} of ${questions} right: not passed`
const [one = '', two = ''] = usual.questions
const lastMissed = usual.questions[counts.right + counts.wrong - 1] ?? ''
/** What an exam records that asks how sure one is. */
export const recorded = exam('recorded', counts, {
  confidence: { [one]: 'guess', [two]: 'sure', [lastMissed]: 'sure' },
  changes: { [one]: 1 },
  before: { [one]: ['never'] },
  flagged: [two],
  times: { ...usual.times, [two]: 200_000 },
})

/** Opens the result of the last of these exams by its address; they are all that the device has stored. */
export async function openResult(page: Page, ...exams: ExamResult[]): Promise<void> {
  const answers = Object.fromEntries(
    exams.flatMap(({ answers: given, right, endedAt }) =>
      Object.keys(given).map((id, index) => [id, { right: index < right, at: endedAt }]),
    ),
  )
  await store(page, JSON.stringify({ lessons: {}, answers, exams }))
  await open(page, examPage + resultAddress(exams.at(-1)?.id ?? ''))
}
