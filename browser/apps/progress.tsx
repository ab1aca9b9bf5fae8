import { ProgressToolsApp } from '@components/course/ProgressToolsApp'
import { mountOf } from '../hydrate-app'

export const mount = mountOf(ProgressToolsApp)
