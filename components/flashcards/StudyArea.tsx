import type { CardKind } from '@lib/progress/card-ids'
import type { Flashcard } from '@lib/flashcards/cards'
import { countsOf } from '@lib/flashcards/queue'
import type { Progress } from '@lib/progress/shape'
import * as words from '@data/words/cards'
import { Button, ButtonRow } from '../controls/Button'
import { CardOnDesk } from './CardOnDesk'
import { EndOfStudy } from './EndOfStudy'
import styles from './StudyArea.module.css'
import { useStudy } from './useStudy'

interface StudyAreaProps {
  /** False in the exported HTML, which has the card alone. */
  isAwake: boolean
  /** Which new cards the deck has. */
  kind: CardKind
  /** The deck, with at least one card. */
  cards: readonly Flashcard[]
  /** The stored cards. */
  kept: Progress['cards']
  newADay: number
  hasPlan: boolean
}

/** A deck: the current card, the deck's numbers, and undo. */
export function StudyArea({ isAwake, kind, cards, kept, newADay, hasPlan }: StudyAreaProps) {
  const sitting = useStudy({ kind, cards, kept, newADay })
  const { study, table, message } = sitting
  const counts = countsOf(table)
  const card = study.card && cards.find(each => each.id === study.card?.id)
  return (
    <>
      {study.card && card ? (
        <CardOnDesk
          key={card.id}
          isAwake={isAwake}
          card={card}
          open={study.card}
          now={table.now}
          headingRef={sitting.heading}
          answerRef={sitting.answer}
          onShow={sitting.showAnswer}
          onGrade={sitting.grade}
        />
      ) : (
        <EndOfStudy
          table={table}
          counts={counts}
          hasPlan={hasPlan}
          headingRef={sitting.heading}
          onGoOn={sitting.goOn}
          onGoAhead={sitting.goAhead}
        />
      )}
      {isAwake && (
        <>
          <dl className={styles.counts}>
            <div>
              <dt>{words.leftNow}</dt>
              <dd>{counts.left}</dd>
            </div>
            <div>
              <dt>{words.newOfThese}</dt>
              <dd>{counts.fresh}</dd>
            </div>
            <div>
              <dt>{words.learned[kind]}</dt>
              <dd>{words.knownOf(counts.known, counts.all)}</dd>
            </div>
          </dl>
          <p role="status" className={styles.message}>
            {message}
          </p>
        </>
      )}
      {study.given.length > 0 && (
        <ButtonRow>
          <Button onClick={sitting.undo}>{words.undo}</Button>
        </ButtonRow>
      )}
    </>
  )
}
