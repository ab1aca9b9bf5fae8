import { RetrospectiveApp } from '@components/retrospective/RetrospectiveApp'
import { mountOf } from '../hydrate-app'

export const mount = mountOf(RetrospectiveApp)
