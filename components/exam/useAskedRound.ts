import { useEffect } from 'react'
import { askedRound, type AskedRound } from '@lib/exam/asked-round'

/** Calls back with the round that the address asks for, and removes it from the address, so that a reload doesn’t repeat it. */
export function useAskedRound(onAsked: (asked: AskedRound) => void): void {
  useEffect(() => {
    const read = () => {
      const asked = askedRound(window.location.hash)
      if (!asked) return
      history.replaceState(history.state, '', window.location.pathname + window.location.search)
      onAsked(asked)
    }
    read()
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  })
}
