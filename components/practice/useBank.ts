import { useCallback, useEffect, useState } from 'react'
import type { Bank } from '@lib/exam/score'
import { loadBank } from './load-bank'

/** The question bank as it loads. */
export type BankState =
  { kind: 'loading' } | { kind: 'failed'; retry: () => void } | { kind: 'ready'; bank: Bank }

/** Loads the question bank once the page is there, and says how that goes. */
export function useBank(): BankState {
  const [bank, setBank] = useState<Bank>()
  const [hasFailed, setHasFailed] = useState(false)
  const load = useCallback(() => {
    loadBank().then(setBank, () => setHasFailed(true))
  }, [])
  useEffect(load, [load])
  const retry = () => {
    setHasFailed(false)
    load()
  }
  if (bank) return { kind: 'ready', bank }
  return hasFailed ? { kind: 'failed', retry } : { kind: 'loading' }
}
