import type { GlossaryEntry } from '@lib/course/glossary-entry'
import { misuse } from '../misuse'
import { Island } from '../site/Island'
import { FlashcardsApp } from './FlashcardsApp'

interface FlashcardsProps {
  /** The glossary's terms, filled in by the build. */
  terms?: readonly GlossaryEntry[]
  /** Route of the glossary, filled in by the build. */
  glossary?: string
}

/** The glossary's terms and missed questions as cards to study, print, and export. */
export function Flashcards({ terms, glossary }: FlashcardsProps) {
  if (!terms || glossary === undefined) throw misuse('Flashcards', 'was not given its terms by the build.')
  return (
    <Island name="flashcards" given={{ terms, glossary }} shows="progress" comes="idle">
      <FlashcardsApp terms={terms} glossary={glossary} />
    </Island>
  )
}
