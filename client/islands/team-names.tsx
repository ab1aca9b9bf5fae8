import { TeamNamesApp } from '@components/team-names/TeamNamesApp'
import { hydrateIsland } from '../hydrate-island'

export const mount = (element: HTMLElement) => hydrateIsland(element, <TeamNamesApp />)
