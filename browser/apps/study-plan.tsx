import type { ComponentProps } from 'react'
import { StudyPlanApp } from '@components/study-plan/StudyPlanApp'
import { hydrateIsland } from '../hydrate-island'

export const mount = (element: HTMLElement, props: object, kept: HTMLElement[]) =>
  hydrateIsland(element, <StudyPlanApp {...(props as ComponentProps<typeof StudyPlanApp>)} />, kept)
