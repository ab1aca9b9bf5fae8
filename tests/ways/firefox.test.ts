import { startFirefox } from './firefox'
import { describeWays } from './ways'

describeWays('Firefox', startFirefox)
