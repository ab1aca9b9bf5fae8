import { useEffect, useMemo, useState } from 'react'
import type { GlossaryEntry } from '@lib/course/glossary-entry'
import { cardsOfDeck, decks, questionCards, type DeckId } from '@lib/flashcards/cards'
import { withQuestionCards } from '@lib/repetition/question-cards'
import { noProgress } from '@lib/progress/progress'
import { changeProgress, progressStore } from '@lib/progress/progress-store'
import * as words from '@data/words/cards'
import { Button } from '../controls/Button'
import { useStored } from '../controls/useStored'
import { useBank } from '../exam/useBank'
import { CardList } from './CardList'
import styles from './Desk.module.css'
import { DeckTools } from './DeckTools'
import { StudyArea } from './StudyArea'
import { useDeck } from './useDeck'

/** Choices for new cards per day. */
const amounts = [5, 10, 20] as const

interface FlashcardsAppProps {
  /** The terms of the glossary. */
  terms: readonly GlossaryEntry[]
}

/** Cards to study, print, export: the card first, for the first screen; the HTML has a new reader's first card. */
export function FlashcardsApp({ terms }: FlashcardsAppProps) {
  const state = useStored(progressStore)
  const isAwake = state !== undefined
  const progress = state?.kind === 'unreadable' ? undefined : (state?.progress ?? noProgress)
  const answers = progress?.answers
  // Who has studied before sees another card than the HTML's.
  const [isNew, setIsNew] = useState<boolean>()
  if (isAwake && isNew === undefined) setIsNew(Object.keys(progress?.cards ?? {}).length === 0)
  const { deck: chosen, newADay, choose } = useDeck(progress)
  const deck: DeckId = chosen.id
  const hasAnswers = Object.keys(answers ?? {}).length > 0
  const needsBank = hasAnswers && (deck === 'today' || chosen.kind === 'question')
  const questions = useBank(needsBank)
  const bank = questions.kind === 'ready' ? questions.bank : undefined
  const known = progress?.cards ?? noProgress.cards
  // Answers that an earlier version stored have no cards yet.
  useEffect(() => {
    if (progress && withQuestionCards(progress) !== progress.cards)
      changeProgress(before => ({ ...before, cards: withQuestionCards(before) }))
  }, [progress])
  const cards = useMemo(() => {
    const asked = bank && answers ? questionCards(bank, answers) : []
    return cardsOfDeck(deck, { terms, questions: asked, answers: answers ?? {}, cards: known })
  }, [deck, terms, bank, answers, known])
  const studied = () => {
    if (!progress) {
      return <p className={styles.notice}>{words.unreadable}</p>
    }
    if (needsBank && questions.kind === 'failed') {
      return (
        <div className={styles.notice} role="alert">
          <p>{words.questionsFailed}</p>
          <Button onClick={questions.retry}>{words.tryAgain}</Button>
        </div>
      )
    }
    if (needsBank && questions.kind === 'loading') {
      return (
        <p className={styles.notice} role="status">
          {words.loadingQuestions}
        </p>
      )
    }
    if (cards.length === 0) {
      return (
        <p className={styles.notice}>
          {deck === 'missed' ? words.noMissed : words.noQuestions}
          <a href="/scrum/psm-1/psm1-exam-preparation/practice-exam">{words.practiceExam}</a>
          {deck === 'missed' ? words.missedComeHere : words.questionsComeHere}
        </p>
      )
    }
    return (
      <>
        {state?.kind === 'forbidden' && <p className={styles.notice}>{words.forbidden}</p>}
        <StudyArea
          key={isNew === false ? `${deck} continued` : deck}
          isAwake={isAwake}
          kind={chosen.kind}
          cards={cards}
          kept={known}
          newADay={newADay}
          hasPlan={progress.plan !== undefined}
        />
      </>
    )
  }
  return (
    <div data-prints-alone="cards">
      <div className={styles.desk} data-needs-scripts="" data-screen="">
        {studied()}
        {isAwake && (
          <>
            <div className={styles.settings}>
              <fieldset className={styles.decks}>
                <legend>{words.deck}</legend>
                {decks.map(({ id }) => (
                  <label key={id}>
                    <input
                      type="radio"
                      name="flashcards-deck"
                      checked={deck === id}
                      onChange={() => choose({ deck: id })}
                    />
                    {words.deckNames[id]}
                  </label>
                ))}
              </fieldset>
              <label className={styles.amount}>
                {words.newADay}
                <select value={newADay} onChange={event => choose({ newADay: Number(event.target.value) })}>
                  {amounts.map(amount => (
                    <option key={amount}>{amount}</option>
                  ))}
                </select>
              </label>
            </div>
            <DeckTools hasCards={cards.length > 0} terms={terms} answers={answers ?? {}} />
          </>
        )}
      </div>
      {!isAwake && (
        <noscript>
          <p>{words.needsScripts}</p>
        </noscript>
      )}
      {cards.length > 0 && <CardList cards={cards} />}
    </div>
  )
}
