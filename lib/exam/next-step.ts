import * as words from '../../data/words/exam-result'
import type { ExamResult } from '../progress/shape'
import { answeredOf, answersPass, endedEarly, ranOut, type Counts } from './outcomes'
import { isPassed } from './result'
import { isExam, kindOf } from './exam-kind'

/**
 * What a result asks for: 'early' says nothing, 'time' lacks only time, 'pace' lost more by time than by mistakes, 'wrong'
 * has answers to learn from, 'blank' has only blanks, and 'done' has neither.
 */
export type Diagnosis = 'early' | 'time' | 'pace' | 'wrong' | 'blank' | 'done'

/** Blanks of an exam whose problem is time; fewer can't decide it. */
const manyBlanks = 0.1

/** What the result asks for. */
export function diagnosisOf(result: ExamResult, counts: Counts): Diagnosis {
  if (endedEarly(result, counts)) return 'early'
  const open = counts.blank + counts.unseen
  const lackedTime = ranOut(result) || open >= manyBlanks * result.questions.length
  if (isExam(result) && !isPassed(result) && answersPass(counts) && open > 0 && lackedTime) return 'time'
  if (ranOut(result) && counts.unseen > counts.wrong && counts.right > counts.wrong) return 'pace'
  if (counts.wrong > 0) return 'wrong'
  return open > 0 ? 'blank' : 'done'
}

const percent = (part: number, whole: number) => Math.floor((100 * part) / whole)

/** What to do next, in words. */
export function nextInWords(result: ExamResult, counts: Counts): string {
  const answered = answeredOf(counts)
  const asked = result.questions.length
  switch (diagnosisOf(result, counts)) {
    case 'early':
      return words.endedEarly(answered, asked)
    case 'time':
      return words.problemIsTime(
        counts.right,
        answered,
        percent(counts.right, answered),
        counts.blank + counts.unseen,
      )
    case 'pace':
      return words.practicePace(counts.unseen) + (counts.wrong > 0 ? words.thenRepeat(counts.wrong) : '')
    case 'wrong':
      if (kindOf(result) === 'first-look') return words.beginWithLessons
      return words.repeatAndRead(counts.wrong)
    case 'blank':
      return words.answerAll
    case 'done':
      return words.takeAnother
  }
}

/** The outcomes other than right in words: '9 wrong, 5 left blank, 2 not reached'. Empty if there are none. */
export const restInWords = ({ wrong, blank, unseen }: Counts): string =>
  words.listed([
    ...(wrong > 0 ? [words.wrong(wrong)] : []),
    ...(blank > 0 ? [words.leftBlank(blank)] : []),
    ...(unseen > 0 ? [words.notReached(unseen)] : []),
  ])
