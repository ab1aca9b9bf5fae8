import type { RefObject } from 'react'
import { dueWords } from '@lib/flashcards/interval-words'
import { firstDue, nextCard, type Counts, type Table } from '@lib/flashcards/queue'
import { planPage } from '@lib/study-plan/page-addresses'
import * as words from '@data/words/cards'
import { Button, ButtonRow } from '../controls/Button'
import styles from './CardOnDesk.module.css'

interface EndOfStudyProps {
  table: Table
  counts: Counts
  /** Whether the reader has a study plan. */
  hasPlan: boolean
  headingRef: RefObject<HTMLHeadingElement>
  onGoOn: () => void
  onGoAhead: () => void
}

/** When no card is left for now: when the next one is due, and what to do until then. */
export function EndOfStudy({ table, counts, hasPlan, headingRef, onGoOn, onGoAhead }: EndOfStudyProps) {
  const first = firstDue(table)
  const hasMore = nextCard(table) !== undefined
  const isLimited = counts.fresh === 0 && table.order.some(id => !table.cards[id])
  return (
    <div role="group" aria-label={words.endOfSession} className={styles.card}>
      <h3 ref={headingRef} tabIndex={-1} className={styles.front}>
        {hasMore ? words.thereIsMore : words.doneForNow}
      </h3>
      {hasMore ? (
        <p>{words.moreWaiting}</p>
      ) : (
        first && <p>{words.nothingDueUntil(dueWords(first, table.now))}</p>
      )}
      {isLimited && <p>{words.allNewStarted}</p>}
      {hasPlan && (
        <p>
          <a href={planPage}>{words.backToPlan}</a>
        </p>
      )}
      <ButtonRow>
        {hasMore && (
          <Button look="primary" onClick={onGoOn}>
            {words.goOn}{' '}
          </Button>
        )}
        {first && <Button onClick={onGoAhead}>{words.studyAhead}</Button>}
      </ButtonRow>
      {!hasMore && first && <p className={styles.keys}>{words.aheadNote}</p>}
    </div>
  )
}
