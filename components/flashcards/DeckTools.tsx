import { useState } from 'react'
import { site } from '@data/site'
import type { GlossaryEntry } from '@lib/course/glossary-entry'
import { ankiFileName, ankiText } from '@lib/flashcards/anki'
import { questionCards, termCards } from '@lib/flashcards/cards'
import type { Progress } from '@lib/progress/shape'
import { saveFile } from '../controls/save-file'
import { Button, ButtonRow } from '../controls/Button'
import { loadBank } from '../exam/load-bank'
import styles from './Desk.module.css'

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

interface DeckToolsProps {
  /** Whether the deck has cards to print. */
  hasCards: boolean
  terms: readonly GlossaryEntry[]
  /** Route of the glossary. */
  glossary: string
  /** The reader's latest answers. */
  answers: Progress['answers']
}

/** Prints the deck, and exports all terms and missed questions to Anki. */
export function DeckTools({ hasCards, terms, glossary, answers }: DeckToolsProps) {
  const [message, setMessage] = useState('')
  const exportCards = async () => {
    const hasMissed = Object.values(answers).some(answer => !answer.right)
    const bank = hasMissed ? await loadBank().catch(() => undefined) : new Map()
    const questions = bank ? questionCards(bank, answers) : []
    const text = ankiText([...termCards(terms), ...questions], { site: site.url, glossary })
    saveFile(ankiFileName, text, 'text/plain;charset=utf-8')
    const content = [
      counted(terms.length, 'term'),
      ...(questions.length > 0 ? [counted(questions.length, 'question')] : []),
    ].join(' and ')
    const missing = bank ? '' : ' The questions that you missed could not be loaded; export again to try.'
    setMessage(`The file ${ankiFileName} has ${content}.${missing}`)
  }
  return (
    <div className={styles.tools}>
      <ButtonRow>
        <Button disabled={!hasCards} onClick={() => window.print()}>
          Print the cards of this deck
        </Button>
        <Button onClick={exportCards}>Export all for Anki</Button>
      </ButtonRow>
      <p role="status" className={styles.said}>
        {message}
      </p>
    </div>
  )
}
