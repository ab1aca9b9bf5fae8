/** What a card asks. */
export type CardKind = 'term' | 'question'

/** The kind of card an id belongs to. */
export const isOfKind = (id: string, kind: CardKind): boolean => id.startsWith(`${kind}:`)

/** The id of a question's card. */
export const cardId = (question: string): string => `question:${question}`

/** The id of a card's question; undefined for a term's card. */
export const questionOf = (card: string): string | undefined =>
  isOfKind(card, 'question') ? card.slice(cardId('').length) : undefined
