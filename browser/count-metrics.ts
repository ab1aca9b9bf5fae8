import { analyze, type Analysis, type Question } from '@lib/metrics/analyze'
import { trustedScript } from './trusted'

/** Address of the worker, defined by the bundler. */
declare const METRICS_WORKER: string

/** Where there is no worker, the page is busy itself, after it has said so. */
const timeToSayIt = 50

/**
 * Counts a long export away from the page. Returns a function that stops it: one that the reader has changed since needs no
 * answer. `hear` is called once, with the analysis.
 */
export function countMetrics(question: Question, hear: (analysis: Analysis) => void): () => void {
  let worker: Worker | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const inPage = () => {
    timer = setTimeout(() => hear(analyze(question.data, question.today)), timeToSayIt)
  }
  try {
    worker = new Worker(trustedScript(METRICS_WORKER))
    worker.onmessage = ({ data }: MessageEvent<Analysis>) => {
      worker?.terminate()
      hear(data)
    }
    worker.onerror = event => {
      event.preventDefault()
      worker?.terminate()
      inPage()
    }
    worker.postMessage(question)
  } catch {
    inPage()
  }
  return () => {
    worker?.terminate()
    clearTimeout(timer)
  }
}
