import { counted, listed } from '../words'
import { notesIn } from './notes'
import type { Progress } from './shape'

/** How many questions were ever answered, and how many were wrong at the last try. */
export function answersGiven(answers: Progress['answers']): { answered: number; missed: number } {
  const given = Object.values(answers)
  return { answered: given.length, missed: given.filter(({ right }) => !right).length }
}

/** The amount of each part of progress. */
export type Amounts = Readonly<
  Record<'lessons' | 'exams' | 'underWay' | 'answers' | 'cards' | 'notes', number>
>

/** Counts each part. */
export const amountsOf = ({ lessons, exams, exam, answers, cards, notes }: Progress): Amounts => ({
  lessons: Object.keys(lessons).length,
  exams: exams.length,
  underWay: exam ? 1 : 0,
  answers: Object.keys(answers).length,
  cards: Object.keys(cards).length,
  notes: notesIn({ notes }),
})

/** Amounts in words, '2 exams taken and 1 flashcard started'; empty if there is nothing. */
export function amountsInWords({ lessons, exams, underWay, answers, cards, notes }: Amounts): string {
  const parts = [
    [lessons, 'lesson marked as read', 'lessons marked as read'],
    [exams, 'exam taken', 'exams taken'],
    [underWay, 'exam under way', 'exams under way'],
    [answers, 'answer to a question', 'answers to questions'],
    [cards, 'flashcard started', 'flashcards started'],
    [notes, 'note', 'notes'],
  ] as const
  return listed(parts.filter(([count]) => count > 0).map(([count, one, many]) => counted(count, one, many)))
}
