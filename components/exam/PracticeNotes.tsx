import clsx from 'clsx'
import type { ProgressState } from '@lib/progress/progress-store'
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
          <p>
            The exam and the practice need scripts, which are turned off in your browser. You can answer the
            questions at the end of each lesson without scripts.
          </p>
        </div>
      </noscript>
      {bankState.kind === 'failed' && (
        <div className={clsx(styles.note, styles.failure)} role="alert">
          <p>The questions couldn’t be loaded. Check your connection and try again.</p>
          <ButtonRow>
            <Button onClick={bankState.retry}>Try again</Button>
          </ButtonRow>
        </div>
      )}
      {bankState.kind === 'loading' && isAwaited && (
        <div className={styles.note} role="status">
          <p>Loading the questions …</p>
        </div>
      )}
      {state?.kind === 'unreadable' && (
        <div className={clsx(styles.note, styles.failure)} role="alert">
          <p>
            The progress stored in this browser can’t be read, so nothing can be added to it. It was left
            unchanged. On the front page of the course you can save it as a file and start over.
          </p>
        </div>
      )}
      {state?.kind === 'forbidden' && (
        <div className={styles.note} role="status">
          <p>
            Your browser doesn’t let this site store anything, so an exam lasts only as long as this page
            stays open.
          </p>
        </div>
      )}
    </>
  )
}
