import { createRunner, type ForecastWorker } from '@lib/forecast/runner'
import { trustedScript } from './trusted'

/** Address of the worker, defined by the bundler. */
declare const FORECAST_WORKER: string

function makeWorker(): ForecastWorker | undefined {
  try {
    const worker = new Worker(trustedScript(FORECAST_WORKER))
    // The runs in the page follow.
    worker.addEventListener('error', event => event.preventDefault())
    return worker as ForecastWorker
  } catch {
    // None, or none allowed.
    return undefined
  }
}

/** Runs forecasts in a worker, or in the page if the browser starts no worker. */
export const forecastRunner = createRunner(makeWorker, async input => {
  const { forecast } = await import('@lib/forecast/summary')
  return forecast(input)
})
