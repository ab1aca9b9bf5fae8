import { FlashcardsApp } from '@components/flashcards/FlashcardsApp'
import { mountOf } from '../hydrate-app'

export const mount = mountOf(FlashcardsApp)
