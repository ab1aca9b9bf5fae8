import { timeLeft } from '../exam/attempt'
import { examRules } from '../exam/exam-rules'
import type { Attempt, ExamResult, Progress } from './shape'

/** A result in numbers. */
export interface ScoreFacts {
  right: number
  asked: number
  isPassed: boolean
}

/** What an ended exam is worth; one with fewer questions is passed at the same share of right answers. */
function scoreFacts({ right, questions }: ExamResult): ScoreFacts {
  const asked = questions.length
  return { right, asked, isPassed: right * examRules.questions >= examRules.pass * asked }
}

/** The exams taken: how many, the last one's score and the best one's; undefined before the first. */
export function examsTaken(
  exams: Progress['exams'],
): { count: number; last: ScoreFacts; best: ScoreFacts } | undefined {
  const scores = exams.map(scoreFacts)
  const last = scores.at(-1)
  if (!last) return undefined
  const best = scores.reduce((a, b) => (b.right * a.asked > a.right * b.asked ? b : a))
  return { count: scores.length, last, best }
}

const millisecondsPerMinute = 60_000

/** An exam under way: its questions, those answered, and the minutes left, a begun one counted. */
export function examFacts(exam: Attempt): { answered: number; asked: number; minutesLeft: number } {
  return {
    answered: exam.questions.filter(id => Object.hasOwn(exam.answers, id)).length,
    asked: exam.questions.length,
    minutesLeft: Math.ceil(timeLeft(exam) / millisecondsPerMinute),
  }
}

/** How many questions were ever answered, and how many of them wrong the last time. */
export function answersGiven(answers: Progress['answers']): { answered: number; missed: number } {
  const given = Object.values(answers)
  return { answered: given.length, missed: given.filter(({ right }) => !right).length }
}

/** How much there is of each part of progress. */
export type Amounts = Readonly<Record<'lessons' | 'exams' | 'underWay' | 'answers' | 'cards', number>>

/** How much there is of each part. */
export const amountsOf = ({ lessons, exams, exam, answers, cards }: Progress): Amounts => ({
  lessons: Object.keys(lessons).length,
  exams: exams.length,
  underWay: exam ? 1 : 0,
  answers: Object.keys(answers).length,
  cards: Object.keys(cards).length,
})

const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`]

/** Amounts in words, such as '2 exams and 1 flashcard'; an empty text where there is nothing. */
export function amountsInWords({ lessons, exams, underWay, answers, cards }: Amounts): string {
  const parts = [
    ...counted(lessons, 'lesson marked as read', 'lessons marked as read'),
    ...counted(exams, 'exam taken', 'exams taken'),
    ...counted(underWay, 'exam under way', 'exams under way'),
    ...counted(answers, 'answer to a question', 'answers to questions'),
    ...counted(cards, 'flashcard in study', 'flashcards in study'),
  ]
  const last = parts.pop() ?? ''
  return parts.length === 0 ? last : `${parts.join(', ')} and ${last}`
}
