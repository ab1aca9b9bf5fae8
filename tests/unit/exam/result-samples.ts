import assert from 'node:assert/strict'
import { examRules } from '../../../lib/exam/exam-rules'
import type { Bank } from '../../../lib/exam/score'
import type { ExamResult } from '../../../lib/progress/shape'
import { bankWith, rightKeys } from './support'

/** More questions than an exam has: those of ten areas are enough for one. */
export const bank: Bank = bankWith(Math.ceil(examRules.questions / 10))

/** Answers to the first questions of an exam: so many right, then so many wrong, then so many with too few options. */
export function resultWith(
  {
    right,
    wrong = 0,
    blank = 0,
    asked = examRules.questions,
  }: { right: number; wrong?: number; blank?: number; asked?: number },
  change: Partial<ExamResult> = {},
): ExamResult {
  const questions = [...bank.keys()].slice(0, asked)
  assert.equal(questions.length, asked)
  const answers = questions.flatMap((id, index) => {
    const question = bank.get(id)
    assert.ok(question)
    if (index < right) return [[id, rightKeys(question)] as const]
    const keys = { single: ['a'], multiple: ['b', 'd'], 'true-false': ['false'] }[question.kind]
    return index < right + wrong ? [[id, keys] as const] : []
  })
  return {
    id: 'one',
    startedAt: '2026-11-21T10:00:00.000Z',
    endedAt: '2026-11-21T11:00:00.000Z',
    spent: 600_000,
    questions,
    answers: Object.fromEntries(answers),
    right,
    areas: {},
    times: Object.fromEntries(questions.slice(0, right + wrong + blank).map(id => [id, 45_000])),
    ...change,
  }
}
