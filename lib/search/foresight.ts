import type { Answer } from './answer'
import type { Engine, Found } from './engine'
import { fold, wordsOf } from './fold'
import type { Foreseen } from './messages'

/** So many letters ahead, as if what was found first were being typed. */
const ahead = 3
/** So many ways in which the next letter may differ. */
const ways = 3
/** So many answers are kept. */
const mostKept = 60

/**
 * What would follow the last of the typed words in a text, given as its words; undefined where the text has no word that
 * begins so, but for those that were typed before it: after 'planning p' comes 'planning po' of 'Planning Poker'.
 */
function following(words: readonly string[], typed: string, before: readonly string[]): string | undefined {
  const at = words.findIndex(word => word.startsWith(typed) && !before.includes(word))
  const rest = words[at]?.slice(typed.length)
  if (rest !== '') return rest?.charAt(0)
  const next = words[at + 1]
  return next && ` ${next.charAt(0)}`
}

/**
 * The queries that are likely to be asked next, the likeliest first: one letter longer, as if the reader were typing a
 * title or a heading that was found. A space alone asks for nothing, so that the next word's first letter comes with it.
 */
export function likelyNext({ query, pages }: Answer): string[] {
  const folded = fold(query)
  const before = wordsOf(folded)
  const typed = before.pop()
  if (typed === undefined || !folded.endsWith(typed)) return []
  const found = [
    ...pages.map(page => page.title),
    ...pages.flatMap(page => page.sections.map(section => section.heading)),
  ]
  const next = new Set<string>()
  for (const text of found) {
    const more = following(wordsOf(fold(text.join(''))), typed, before)
    if (more !== undefined) next.add(query + more)
    if (next.size === ways) break
  }
  return [...next]
}

/** Answers what may be asked next, so that the page can show it together with the letter itself. */
export interface Foresight {
  /** Begins with what may follow a query, of which this is the answer. */
  follow: (answer: Answer) => void
  stop: () => void
  /** What was found for a query, if it was foreseen and nothing better could be said by now. */
  foundFor: (query: string) => Found | undefined
}

/** Foresight that tells the page each answer as soon as it is made. */
export function createForesight(
  engine: Pick<Engine, 'find' | 'taken'>,
  tell: (foreseen: Foreseen) => void,
): Foresight {
  const kept = new Map<string, { found: Found; taken: number }>()
  let waiting: ReturnType<typeof setTimeout> | undefined

  const foundFor = (query: string) => {
    const known = kept.get(query)
    return known && (known.found.answer.isComplete || known.taken === engine.taken())
      ? known.found
      : undefined
  }
  const foresee = (query: string) => {
    const found = engine.find(query)
    if (!found) return undefined
    if (kept.size === mostKept) kept.clear()
    kept.set(query, { found, taken: engine.taken() })
    const { isComplete } = found.answer
    tell({ query, isComplete, json: JSON.stringify(found.answer) })
    return found
  }
  /** Stops after each answer that had to be made. */
  function* foreseeAll(answer: Answer): Generator<undefined> {
    let reached: Answer | undefined = answer
    for (let letters = 0; reached && letters < ahead; letters += 1) {
      const [next] = likelyNext(reached)
      if (next === undefined) break
      reached = foundFor(next)?.answer
      if (!reached) yield void (reached = foresee(next)?.answer)
    }
    for (const next of likelyNext(answer)) if (!foundFor(next)) yield void foresee(next)
  }
  const stop = () => clearTimeout(waiting)
  return {
    follow(answer) {
      stop()
      const steps = foreseeAll(answer)
      // One answer at a time, so that a key waits for one at most.
      const step = () => {
        if (!steps.next().done) waiting = setTimeout(step, 0)
      }
      waiting = setTimeout(step, 0)
    },
    stop,
    foundFor,
  }
}
