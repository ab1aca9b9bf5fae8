import { searchWords } from '@data/search-words'
import { createEngine } from '@lib/search/engine'
import type { FromWorker, ToWorker } from '@lib/search/messages'
import { createWorkerLoop } from '@lib/search/worker-loop'

const answerMessage = createWorkerLoop({
  engine: createEngine(searchWords),
  say: (message: FromWorker) => self.postMessage(message),
  async fetchText(url, cache) {
    const response = await fetch(url, { cache })
    if (!response.ok) throw new Error(`${url} answered ${response.status}.`)
    return (await response.text()) as string
  },
})

self.onmessage = ({ data }: MessageEvent<ToWorker>) => answerMessage(data)
