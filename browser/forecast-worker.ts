import type { FromForecastWorker, ToForecastWorker } from '@lib/forecast/runner'
import { forecast } from '@lib/forecast/summary'

self.onmessage = ({ data: { id, input } }: MessageEvent<ToForecastWorker>) => {
  const answer: FromForecastWorker = { id, summary: forecast(input) }
  self.postMessage(answer)
}
