import * as words from '../../data/words/exam-result'
import * as start from '../../data/words/exam-start'
import * as guide from '../../data/words/guide'
import { focusAreas, guideSections } from '../course/question'
import type { ExamResult } from '../progress/shape'
import { timeOf } from './attempt'
import { answeredOf, countsOf, questionsOf, ranOut, type Counts } from './outcomes'
import type { Bank, BankQuestion } from './score'
import { minutesText } from './time-text'

/** The outcomes of one part of an exam. */
export interface PartScore extends Counts {
  name: string
}

/** By the answers given; parts without any come last, since blanks say nothing about what a reader knows. */
const weakestFirst = (scores: readonly PartScore[]): PartScore[] => {
  const share = (score: PartScore) => (answeredOf(score) === 0 ? Infinity : score.right / answeredOf(score))
  return [...scores].sort((a, b) => (share(a) === share(b) ? 0 : share(a) - share(b)))
}

function scoresBy(
  result: ExamResult,
  bank: Bank,
  names: readonly string[],
  nameOf: (question: BankQuestion) => string,
): PartScore[] {
  const asked = questionsOf(result, bank)
  return names.flatMap(name => {
    const own = asked.filter(question => nameOf(question) === name)
    return own.length === 0 ? [] : { name, ...countsOf(result, own) }
  })
}

/** The outcomes by focus area, weakest first. */
export const areaScores = (result: ExamResult, bank: Bank): PartScore[] =>
  weakestFirst(
    scoresBy(
      result,
      bank,
      focusAreas.map(name => guide.areaName(name)),
      ({ area }) => guide.areaName(area),
    ),
  )

/** The outcomes by section of the Guide, weakest first. */
export const sectionScores = (result: ExamResult, bank: Bank): PartScore[] =>
  weakestFirst(
    scoresBy(
      result,
      bank,
      guideSections.map(name => guide.sectionName(name)),
      ({ guideSection }) => guide.sectionName(guideSection),
    ),
  )

/** The outcomes by kind of question. */
export const kindScores = (result: ExamResult, bank: Bank): PartScore[] =>
  scoresBy(result, bank, Object.values(start.kindNames), ({ kind }) => start.kindNames[kind])

/** The outcomes by level. */
export const levelScores = (result: ExamResult, bank: Bank): PartScore[] =>
  scoresBy(result, bank, Object.values(start.levelNames), ({ difficulty }) => start.levelNames[difficulty])

/** Milliseconds for each question at the exam's pace; Infinity without a clock. */
export const paceOf = (result: ExamResult): number => timeOf(result) / result.questions.length

/** How the time was used, in words. */
export function timeInWords(result: ExamResult): string {
  const { spent, isStrict, pauses = 0 } = result
  const used = ranOut(result) ? words.timeRanOut : words.youTook(minutesText(spent))
  if (isStrict) return used + words.wasStrict
  if (pauses === 0) return used
  return used + words.youPaused(pauses)
}
