import type { RefObject } from 'react'
import { dueWords } from '@lib/flashcards/interval-words'
import { firstDue, nextCard, type Counts, type Table } from '@lib/flashcards/queue'
import { Button, ButtonRow } from '../controls/Button'
import styles from './CardOnDesk.module.css'

interface EndOfStudyProps {
  table: Table
  counts: Counts
  headingRef: RefObject<HTMLHeadingElement>
  onGoOn: () => void
  onGoAhead: () => void
}

/** When no card is left for now: when the next one is due, and what to do until then. */
export function EndOfStudy({ table, counts, headingRef, onGoOn, onGoAhead }: EndOfStudyProps) {
  const first = firstDue(table)
  const hasMore = nextCard(table) !== undefined
  const isLimited = counts.fresh === 0 && table.order.some(id => !table.cards[id])
  return (
    <div role="group" aria-label="End of the session" className={styles.card}>
      <h3 ref={headingRef} tabIndex={-1} className={styles.front}>
        {hasMore ? 'There is more' : 'Done for now'}
      </h3>
      {hasMore ? (
        <p>More cards are waiting.</p>
      ) : (
        first && <p>Nothing is due until {dueWords(first, table.now)}.</p>
      )}
      {isLimited && <p>You have started all of today’s new cards. For more, choose a larger number above.</p>}
      <ButtonRow>
        {hasMore && (
          <Button look="primary" onClick={onGoOn}>
            Continue{' '}
          </Button>
        )}
        {first && <Button onClick={onGoAhead}>Study ahead</Button>}
      </ButtonRow>
      {!hasMore && first && (
        <p className={styles.keys}>
          Studying ahead shows you cards that aren’t due yet, starting with the next ones.
        </p>
      )}
    </div>
  )
}
