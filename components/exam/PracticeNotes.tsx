import clsx from 'clsx'
import type { ProgressState } from '@lib/progress/progress-store'
import * as words from '@data/words/exam-start'
import { Button, ButtonRow } from '../controls/Button'
import styles from './StartScreen.module.css'
import type { BankState } from './useBank'

interface PracticeNotesProps {
  /** Undefined in the exported HTML. */
  state: ProgressState | undefined
  bankState: BankState
  /** Whether something was pressed that needs the questions. */
  isAwaited: boolean
}

/** Problems that keep the page from working as it should. */
export function PracticeNotes({ state, bankState, isAwaited }: PracticeNotesProps) {
  return (
    <>
      <noscript>
        <div className={styles.note}>
          <p>{words.needsScripts}</p>
        </div>
      </noscript>
      {bankState.kind === 'failed' && (
        <div className={clsx(styles.note, styles.failure)} role="alert">
          <p>{words.questionsFailed}</p>
          <ButtonRow>
            <Button onClick={bankState.retry}>{words.tryAgain}</Button>
          </ButtonRow>
        </div>
      )}
      {bankState.kind === 'loading' && isAwaited && (
        <div className={styles.note} role="status">
          <p>{words.loading}</p>
        </div>
      )}
      {state?.kind === 'unreadable' && (
        <div className={clsx(styles.note, styles.failure)} role="alert">
          <p>{words.unreadable}</p>
        </div>
      )}
      {state?.kind === 'forbidden' && (
        <div className={styles.note} role="status">
          <p>{words.forbidden}</p>
        </div>
      )}
    </>
  )
}
