import { TimerApp } from '@components/timer/TimerApp'
import { mountOf } from '../hydrate-app'

export const mount = mountOf(TimerApp)
