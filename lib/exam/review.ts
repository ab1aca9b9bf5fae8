import * as words from '../../data/words/exam-result'
import type { ExamResult } from '../progress/shape'
import { restInWords } from './next-step'
import { countsOf, outcomeOf, questionsOf } from './outcomes'
import { paceOf } from './result-details'
import { isRight, type Bank, type BankQuestion } from './score'
import { clockText } from './time-text'

/** How many times the pace a question has to take to count as slow. */
const slowness = 2

type Filter = (result: ExamResult, question: BankQuestion) => boolean

const isAnswered: Filter = (result, question) => ['right', 'wrong'].includes(outcomeOf(result, question))
const isUnsure: Filter = ({ confidence }, { id }) => ['unsure', 'guess'].includes(confidence?.[id] ?? '')
const isSlow: Filter = (result, { id }) => (result.times?.[id] ?? 0) > slowness * paceOf(result)
const isChanged: Filter = ({ changes }, { id }) => (changes?.[id] ?? 0) > 0
const isMarked: Filter = ({ flagged }, { id }) => flagged?.includes(id) ?? false

/** What a review may be limited to. */
export const reviewFilters = {
  missed: { holds: (result, question) => outcomeOf(result, question) === 'wrong' },
  blank: {
    holds: (result, question) => ['blank', 'unseen'].includes(outcomeOf(result, question)),
  },
  unsure: { holds: isUnsure },
  lucky: {
    holds: (result, question) => isUnsure(result, question) && outcomeOf(result, question) === 'right',
  },
  convinced: {
    holds: (result, question) =>
      result.confidence?.[question.id] === 'sure' && outcomeOf(result, question) === 'wrong',
  },
  bookmarked: { holds: isMarked },
  slow: { holds: isSlow },
  changed: { holds: isChanged },
  all: { holds: () => true },
} as const satisfies Record<keyof typeof words.filters, { holds: Filter }>

export type ReviewFilter = keyof typeof reviewFilters

/** The questions of an exam to which the filter applies, in order. */
export const reviewed = (result: ExamResult, bank: Bank, filter: ReviewFilter): BankQuestion[] =>
  questionsOf(result, bank).filter(question => reviewFilters[filter].holds(result, question))

/** The filters that leave something, with the number of questions. */
export const usefulFilters = (result: ExamResult, bank: Bank): { filter: ReviewFilter; count: number }[] =>
  (Object.keys(reviewFilters) as ReviewFilter[])
    .map(filter => ({ filter, count: reviewed(result, bank, filter).length }))
    .filter(({ count }) => count > 0)

/** How sure the reader was, against the outcomes; undefined if they never said. */
export function sureScores(result: ExamResult, bank: Bank) {
  const asked = questionsOf(result, bank).filter(question => isAnswered(result, question))
  const rows = (['sure', 'unsure', 'guess'] as const).map(name => {
    const own = asked.filter(({ id }) => result.confidence?.[id] === name)
    const right = own.filter(question => outcomeOf(result, question) === 'right').length
    return { name, right, wrong: own.length - right }
  })
  return rows.some(({ right, wrong }) => right + wrong > 0) ? rows : undefined
}

/** From wrong to right and right to wrong, where the first answer was kept; otherwise how many are right now. */
function changesInWords(result: ExamResult, changed: readonly BankQuestion[]): string {
  const { before, answers } = result
  const right = changed.filter(question => isRight(question, answers[question.id]))
  if (!before) return words.youChanged(changed.length, right.length)
  const wasRight = changed.filter(question => isRight(question, before[question.id]))
  const gained = right.filter(question => !wasRight.includes(question)).length
  const lost = wasRight.filter(question => !right.includes(question)).length
  return words.youChangedTo(changed.length, gained, lost)
}

/** What the exam recorded along with the answers, a sentence each: bookmarks, changes, slow questions. */
export function recordInWords(result: ExamResult, bank: Bank): string[] {
  const asked = questionsOf(result, bank)
  const marked = asked.filter(question => isMarked(result, question))
  const changed = asked.filter(question => isChanged(result, question))
  const slow = asked.filter(question => isSlow(result, question))
  const rightOf = (some: readonly BankQuestion[]) =>
    some.filter(question => outcomeOf(result, question) === 'right').length
  const rest = restInWords(countsOf(result, marked))
  return [
    ...(marked.length > 0 ? [words.youBookmarked(marked.length, rightOf(marked), rest)] : []),
    ...(changed.length > 0 ? [changesInWords(result, changed)] : []),
    ...(slow.length > 0 ? [words.slowQuestions(slow.length, clockText(paceOf(result)), rightOf(slow))] : []),
  ]
}
