import { useEffect, useLayoutEffect, useState, type MutableRefObject, type RefObject } from 'react'
import { isComposing } from './composition'

interface ResultKeys {
  fieldRef: RefObject<HTMLInputElement>
  /** Holds the options, whose ids are `${listId}-0` and so on. */
  boxRef: RefObject<HTMLElement>
  listId: string
  /** Whether Enter waits for the answer to what stands in the field. */
  opensFirstRef: MutableRefObject<boolean>
  /** What the results answer. */
  query: string
  /** Addresses, in order. */
  results: readonly string[]
  /** Whether that is still what stands in the field. */
  isCurrent: () => boolean
  goTo: (url: string) => void
  close: () => void
}

/** Where a key leads from an option, or null where it does not move; -1 is the field itself. */
function moved(key: string, at: number, count: number): number | null {
  if (key === 'ArrowDown') return at + 1 < count ? at + 1 : 0
  if (key === 'ArrowUp') return at > 0 ? at - 1 : count - 1
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}

/** The keys of a combobox with a list: moves among the results, opens and closes. Returns the active result. */
export function useResultKeys({
  fieldRef,
  boxRef,
  listId,
  opensFirstRef,
  query,
  results,
  isCurrent,
  goTo,
  close,
}: ResultKeys): string | null {
  // The address rather than the place: results may come in between when the text has loaded.
  const [chosen, setChosen] = useState({ query: '', url: '' })
  const at = chosen.query === query ? results.indexOf(chosen.url) : -1

  // Before the results can be seen, so that no key comes between.
  useLayoutEffect(() => {
    const input = fieldRef.current
    if (!input) return
    const press = (event: KeyboardEvent) => {
      if (isComposing(event)) return
      // Whoever types on no longer wants what Enter asked for.
      opensFirstRef.current = false
      if (event.key === 'Escape') {
        input.value = ''
        close()
      } else if (event.key === 'Enter') {
        const target = results[Math.max(at, 0)]
        if (isCurrent() && target) goTo(target)
        else opensFirstRef.current = input.value.trim() !== '' && !isCurrent()
      } else {
        if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey || results.length === 0) return
        const next = moved(event.key, at, results.length)
        if (next === null) return
        setChosen({ query, url: results[next] ?? '' })
      }
      event.preventDefault()
    }
    input.addEventListener('keydown', press)
    return () => input.removeEventListener('keydown', press)
  }, [at, close, fieldRef, goTo, isCurrent, opensFirstRef, query, results])

  // Enter came before the answer did.
  useEffect(() => {
    if (!opensFirstRef.current || !isCurrent()) return
    opensFirstRef.current = false
    if (results[0]) goTo(results[0])
  }, [goTo, isCurrent, opensFirstRef, results])

  useEffect(() => {
    const input = fieldRef.current
    if (!input || results.length === 0) return
    input.setAttribute('aria-expanded', 'true')
    input.setAttribute('aria-controls', listId)
    if (at >= 0) input.setAttribute('aria-activedescendant', `${listId}-${at}`)
    boxRef.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
    return () => {
      input.setAttribute('aria-expanded', 'false')
      input.removeAttribute('aria-controls')
      input.removeAttribute('aria-activedescendant')
    }
  }, [at, boxRef, fieldRef, listId, results.length])

  return results[at] ?? null
}
