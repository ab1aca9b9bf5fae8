import type { ComponentProps } from 'react'
import { PracticeExamApp } from '@components/exam/PracticeExamApp'
import { hydrateIsland } from '../hydrate-island'

export const mount = (element: HTMLElement, props: object, kept: HTMLElement[]) =>
  hydrateIsland(element, <PracticeExamApp {...(props as ComponentProps<typeof PracticeExamApp>)} />, kept)
