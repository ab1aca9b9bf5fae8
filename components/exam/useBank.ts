import { useEffect, useState } from 'react'
import type { Bank } from '@lib/exam/score'
import { repeatable } from '@lib/loading/repeatable'

const load = repeatable(() => import('@data/question-bank'))

/** Loads all questions once; rejects if the network fails, and may be called again. */
export const loadBank = (): Promise<Bank> => load().then(module => module.questionBank)

/** The loading state of the question bank. */
export type BankState =
  { kind: 'loading' } | { kind: 'failed'; retry: () => void } | { kind: 'ready'; bank: Bank }

/** Loads the question bank once it is wanted, and returns its state. */
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
