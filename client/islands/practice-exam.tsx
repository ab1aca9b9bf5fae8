import { PracticeExamApp } from '@components/practice/PracticeExamApp'
import { hydrateIsland } from '../hydrate-island'

export const mount = (element: HTMLElement) => hydrateIsland(element, <PracticeExamApp />)
