import type { Answer } from './answer'

/** What the page asks of the search's worker. */
export type ToWorker =
  | { type: 'titles'; bytes: ArrayBuffer }
  /** Fetch the index of the text. */
  | { type: 'text'; url: string }
  | { type: 'query'; query: string }

/** What the worker tells the page. */
export type FromWorker =
  | { type: 'answer'; answer: Answer }
  /** The index of the text is searched from now on. */
  | { type: 'loaded' }
  /** The index of the text could not be fetched or read. */
  | { type: 'failed' }
