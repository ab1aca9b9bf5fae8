import type { Answer } from './answer'

/** Where the parts of the index are. */
export interface PartsAddress {
  /** Their folder when the page was made. */
  folder: string
  /** The file that names the folder of the newest ones, seen from its own. */
  newest: string
}

/** What the page asks of the search's worker. */
export type ToWorker =
  | { type: 'titles'; bytes: ArrayBuffer }
  /** From now on fetch what answers lack, from this folder. */
  | ({ type: 'parts' } & PartsAddress)
  | {
      type: 'query'
      query: string
      /** The page has the answer, foreseen. */
      isKnown: boolean
      /** What may be asked next is to be foreseen. */
      looksAhead: boolean
    }

/** The answer to a query that may come next. */
export interface Foreseen {
  query: string
  /** Whether all was there that it needs. */
  isComplete: boolean
  /** An `Answer` as JSON: to read it costs the page time, and most are never asked for. */
  json: string
}

/** What the worker tells the page. */
export type FromWorker =
  | { type: 'answer'; answer: Answer }
  | { type: 'foreseen'; foreseen: Foreseen }
  /** What was lacking has come. */
  | { type: 'loaded' }
  /** A part of the index could not be fetched or read. */
  | { type: 'failed' }
