import type { Engine, Found } from './engine'
import { fold, wordsOf } from './fold'
import { createForesight } from './foresight'
import type { Part } from './index-shape'
import type { FromWorker, ToWorker } from './messages'
import { createPartLoader, type FetchText } from './part-loader'

/** Work that is done at a time while no query waits, in milliseconds. */
const slice = 8
/**
 * How long nobody must have typed before texts are fetched, in milliseconds: longer than from key to key for whoever
 * types fast, whose line is not to carry what the next letter makes useless. The places of a word of so many letters are
 * fetched at once, as more letters need no others.
 */
const pause = 100
const lettersOfWord = 3

/**
 * What nobody asked: the first answers of a program that has not run yet take ten times as long as later ones, so they
 * are given to these queries.
 */
const warmUp: readonly string[] = ['s', 'sc', 'scr', 'scru', 'p']

interface WorkerSide {
  engine: Engine
  say: (message: FromWorker) => void
  fetchText: FetchText
}

/** What the search's worker does with each message; the last query is answered anew as more of the index arrives. */
export function createWorkerLoop({ engine, say, fetchText }: WorkerSide): (message: ToWorker) => void {
  let query = ''
  let looksAhead = false
  /** What the last answer lacked. */
  let missing: readonly Part[] = ['titles', 'words']
  let waiting: ReturnType<typeof setTimeout> | undefined
  const foresight = createForesight(engine, foreseen => say({ type: 'foreseen', foreseen }))
  const loader = createPartLoader({ engine, fetchText })

  /** Counts what makes fetching parts for an earlier query useless. */
  let turn = 0
  /** The answer that the page has been told last. */
  let told = ''

  const isShown = (found: Found) => {
    missing = found.missing
    if (looksAhead) foresight.follow(found.answer)
  }
  const answer = () => {
    const found = query === '' ? undefined : engine.find(query)
    if (!found) return
    // Parts that have come may change nothing, and to draw costs the page time.
    const shown = JSON.stringify({ ...found.answer, milliseconds: 0 })
    if (shown !== told) say({ type: 'answer', answer: found.answer })
    told = shown
    isShown(found)
  }
  const load = async (parts: readonly Part[], goesOn: boolean) => {
    if (!loader.hasAddress() || parts.length === 0) return
    const own = (turn += 1)
    try {
      await loader.load(parts)
    } catch {
      if (own === turn) say({ type: 'failed' })
      return
    }
    if (own !== turn) return
    say({ type: 'loaded' })
    answer()
    if (goesOn && !missing.every(loader.holds)) void load(missing, true)
  }
  /** What is worth fetching though the next letter may come at once. */
  const neededAnyway = () => {
    const isWord = (wordsOf(fold(query)).at(-1) ?? '').length >= lettersOfWord
    return missing.filter(part => part === 'words' || (isWord && part.startsWith('places/')))
  }
  const prepare = () => {
    // Between two slices the worker reads its messages, so that a key waits for one at most.
    if (engine.prepare(slice)) setTimeout(prepare, 0)
  }
  const warm = (at = 0) => {
    const unasked = warmUp[at]
    if (query !== '' || unasked === undefined) return
    engine.find(unasked)
    setTimeout(() => warm(at + 1), 0)
  }
  const takeQuery = (known: Found | undefined) => {
    foresight.stop()
    clearTimeout(waiting)
    turn += 1
    told = ''
    if (known) isShown(known)
    else answer()
    if (query === '') return
    void load(neededAnyway(), false)
    waiting = setTimeout(() => void load(missing, true), pause)
  }

  return message => {
    switch (message.type) {
      case 'titles':
        try {
          engine.take('titles', new TextDecoder().decode(message.bytes))
        } catch {
          // They are fetched again with the other parts.
          return
        }
        loader.note('titles')
        missing = ['words']
        answer()
        warm()
        prepare()
        return
      case 'parts':
        loader.setAddress(message)
        void load(missing, true)
        return
      case 'query':
        query = message.query
        looksAhead = message.looksAhead
        takeQuery(message.isKnown ? foresight.foundFor(query) : undefined)
    }
  }
}
