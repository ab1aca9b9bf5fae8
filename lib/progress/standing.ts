import { questionOf } from './card-ids'
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
  Record<'lessons' | 'exams' | 'underWay' | 'answers' | 'cards' | 'plan' | 'notes', number>
>

/** Counts each part. */
export const amountsOf = ({ lessons, exams, exam, answers, cards, plan, notes }: Progress): Amounts => ({
  lessons: Object.keys(lessons).length,
  exams: exams.length,
  underWay: exam ? 1 : 0,
  answers: Object.keys(answers).length,
  // A question's card comes with its answer.
  cards: Object.keys(cards).filter(id => questionOf(id) === undefined).length,
  plan: plan ? 1 : 0,
  notes: notesIn({ notes }),
})

/** Amounts in words, '2 exams taken and 1 flashcard started'; empty if there is nothing. */
export function amountsInWords({ lessons, exams, underWay, answers, cards, plan, notes }: Amounts): string {
  const parts = [
    [lessons, 'lesson marked as read', 'lessons marked as read'],
    [exams, 'exam taken', 'exams taken'],
    [underWay, 'exam under way', 'exams under way'],
    [answers, 'answer to a question', 'answers to questions'],
    [cards, 'flashcard started', 'flashcards started'],
    [plan, 'study plan', 'study plans'],
    [notes, 'note', 'notes'],
  ] as const
  return listed(parts.filter(([count]) => count > 0).map(([count, one, many]) => counted(count, one, many)))
}
