import { useEffect, useState } from 'react'
import type { Bank } from '@lib/exam/score'
import { loadBank } from './load-bank'

/** The question bank as it loads. */
export type BankState =
  { kind: 'loading' } | { kind: 'failed'; retry: () => void } | { kind: 'ready'; bank: Bank }

/** Loads the question bank once the page is there and it is wanted, and says how that goes. */
export function useBank(isWanted = true): BankState {
  const [bank, setBank] = useState<Bank>()
  const [attempt, setAttempt] = useState(1)
  const [failed, setFailed] = useState(0)
  const isMissing = isWanted && bank === undefined
  useEffect(() => {
    if (isMissing) loadBank().then(setBank, () => setFailed(attempt))
  }, [isMissing, attempt])
  if (bank) return { kind: 'ready', bank }
  return failed === attempt ? { kind: 'failed', retry: () => setAttempt(attempt + 1) } : { kind: 'loading' }
}
