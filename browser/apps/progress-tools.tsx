import { ProgressToolsApp } from '@components/course/ProgressToolsApp'
import { hydrateIsland } from '../hydrate-island'

export const mount = (element: HTMLElement, _props: object, kept: HTMLElement[]) =>
  hydrateIsland(element, <ProgressToolsApp />, kept)
