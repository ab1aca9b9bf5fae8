import type { ExamResult } from '../progress/shape'
import { timeOf } from './attempt'
import { isComplete } from './complete'
import { examRules } from './exam-rules'
import { isRight, type Bank, type BankQuestion } from './score'

/** 'blank' was shown and not answered, or not with as many options as asked for; 'unseen' was never shown. */
export const outcomes = ['right', 'wrong', 'blank', 'unseen'] as const

export type Outcome = (typeof outcomes)[number]

/** What became of a question. Early results don't say what was shown, so nothing in them is unseen. */
export function outcomeOf({ answers, times }: ExamResult, question: BankQuestion): Outcome {
  const keys = answers[question.id]
  if (isRight(question, keys)) return 'right'
  if (isComplete(question, keys)) return 'wrong'
  return keys === undefined && times && !(question.id in times) ? 'unseen' : 'blank'
}

/** The questions that still exist, in order. */
export const questionsOf = ({ questions }: ExamResult, bank: Bank): BankQuestion[] =>
  questions.flatMap(id => bank.get(id) ?? [])

/** How many questions had which outcome. */
export type Counts = Readonly<Record<Outcome, number>>

/** Counts the outcomes of these questions. */
export function countsOf(result: ExamResult, questions: readonly BankQuestion[]): Counts {
  const counts = { right: 0, wrong: 0, blank: 0, unseen: 0 }
  for (const question of questions) counts[outcomeOf(result, question)] += 1
  return counts
}

/** How many questions were answered. */
export const answeredOf = ({ right, wrong }: Pick<Counts, 'right' | 'wrong'>): number => right + wrong

/** The share of its questions that an exam has to have answered to say something. */
const enough = 0.75

/** Whether the exam was ended by the reader with too few answers to say something about what they know. */
export function endedEarly(result: ExamResult, counts: Counts): boolean {
  return !ranOut(result) && answeredOf(counts) < enough * result.questions.length
}

/** Whether the exam ended because time was up. */
export const ranOut = (result: ExamResult): boolean => result.spent >= timeOf(result)

/** Whether the answered questions alone were right often enough to pass. */
export const answersPass = ({ right, wrong }: Counts): boolean =>
  right > 0 && right * examRules.questions >= examRules.pass * answeredOf({ right, wrong })
