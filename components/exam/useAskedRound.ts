import { useEffect } from 'react'
import { askedRound, type AskedRound } from '@lib/exam/asked-round'

/** Calls back with the round that the address asks for, and takes it out of the address: a reload repeats nothing. */
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
