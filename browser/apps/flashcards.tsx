import type { ComponentProps } from 'react'
import { FlashcardsApp } from '@components/flashcards/FlashcardsApp'
import { hydrateIsland } from '../hydrate-island'

export const mount = (element: HTMLElement, props: object, kept: HTMLElement[]) =>
  hydrateIsland(element, <FlashcardsApp {...(props as ComponentProps<typeof FlashcardsApp>)} />, kept)
