import { useMemo, useState } from 'react'
import type { GlossaryEntry } from '@lib/course/glossary-entry'
import { cardsOfDeck, questionCards, type DeckId } from '@lib/flashcards/cards'
import { progressStore } from '@lib/progress/progress-store'
import { useStored } from '../controls/useStored'
import { useBank } from '../exam/useBank'
import { CardList } from './CardList'
import { Desk } from './Desk'
import { DeskLoading } from './DeskLoading'

interface FlashcardsAppProps {
  /** The terms of the glossary. */
  terms: readonly GlossaryEntry[]
  /** Route of the glossary. */
  glossary: string
}

/** The glossary's terms and missed questions as cards to study, print, and export. */
export function FlashcardsApp({ terms, glossary }: FlashcardsAppProps) {
  const [deck, setDeck] = useState<DeckId>('terms')
  const state = useStored(progressStore)
  const answers = state && state.kind !== 'unreadable' ? state.progress.answers : undefined
  const hasMissed = Object.values(answers ?? {}).some(answer => !answer.right)
  const needsBank = hasMissed && deck === 'missed'
  const bankState = useBank(needsBank)
  const bank = bankState.kind === 'ready' ? bankState.bank : undefined
  const missed = useMemo(() => (bank && answers ? questionCards(bank, answers) : []), [bank, answers])
  const cards = useMemo(() => cardsOfDeck(deck, terms, missed), [deck, terms, missed])
  return (
    <div data-prints-alone="cards">
      {state && (
        <Desk
          deck={deck}
          onDeck={setDeck}
          cards={cards}
          terms={terms}
          glossary={glossary}
          state={state}
          questions={needsBank ? bankState : undefined}
        />
      )}
      {!state && (
        <>
          <DeskLoading />
          <noscript>
            <p>
              Studying needs scripts, which are off in this browser. Every card stands below, with both sides.
            </p>
          </noscript>
        </>
      )}
      {cards.length > 0 && <CardList cards={cards} glossary={glossary} />}
    </div>
  )
}
