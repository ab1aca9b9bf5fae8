import type { Answer } from './answer'

/** Addresses of the index. */
export interface PartsAddress {
  /** The folder of the parts when the page was built. */
  folder: string
  /** The file that names the newest folder, relative to its own address. */
  newest: string
}

/** Requests to the search's worker. */
export type ToWorker =
  /** Loads the titles; after a failure, whatever is missing. */
  ({ type: 'load' } & PartsAddress) | { type: 'query'; query: string; isAll: boolean }

/** Messages from the worker. */
export type FromWorker =
  | { type: 'answer'; answer: Answer }
  /** A part of the index couldn't be fetched or parsed. */
  | { type: 'failed' }
