import { searchWords } from '@data/search-words'
import { createEngine } from '@lib/search/engine'
import type { FromWorker, ToWorker } from '@lib/search/messages'
import { createWorkerLoop } from '@lib/search/worker-loop'

/** The search itself: takes messages, and says its answers. For the worker, or for the page where there is none. */
export const searchLoop = (say: (message: FromWorker) => void): ((message: ToWorker) => void) =>
  createWorkerLoop({
    engine: createEngine(searchWords),
    say,
    async fetchText(url, cache) {
      const response = await fetch(url, { cache })
      if (!response.ok) throw new Error(`${url} answered ${response.status}.`)
      return (await response.text()) as string
    },
  })
