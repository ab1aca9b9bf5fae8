import { useState, useSyncExternalStore } from 'react'
import { deckOf, type DeckId } from '@lib/flashcards/cards'
import { usualNewADay } from '@lib/flashcards/queue'
import { changeProgress } from '@lib/progress/progress-store'
import type { Progress } from '@lib/progress/shape'

const asksFor = '#deck='

function followHash(callback: () => void): () => void {
  window.addEventListener('hashchange', callback)
  return () => window.removeEventListener('hashchange', callback)
}

/** The deck and the number of new cards a day, kept with the progress; an address with '#deck=' asks for a deck. */
export function useDeck(progress: Progress | undefined) {
  const kept = progress?.decks
  const hash = useSyncExternalStore(
    followHash,
    () => window.location.hash,
    () => '',
  )
  // For this visit, if it can't be stored.
  const [here, setHere] = useState<NonNullable<Progress['decks']>>({})
  const choose = (choice: { deck: DeckId } | { newADay: number }) => {
    setHere({ ...here, ...choice })
    changeProgress(before => ({ ...before, decks: { ...before.decks, ...choice } }))
    // The choice counts from now on, also after a reload.
    if ('deck' in choice && hash.startsWith(asksFor))
      history.replaceState(history.state, '', window.location.pathname)
  }
  const asked = hash.startsWith(asksFor) ? hash.slice(asksFor.length) : undefined
  return {
    deck: deckOf(asked ?? here.deck ?? kept?.deck),
    newADay: here.newADay ?? kept?.newADay ?? usualNewADay,
    choose,
  }
}
