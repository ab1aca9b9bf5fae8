import type { Progress } from './shape'

/** How many questions were ever answered, and how many were wrong at the last try. */
export function answersGiven(answers: Progress['answers']): { answered: number; missed: number } {
  const given = Object.values(answers)
  return { answered: given.length, missed: given.filter(({ right }) => !right).length }
}

/** The amount of each part of progress. */
export type Amounts = Readonly<Record<'lessons' | 'exams' | 'underWay' | 'answers' | 'cards', number>>

/** Counts each part. */
export const amountsOf = ({ lessons, exams, exam, answers, cards }: Progress): Amounts => ({
  lessons: Object.keys(lessons).length,
  exams: exams.length,
  underWay: exam ? 1 : 0,
  answers: Object.keys(answers).length,
  cards: Object.keys(cards).length,
})

const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`]

/** Amounts in words, '2 exams and 1 flashcard'; empty if there is nothing. */
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
