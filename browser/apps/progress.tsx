import { ProgressToolsApp } from '@components/progress/ProgressToolsApp'
import { mountOf } from '../hydrate-app'

export const mount = mountOf(ProgressToolsApp)
