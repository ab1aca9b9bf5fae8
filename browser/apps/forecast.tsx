import { ForecastApp, type ForecastAppProps } from '@components/forecast/ForecastApp'
import { mountOf } from '../hydrate-app'
import { runForecast } from '../forecast-runs'

export const mount = mountOf((props: ForecastAppProps) => <ForecastApp {...props} run={runForecast} />)
