import type { GlossaryEntry } from '../course/glossary-entry'
import { missedQuestions } from '../exam/practice'
import { randomFrom } from '../exam/random'
import type { Bank, BankQuestion } from '../exam/score'
import type { Progress } from '../progress/shape'

/** A card before it is studied. Its id is stable: readers' progress and Anki's notes refer to it. */
export type Flashcard =
  | { readonly kind: 'term'; readonly id: string; readonly term: GlossaryEntry }
  | { readonly kind: 'question'; readonly id: string; readonly question: BankQuestion }

export type CardKind = Flashcard['kind']

/** The decks to choose from, with their labels. */
export const decks = [
  { id: 'terms', name: 'All terms', kind: 'term' },
  { id: 'guide', name: 'Scrum Guide terms', kind: 'term' },
  { id: 'missed', name: 'Questions you missed', kind: 'question' },
] as const satisfies readonly { id: string; name: string; kind: CardKind }[]

export type DeckId = (typeof decks)[number]['id']

/** The kind of card an id belongs to. */
export const isOfKind = (id: string, kind: CardKind): boolean => id.startsWith(`${kind}:`)

/** A card per glossary term, in order. */
export const termCards = (terms: readonly GlossaryEntry[]): Flashcard[] =>
  terms.map(term => ({ kind: 'term', id: `term:${term.id}`, term }))

/** A card per question whose latest answer was wrong, the one missed longest ago first. */
export const questionCards = (bank: Bank, answers: Progress['answers']): Flashcard[] =>
  missedQuestions(bank, answers).flatMap(id => {
    const question = bank.get(id)
    return question ? [{ kind: 'question', id: `question:${id}`, question }] : []
  })

/** The cards of a deck. */
export function cardsOfDeck(
  deck: DeckId,
  terms: readonly GlossaryEntry[],
  missed: readonly Flashcard[],
): readonly Flashcard[] {
  if (deck === 'missed') return missed
  return termCards(deck === 'guide' ? terms.filter(term => term.inScrumGuide) : terms)
}

/** The front of a card in one line. */
export const nameOf = (card: Flashcard): string =>
  card.kind === 'term' ? card.term.term : card.question.stem

/** Any constant works, but it must never change: new terms continue in the same order at the next visit. */
const orderSeed = 2020

/** Card ids: questions, then the Guide's terms, then others; both shuffled alike everywhere, as neighbors hint. */
export function learningOrder(cards: readonly Flashcard[]): string[] {
  const idsOf = (some: readonly Flashcard[]) => some.map(({ id }) => id)
  const terms = cards.filter(card => card.kind === 'term')
  const shuffled = (some: readonly Flashcard[]) => randomFrom(orderSeed).shuffled(idsOf(some))
  return [
    ...idsOf(cards.filter(card => card.kind === 'question')),
    ...shuffled(terms.filter(({ term }) => term.inScrumGuide)),
    ...shuffled(terms.filter(({ term }) => !term.inScrumGuide)),
  ]
}
