import { forecastExample } from '@data/example/forecast-example'
import { askedOf } from '@lib/forecast/asked'
import { forecast } from '@lib/forecast/summary'
import { dayOfIso } from '@lib/tools/dates'
import { Island } from '@components/controls/Island'
import { ForecastApp } from './ForecastApp'

/** The forecast of the running example in the HTML, which the app takes over. */
export function Forecast() {
  const { input } = askedOf(forecastExample, dayOfIso(forecastExample.settings.start) ?? 0)
  if (!input) throw new Error('The example has nothing to forecast from.')
  const given = { example: forecastExample, first: forecast(input) }
  return (
    <>
      <Island name="forecast" given={given} shows="tool-forecast" readsAddress comes="idle">
        <ForecastApp {...given} />
      </Island>
      <noscript>
        <p>
          This is the forecast of an example. Using your own numbers needs scripts, which are turned off in
          your browser.
        </p>
      </noscript>
    </>
  )
}
