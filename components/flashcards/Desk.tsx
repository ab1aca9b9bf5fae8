import { useState } from 'react'
import type { GlossaryEntry } from '@lib/course/glossary-entry'
import { decks, type DeckId, type Flashcard } from '@lib/flashcards/cards'
import type { ProgressState } from '@lib/progress/progress-store'
import { Button } from '../controls/Button'
import type { BankState } from '../exam/useBank'
import styles from './Desk.module.css'
import { DeckTools } from './DeckTools'
import { StudyArea } from './StudyArea'

/** Choices for new cards per day, for this visit. */
const amounts = [5, 10, 20] as const

interface DeskProps {
  deck: DeckId
  onDeck: (deck: DeckId) => void
  /** Of the chosen deck. */
  cards: readonly Flashcard[]
  terms: readonly GlossaryEntry[]
  /** Route of the glossary. */
  glossary: string
  state: ProgressState
  /** Loading state of the questions; undefined if the deck has none. */
  questions: BankState | undefined
}

/**
 * Where cards are studied: the card first, so that it is on the first screen, then the deck's choice and
 * tools.
 */
export function Desk({ deck, onDeck, cards, terms, glossary, state, questions }: DeskProps) {
  const [newADay, setNewADay] = useState(10)
  return (
    <div className={styles.desk}>
      {state.kind === 'unreadable' ? (
        <p className={styles.notice}>
          What this browser has kept of your progress cannot be read. It was left as it is. So cards cannot be
          studied here; you can still read, print and export them.
        </p>
      ) : questions?.kind === 'failed' ? (
        <div className={styles.notice} role="alert">
          <p>The questions could not be loaded. Are you online?</p>
          <Button onClick={questions.retry}>Try again</Button>
        </div>
      ) : questions?.kind === 'loading' ? (
        <p className={styles.notice} role="status">
          Loading your questions …
        </p>
      ) : cards.length === 0 ? (
        <p className={styles.notice}>
          No missed questions. Answer some in the{' '}
          <a href="/scrum/psm-1/psm1-exam-preparation/practice-exam">practice exam</a>: those that you answer
          wrong are cards here until you answer them right there.
        </p>
      ) : (
        <>
          {state.kind === 'forbidden' && (
            <p className={styles.notice}>
              Your browser does not let this site keep anything: your grades last until you leave this page.
            </p>
          )}
          <StudyArea
            key={deck}
            kind={deck === 'missed' ? 'question' : 'term'}
            cards={cards}
            kept={state.progress.cards}
            newADay={newADay}
            glossary={glossary}
          />
        </>
      )}
      <div className={styles.settings}>
        <fieldset className={styles.decks}>
          <legend>Deck</legend>
          {decks.map(({ id, name }) => (
            <label key={id}>
              <input type="radio" name="flashcards-deck" checked={deck === id} onChange={() => onDeck(id)} />
              {name}
            </label>
          ))}
        </fieldset>
        <label className={styles.amount}>
          New cards a day
          <select value={newADay} onChange={event => setNewADay(Number(event.target.value))}>
            {amounts.map(amount => (
              <option key={amount}>{amount}</option>
            ))}
          </select>
        </label>
      </div>
      <DeckTools
        hasCards={cards.length > 0}
        terms={terms}
        glossary={glossary}
        answers={state.kind === 'unreadable' ? {} : state.progress.answers}
      />
    </div>
  )
}
