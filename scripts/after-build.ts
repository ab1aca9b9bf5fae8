import type { Step } from '../lib/tasks/steps'
import { searchIndexStep } from './search-index'

/**
 * What is made from the finished export, in this order: feeds, indexes, a service worker. Each step is
 * given the export's directory, writes into it, and says in its `note` what it made.
 */
export const afterBuild: ((out: string) => Step)[] = [searchIndexStep]
