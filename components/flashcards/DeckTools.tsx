import { useState } from 'react'
import { site } from '@data/site'
import type { GlossaryEntry } from '@lib/course/glossary-entry'
import { ankiText } from '@lib/flashcards/anki'
import { questionCards, termCards } from '@lib/flashcards/cards'
import { listed } from '@lib/words'
import type { Progress } from '@lib/progress/shape'
import { savedFileName } from '@lib/site/saved-file-name'
import * as words from '@data/words/cards'
import { saveFile } from '../controls/save-file'
import { Button, ButtonRow } from '../controls/Button'
import { loadBank } from '../exam/useBank'
import styles from './Desk.module.css'

const ankiFileName = savedFileName(site.brand, 'flashcards.txt')

interface DeckToolsProps {
  /** Whether the deck has cards to print. */
  hasCards: boolean
  terms: readonly GlossaryEntry[]
  /** The reader's latest answers. */
  answers: Progress['answers']
}

/** Prints the deck, and exports all terms and all questions answered to Anki. */
export function DeckTools({ hasCards, terms, answers }: DeckToolsProps) {
  const [message, setMessage] = useState('')
  const exportCards = async () => {
    const hasAnswers = Object.keys(answers).length > 0
    const bank = hasAnswers ? await loadBank().catch(() => undefined) : new Map()
    const questions = bank ? questionCards(bank, answers) : []
    const text = ankiText([...termCards(terms), ...questions], site.url)
    saveFile(ankiFileName, text, 'text/plain;charset=utf-8')
    const content = listed([
      words.terms(terms.length),
      ...(questions.length > 0 ? [words.questions(questions.length)] : []),
    ])
    const missing = bank ? '' : words.exportedInPart
    setMessage(words.exported(ankiFileName, content) + missing)
  }
  return (
    <div className={styles.tools}>
      <ButtonRow>
        <Button disabled={!hasCards} onClick={() => window.print()}>
          {words.print}
        </Button>
        <Button onClick={exportCards}>{words.exportAll}</Button>
      </ButtonRow>
      <p role="status" className={styles.said}>
        {message}
      </p>
    </div>
  )
}
