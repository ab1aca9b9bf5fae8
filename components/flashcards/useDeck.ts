import { useEffect, useState } from 'react'
import { deckOf, type DeckId } from '@lib/flashcards/cards'
import { usualNewADay } from '@lib/flashcards/queue'
import { changeProgress } from '@lib/progress/progress-store'
import type { Progress } from '@lib/progress/shape'

const asksFor = '#deck='

/** The deck and the number of new cards a day, kept with the progress; an address with '#deck=' asks for a deck. */
export function useDeck(progress: Progress | undefined) {
  const kept = progress?.decks
  // For this visit: what the address asks for, and what can't be stored.
  const [here, setHere] = useState<NonNullable<Progress['decks']>>({})
  useEffect(() => {
    const read = () => {
      const { hash } = window.location
      if (hash.startsWith(asksFor)) setHere(choice => ({ ...choice, deck: hash.slice(asksFor.length) }))
    }
    read()
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [])
  const choose = (choice: { deck: DeckId } | { newADay: number }) => {
    setHere({ ...here, ...choice })
    const { hash, pathname } = window.location
    if (hash.startsWith(asksFor)) history.replaceState(history.state, '', pathname)
    changeProgress(before => ({ ...before, decks: { ...before.decks, ...choice } }))
  }
  return {
    deck: deckOf(here.deck ?? kept?.deck),
    newADay: here.newADay ?? kept?.newADay ?? usualNewADay,
    choose,
  }
}
