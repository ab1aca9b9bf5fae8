import { useRef } from 'react'
import { nameOf, type Flashcard } from '@lib/flashcards/cards'
import * as words from '@data/words/cards'
import { useUnfoldedInPrint } from '../controls/useUnfoldedInPrint'
import { CardBack, Options } from './CardFaces'
import styles from './CardList.module.css'

interface Group {
  /** A letter of the alphabet; empty for questions. */
  letter: string
  cards: Flashcard[]
}

function byLetter(cards: readonly Flashcard[]): Group[] {
  const groups: Group[] = []
  for (const card of cards) {
    const letter = card.kind === 'term' ? nameOf(card).charAt(0).toUpperCase() : ''
    const last = groups.at(-1)
    if (last?.letter === letter) last.cards.push(card)
    else groups.push({ letter, cards: [card] })
  }
  return groups
}

interface CardListProps {
  cards: readonly Flashcard[]
}

/** Every card of a deck with both sides, to read and print, also without scripts. */
export function CardList({ cards }: CardListProps) {
  const list = useRef<HTMLDetailsElement>(null)
  useUnfoldedInPrint(list)
  const [first] = cards
  return (
    <details ref={list} className={styles.list}>
      <summary>{words.allCards(cards.length)}</summary>
      {byLetter(cards).map(({ letter, cards: group }) => (
        <div key={letter}>
          {letter && <h3 className={styles.letter}>{letter}</h3>}
          <ul className={styles.cards} data-kind={first?.kind}>
            {group.map(card => (
              <li key={card.id}>
                <div>
                  <b>{nameOf(card)}</b>
                  {card.kind === 'question' && <Options question={card.question} />}
                </div>
                <div>
                  <CardBack card={card} />
                </div>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </details>
  )
}
