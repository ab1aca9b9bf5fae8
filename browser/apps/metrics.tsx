import { MetricsApp } from '@components/metrics/MetricsApp'
import { countMetrics } from '../count-metrics'
import { mountOf } from '../hydrate-app'

const App = () => <MetricsApp countLater={countMetrics} />

export const mount = mountOf(App)
