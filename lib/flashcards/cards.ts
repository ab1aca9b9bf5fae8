import type { GlossaryEntry } from '../course/glossary-entry'
import { randomFrom } from '../exam/random'
import type { Bank, BankQuestion } from '../exam/score'
import type { Progress } from '../progress/shape'
import { cardId, type CardKind } from '../progress/card-ids'

/** A card before it is studied. Its id is stable: readers' progress and Anki's notes refer to it. */
export type Flashcard =
  | { readonly kind: 'term'; readonly id: string; readonly term: GlossaryEntry }
  | { readonly kind: 'question'; readonly id: string; readonly question: BankQuestion }

/** The decks to choose from; new cards are of their kind. */
export const decks = [
  { id: 'today', kind: 'term' },
  { id: 'terms', kind: 'term' },
  { id: 'guide', kind: 'term' },
  { id: 'questions', kind: 'question' },
  { id: 'missed', kind: 'question' },
] as const satisfies readonly { id: string; kind: CardKind }[]

export type DeckId = (typeof decks)[number]['id']

/** The deck of this name; all terms for any other name. */
export const deckOf = (name: string | undefined) => decks.find(({ id }) => id === name) ?? decks[1]

/** A card per glossary term, in order. */
export const termCards = (terms: readonly GlossaryEntry[]): Flashcard[] =>
  terms.map(term => ({ kind: 'term', id: `term:${term.id}`, term }))

/** A card per question ever answered, the one answered longest ago first. */
export const questionCards = (bank: Bank, answers: Progress['answers']): Flashcard[] =>
  Object.entries(answers)
    .sort(([, a], [, b]) => Date.parse(a.at) - Date.parse(b.at))
    .flatMap(([id]) => {
      const question = bank.get(id)
      return question ? [{ kind: 'question', id: cardId(id), question }] : []
    })

/** What the decks are dealt from. */
export interface DeckSource {
  terms: readonly GlossaryEntry[]
  /** Cards of the questions answered, once they are loaded. */
  questions: readonly Flashcard[]
  answers: Progress['answers']
  cards: Progress['cards']
}

/** The cards of a deck. */
export function cardsOfDeck(deck: DeckId, source: DeckSource): readonly Flashcard[] {
  const { terms, questions, answers, cards } = source
  if (deck === 'questions') return questions
  const lastWas = (right: boolean) =>
    questions.filter(card => card.kind === 'question' && answers[card.question.id]?.right === right)
  if (deck === 'missed') return lastWas(false)
  const guide = (term: GlossaryEntry) => term.inScrumGuide
  if (deck === 'guide') return termCards(terms.filter(guide))
  if (deck === 'terms') return termCards(terms)
  const begun = termCards(terms.filter(term => guide(term) || `term:${term.id}` in cards))
  // Missed ones are for practice, where they have their options.
  return [...begun, ...lastWas(true)]
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
