import { useState } from 'react'
import { bringIn, type Outcome } from '@lib/progress/bring-in'
import { noProgress } from '@lib/progress/progress'
import { forgetProgress, keptText, progressStore, type ProgressState } from '@lib/progress/progress-store'
import { amountsInWords, amountsOf } from '@lib/progress/standing'
import { Button, ButtonRow } from '../controls/Button'
import { FileChoice } from './FileChoice'
import { ProgressFacts } from './ProgressFacts'
import styles from './ProgressTools.module.css'
import { ResetQuestion } from './ResetQuestion'
import { saveProgress } from './save-progress'
import { useStored } from '../controls/useStored'

const unreadable =
  'The progress stored in this browser can’t be read, so it was left unchanged. Save it as a file before you reset: then nothing is lost, and the file may still be repaired.'

const forbidden =
  'Your browser doesn’t let this site store anything. What you do here lasts only as long as the page stays open, but before you close it, you can save your progress as a file.'

/** What a reset would delete, in words; undefined if there is nothing. */
function lossOf(state: ProgressState): string | undefined {
  if (state.kind === 'unreadable')
    return `${keptText()?.length ?? 0} characters of stored progress that this site can’t read`
  if (state.progress === noProgress) return undefined
  return amountsInWords(amountsOf(state.progress)) || 'the lesson where you stopped'
}

/** The stored progress, with tools to save, restore, and delete it. */
export function ProgressToolsApp() {
  const state = useStored(progressStore)
  const [outcome, setOutcome] = useState<Outcome>()
  const progress = state?.kind === 'unreadable' ? undefined : state?.progress
  const isBare = state?.kind === 'unreadable' || (state?.kind === 'forbidden' && progress === noProgress)
  const done = (sentence: string) => setOutcome({ isDone: true, sentence })
  const reset = () =>
    forgetProgress()
      ? done('Your progress on this device was deleted.')
      : setOutcome({ isDone: false, sentence: 'Your browser didn’t let this site delete your progress.' })
  return (
    <div className={styles.tools}>
      <noscript>
        <p>Your progress can be stored and shown here only if scripts are turned on in your browser.</p>
      </noscript>
      <div className={styles.standing} data-bare={isBare || undefined} data-needs-scripts="">
        <ProgressFacts progress={progress} />
        {state && state.kind !== 'ready' && (
          <p className={styles.notice}>{state.kind === 'unreadable' ? unreadable : forbidden}</p>
        )}
      </div>
      <div className={styles.controls} data-needs-scripts="">
        <ButtonRow>
          <Button disabled={!state} data-waits="" onClick={() => setOutcome(saveProgress())}>
            {state?.kind === 'unreadable' ? 'Save the stored data' : 'Save as a file'}
          </Button>
          <FileChoice
            label="Load a file"
            hint="Choose a file that was saved here. It is added to the progress on this device, and nothing is replaced."
            isDisabled={state?.kind !== 'ready' && state?.kind !== 'forbidden'}
            onChoose={file => {
              // A repeated message is announced again only if it disappeared in between.
              setOutcome(undefined)
              void bringIn(file).then(setOutcome)
            }}
          />
          <ResetQuestion
            isDisabled={!state}
            loss={state && lossOf(state)}
            onReset={reset}
            onNothing={() => done('Nothing is stored, so there’s nothing to reset.')}
          />
        </ButtonRow>
        <Result outcome={outcome} />
      </div>
    </div>
  )
}

/** Both live regions exist from the start: text added together with its region may not be announced. */
function Result({ outcome }: { outcome: Outcome | undefined }) {
  return (
    <>
      <p role="status" className={styles.result}>
        {outcome?.isDone && outcome.sentence}
      </p>
      <p role="alert" className={styles.refusal}>
        {outcome?.isDone === false && outcome.sentence}
      </p>
    </>
  )
}
