import type { Answer } from './answer'

/** Where the parts of the index are. */
export interface PartsAddress {
  /** Their folder when the page was made. */
  folder: string
  /** The file that names the folder of the newest ones, relative to its own address. */
  newest: string
}

/** What the page asks of the search's worker. */
export type ToWorker =
  /** Loads the titles; asked again after a failure, what is missing. */
  ({ type: 'load' } & PartsAddress) | { type: 'query'; query: string }

/** What the worker tells the page. */
export type FromWorker =
  | { type: 'answer'; answer: Answer }
  /** A part of the index could not be fetched or read. */
  | { type: 'failed' }
