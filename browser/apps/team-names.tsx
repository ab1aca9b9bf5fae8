import { TeamNamesApp } from '@components/team-names/TeamNamesApp'
import { mountOf } from '../hydrate-app'

export const mount = mountOf(TeamNamesApp)
