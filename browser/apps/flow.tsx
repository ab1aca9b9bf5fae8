import { FlowApp } from '@components/flow/FlowApp'
import { mountOf } from '../hydrate-app'

export const mount = mountOf(FlowApp)
