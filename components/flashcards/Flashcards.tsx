import type { GlossaryEntry } from '@lib/course/glossary-entry'
import { misuse } from '../misuse'
import { Island } from '../site/Island'
import { FlashcardsApp } from './FlashcardsApp'

interface FlashcardsProps {
  /** The terms of the glossary; the build puts them in. */
  terms?: readonly GlossaryEntry[]
  /** Route of the glossary; the build puts it in. */
  glossary?: string
}

/** The glossary's terms and the questions that a reader has missed, as cards to study, to print and to take along. */
export function Flashcards({ terms, glossary }: FlashcardsProps) {
  if (!terms || glossary === undefined) throw misuse('Flashcards', 'was not given its terms by the build.')
  return (
    <Island name="flashcards" given={{ terms, glossary }} shows="progress" comes="idle">
      <FlashcardsApp terms={terms} glossary={glossary} />
    </Island>
  )
}
