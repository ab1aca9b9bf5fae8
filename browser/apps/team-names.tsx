import { TeamNamesApp } from '@components/team-names/TeamNamesApp'
import { hydrateIsland } from '../hydrate-island'

export const mount = (element: HTMLElement, _props: object, kept: HTMLElement[]) =>
  hydrateIsland(element, <TeamNamesApp />, kept)
