import { useState } from 'react'
import { site } from '@data/site'
import type { GlossaryEntry } from '@lib/course/glossary-entry'
import { ankiText } from '@lib/flashcards/anki'
import { questionCards, termCards } from '@lib/flashcards/cards'
import { counted, listed } from '@lib/words'
import type { Progress } from '@lib/progress/shape'
import { savedFileName } from '@lib/site/saved-file-name'
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
      counted(terms.length, 'term'),
      ...(questions.length > 0 ? [counted(questions.length, 'question')] : []),
    ])
    const missing = bank ? '' : ' The questions couldn’t be loaded. To try again, export again.'
    setMessage(`The file ${ankiFileName} has ${content}.${missing}`)
  }
  return (
    <div className={styles.tools}>
      <ButtonRow>
        <Button disabled={!hasCards} onClick={() => window.print()}>
          Print the cards in this deck
        </Button>
        <Button onClick={exportCards}>Export all for Anki</Button>
      </ButtonRow>
      <p role="status" className={styles.said}>
        {message}
      </p>
    </div>
  )
}
