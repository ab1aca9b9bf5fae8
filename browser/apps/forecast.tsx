import { ForecastApp, type ForecastAppProps } from '@components/forecast/ForecastApp'
import { forecastRunner } from '../forecast-runs'
import { mountOf } from '../hydrate-app'

const { run, prepare } = forecastRunner

const mountApp = mountOf((props: ForecastAppProps) => <ForecastApp {...props} run={run} />)

export const mount: typeof mountApp = (element, props) => {
  prepare()
  return mountApp(element, props)
}
