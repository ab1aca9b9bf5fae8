import { startTransition, useEffect, useState } from 'react'
import type { Answer } from '@lib/search/answer'
import type { Marked } from '@lib/search/marked'

/** Lines of text that fill the box. */
const linesInView = 17

/** How long an answer must stand before the rest of it is drawn; longer than from key to key. Milliseconds. */
const pause = 150

/** Lines that a result takes: its name, what it says of itself, and the space around it. */
const linesOf = (excerpt: Marked) => (excerpt.length > 0 ? 4 : 2)

/** The first pages and sections that fill the box. */
function firstPages(pages: Answer['pages']): Answer['pages'] {
  let lines = 0
  const isInView = (excerpt: Marked) => {
    const isStillIn = lines < linesInView
    lines += linesOf(excerpt)
    return isStillIn
  }
  return pages.flatMap(page =>
    isInView(page.sections.length > 0 ? [] : page.excerpt)
      ? { ...page, sections: page.sections.filter(section => isInView(section.excerpt)) }
      : [],
  )
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
