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
            The exam and the practice need scripts, which are switched off in your browser. The questions at
            the end of each lesson can be answered without scripts.
          </p>
        </div>
      </noscript>
      {bankState.kind === 'failed' && (
        <div className={clsx(styles.note, styles.failure)} role="alert">
          <p>The questions could not be loaded. Are you connected to the network?</p>
          <ButtonRow>
            <Button onClick={bankState.retry}>Try again</Button>
          </ButtonRow>
        </div>
      )}
      {bankState.kind === 'loading' && isAwaited && (
        <div className={styles.note} role="status">
          <p>The questions are on their way …</p>
        </div>
      )}
      {state?.kind === 'unreadable' && (
        <div className={clsx(styles.note, styles.failure)} role="alert">
          <p>
            What this browser has kept of your progress cannot be read, so nothing can be added to it. It was
            left as it is; on the front page of the course you can save it as a file and start over.
          </p>
        </div>
      )}
      {state?.kind === 'forbidden' && (
        <div className={styles.note} role="status">
          <p>
            Your browser does not let this site keep anything. An exam lasts only as long as this page stays
            open.
          </p>
        </div>
      )}
    </>
  )
}
