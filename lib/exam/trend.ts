import * as words from '../../data/words/exam-result'
import type { ExamResult } from '../progress/shape'
import { likeThis } from './exam-kind'
import { percentRight } from './result'
import { countsOf, endedEarly, questionsOf } from './outcomes'
import type { Bank } from './score'

/** Maximum number of exams in the chart. */
const shownExams = 12

/**
 * The exams like this one up to it, oldest first, without those that were ended early. Empty if there is nothing
 * to compare.
 */
export function examTrend(exams: readonly ExamResult[], result: ExamResult, bank: Bank): ExamResult[] {
  const whole = likeThis(exams, result).filter(
    each => !endedEarly(each, countsOf(each, questionsOf(each, bank))),
  )
  const index = whole.findIndex(({ id }) => id === result.id)
  return index < 1 ? [] : whole.slice(Math.max(0, index + 1 - shownExams), index + 1)
}

/** The change since the exam before and the best so far, in words; empty for the first. */
export function changeInWords(trend: readonly ExamResult[]): string {
  const [before, now] = trend.slice(-2)
  if (!before || !now) return ''
  const points = percentRight(now) - percentRight(before)
  const best = Math.max(...trend.map(percentRight))
  const change =
    points === 0 ? words.samePercentage : points > 0 ? words.morePoints(points) : words.fewerPoints(-points)
  return change + (percentRight(now) === best ? words.noneWasBetter : words.bestWas(best))
}
