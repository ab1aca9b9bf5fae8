import { startTransition, useEffect, useState } from 'react'
import type { Answer } from '@lib/search/answer'

/** As many results as fill the box, which shows about eight. */
const inView = 8
/** How long an answer must stand before the rest of it is drawn; longer than from key to key. Milliseconds. */
const pause = 150

/** The first pages with so many results that the box is full. */
function firstPages(pages: Answer['pages']): Answer['pages'] {
  let results = 0
  return pages.filter(page => {
    const isInView = results < inView
    results += 1 + page.sections.length
    return isInView
  })
}

/**
 * The pages of an answer to draw now: while one types those that can be seen, as a key should not wait for what lies
 * below the edge of the box; all of them once the answer stays, or when `isNeeded`.
 */
export function useShownPages(answer: Answer, isNeeded: boolean): Answer['pages'] {
  const [settled, setSettled] = useState<Answer>()
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setSettled(answer)), pause)
    return () => clearTimeout(timer)
  }, [answer])
  return isNeeded || settled === answer ? answer.pages : firstPages(answer.pages)
}
