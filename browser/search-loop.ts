import { searchWords } from '@data/search-words'
import { createEngine } from '@lib/search/engine'
import type { FromWorker, ToWorker } from '@lib/search/messages'
import { createWorkerLoop } from '@lib/search/worker-loop'

/** Takes search messages and sends answers. Runs in the worker, or in the page if the browser allows no worker. */
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
