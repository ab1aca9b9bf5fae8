import type { GlossaryEntry } from '@lib/course/glossary-entry'
import { misuse } from '../misuse'
import { Island } from '../controls/Island'
import { FlashcardsApp } from './FlashcardsApp'

interface FlashcardsProps {
  /** The glossary's terms, filled in by the build. */
  terms?: readonly GlossaryEntry[]
}

/** The glossary's terms and missed questions as cards to study, print, and export. */
export function Flashcards({ terms }: FlashcardsProps) {
  if (!terms) throw misuse('Flashcards', 'was not given its terms by the build.')
  return (
    <Island name="flashcards" given={{ terms }} shows="progress" comes="idle">
      <FlashcardsApp terms={terms} />
    </Island>
  )
}
