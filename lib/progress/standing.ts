import * as words from '../../data/words/progress'
import { questionOf } from './card-ids'
import { listed } from '../words'
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

/** The cards of the deck: a question's own card comes with its answer. */
export const flashcardsIn = (cards: Progress['cards']): Progress['cards'] =>
  Object.fromEntries(Object.entries(cards).filter(([id]) => questionOf(id) === undefined))

/** Counts each part. */
export const amountsOf = ({ lessons, exams, exam, answers, cards, plan, notes }: Progress): Amounts => ({
  lessons: Object.keys(lessons).length,
  exams: exams.length,
  underWay: exam ? 1 : 0,
  answers: Object.keys(answers).length,
  cards: Object.keys(flashcardsIn(cards)).length,
  plan: plan ? 1 : 0,
  notes: notesIn({ notes }),
})

/** Amounts in words, '2 exams taken and 1 flashcard started', and the number of tools with data; empty if there is nothing. */
export function amountsInWords(
  { lessons, exams, underWay, answers, cards, plan, notes }: Amounts,
  tools = 0,
): string {
  const parts = [
    [lessons, words.lessonsRead],
    [exams, words.examsTaken],
    [underWay, words.examsUnderWay],
    [answers, words.answers],
    [cards, words.cardsStarted],
    [plan, words.plans],
    [notes, words.notes],
    [tools, words.toolsWithData],
  ] as const
  return listed(parts.filter(([count]) => count > 0).map(([count, inWords]) => inWords(count)))
}
