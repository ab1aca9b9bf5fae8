import type { FromWorker, ToWorker } from '@lib/search/messages'
import { searchLoop } from './search-loop'

const answerMessage = searchLoop((message: FromWorker) => self.postMessage(message))

self.onmessage = ({ data }: MessageEvent<ToWorker>) => answerMessage(data)
