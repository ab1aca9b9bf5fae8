import { ProgressToolsApp } from '@components/course/ProgressToolsApp'
import { hydrateIsland } from '../hydrate-island'

export const mount = (element: HTMLElement) => hydrateIsland(element, <ProgressToolsApp />)
