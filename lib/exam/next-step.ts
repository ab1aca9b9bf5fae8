import { counted } from '../words'
import type { ExamResult } from '../progress/shape'
import { answeredOf, answersPass, endedEarly, ranOut, type Counts } from './outcomes'
import { isPassed } from './result'
import { isExam, kindOf } from './exam-kind'

/**
 * What a result asks for: 'early' says nothing, 'time' lacks only time, 'wrong' has answers to learn from,
 * 'blank' has only blanks, and 'done' has neither.
 */
export type Diagnosis = 'early' | 'time' | 'wrong' | 'blank' | 'done'

/** Blanks of an exam whose problem is time; fewer can't decide it. */
const manyBlanks = 0.1

/** What the result asks for. */
export function diagnosisOf(result: ExamResult, counts: Counts): Diagnosis {
  if (endedEarly(result, counts)) return 'early'
  const open = counts.blank + counts.unseen
  const lackedTime = ranOut(result) || open >= manyBlanks * result.questions.length
  if (isExam(result) && !isPassed(result) && answersPass(counts) && open > 0 && lackedTime) return 'time'
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
      return `You ended it after ${counted(answered, 'answer')} to ${asked} questions, so it says nothing about your areas. Take one to its end.`
    case 'time':
      return `Your problem is time: ${counts.right} of the ${answered} that you answered were right (${percent(counts.right, answered)}%), which is enough to pass, but ${counts.blank + counts.unseen} stayed open. Answer each question before you look at one again, and practice against the clock.`
    case 'wrong':
      if (kindOf(result) === 'first-look')
        return 'Next: begin with the lessons below. The first one teaches most of what you missed.'
      return `Next: repeat the ${counts.wrong === 1 ? 'one' : counts.wrong} that you missed until each is right, and read the lessons below.`
    case 'blank':
      return 'Next: no answer was wrong. Answer every question, since a guess costs nothing.'
    case 'done':
      return 'Next: take another exam, which asks other questions.'
  }
}

/** The outcomes other than right in words: '9 wrong, 5 left blank, 2 not reached.' Empty if there are none. */
export function restInWords({ wrong, blank, unseen }: Counts): string {
  const parts = [
    wrong > 0 && `${wrong} wrong`,
    blank > 0 && `${blank} left blank`,
    unseen > 0 && `${unseen} not reached`,
  ].filter(Boolean)
  return parts.length > 0 ? `${parts.join(', ')}.` : ''
}
