import type { GlossaryEntry } from '../../../lib/course/glossary-entry'
import type { BankQuestion } from '../../../lib/exam/score'
import type { Table } from '../../../lib/flashcards/queue'
import type { CardState } from '../../../lib/progress/shape'

/** By the clock of wherever the tests run. */
export const noon = new Date(2026, 10, 21, 12)

/** A time so many minutes later. */
export const later = (from: Date, minutes: number): Date => new Date(from.getTime() + minutes * 60_000)

export const perDay = 24 * 60

/** A card in review that was graded ten days ago and is due now, but for what is given. */
export function kept(state: Partial<CardState> = {}): CardState {
  return {
    due: noon.toISOString(),
    stability: 10,
    difficulty: 5,
    scheduled_days: 10,
    learning_steps: 0,
    reps: 3,
    lapses: 0,
    state: 2,
    last_review: later(noon, -10 * perDay).toISOString(),
    ...state,
  }
}

/** A table with these cards, ten new ones a day, at noon. */
export function table(order: string[], cards: Table['cards'] = {}, more: Partial<Table> = {}): Table {
  return { kind: 'term', order, cards, newADay: 10, now: noon, ...more }
}

export const entry = (term: string, more: Partial<GlossaryEntry> = {}): GlossaryEntry => ({
  term,
  id: term.toLowerCase(),
  inScrumGuide: true,
  also: [],
  definition: `What ${term} is.`,
  ...more,
})

export const question: BankQuestion = {
  id: 'sprint-1',
  kind: 'single',
  difficulty: 1,
  stem: 'Who cancels a Sprint?',
  options: {
    a: { text: 'The Product Owner', why: 'Only that person may.' },
    b: { text: 'The Developers', why: 'They may not.' },
    c: { text: 'The Scrum Master', why: 'Nor may this person.' },
    d: { text: 'Nobody', why: 'It may be canceled.' },
  },
  answer: 'a',
  guideSection: 'The Sprint',
  area: 'Events',
  lesson: '/scrum/sprint',
}
