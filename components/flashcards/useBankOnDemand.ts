import { useEffect, useState } from 'react'
import type { Bank } from '@lib/exam/score'
import { loadBank } from '../practice/load-bank'

/** The question bank as far as it has come. */
interface BankOnDemand {
  bank?: Bank
  hasFailed: boolean
  tryAgain: () => void
}

/** Loads the question bank once it is wanted. */
export function useBankOnDemand(isWanted: boolean): BankOnDemand {
  const [bank, setBank] = useState<{ loaded?: Bank }>({})
  const [attempt, setAttempt] = useState(1)
  const [failed, setFailed] = useState(0)
  const isMissing = isWanted && !bank.loaded
  useEffect(() => {
    if (!isMissing) return
    loadBank().then(
      loaded => setBank({ loaded }),
      () => setFailed(attempt),
    )
  }, [isMissing, attempt])
  return {
    ...(bank.loaded ? { bank: bank.loaded } : {}),
    hasFailed: isMissing && failed === attempt,
    tryAgain: () => setAttempt(attempt + 1),
  }
}
