import { useState } from 'react'
import { bringIn, type Outcome } from '@lib/progress/bring-in'
import { noProgress } from '@lib/progress/progress'
import { forgetProgress, keptText, progressStore, type ProgressState } from '@lib/progress/progress-store'
import { amountsInWords, amountsOf } from '@lib/progress/standing'
import * as words from '@data/words/progress-app'
import { Button, ButtonRow } from '../controls/Button'
import { FileChoice } from './FileChoice'
import { ProgressFacts } from './ProgressFacts'
import styles from './ProgressTools.module.css'
import { ResetQuestion } from './ResetQuestion'
import { saveProgress } from './save-progress'
import { useStored } from '../controls/useStored'

/** What a reset would delete, in words; undefined if there is nothing. */
function lossOf(state: ProgressState): string | undefined {
  if (state.kind === 'unreadable') return words.characters(keptText()?.length ?? 0)
  if (state.progress === noProgress) return undefined
  return amountsInWords(amountsOf(state.progress)) || words.lastLesson
}

/** The stored progress, with tools to save, restore, and delete it. */
export function ProgressToolsApp() {
  const state = useStored(progressStore)
  const [outcome, setOutcome] = useState<Outcome>()
  const progress = state?.kind === 'unreadable' ? undefined : state?.progress
  const isBare = state?.kind === 'unreadable' || (state?.kind === 'forbidden' && progress === noProgress)
  const done = (sentence: string) => setOutcome({ isDone: true, sentence })
  const reset = () =>
    forgetProgress() ? done(words.wasDeleted) : setOutcome({ isDone: false, sentence: words.wasNotDeleted })
  return (
    <div className={styles.tools}>
      <noscript>
        <p>{words.needsScripts}</p>
      </noscript>
      <div className={styles.standing} data-bare={isBare || undefined} data-needs-scripts="">
        <ProgressFacts progress={progress} />
        {state && state.kind !== 'ready' && (
          <p className={styles.notice}>{state.kind === 'unreadable' ? words.unreadable : words.forbidden}</p>
        )}
      </div>
      <div className={styles.controls} data-needs-scripts="" data-screen="">
        <ButtonRow>
          <Button disabled={!state} data-waits="" onClick={() => setOutcome(saveProgress())}>
            {state?.kind === 'unreadable' ? words.saveStored : words.save}
          </Button>
          <FileChoice
            label={words.load}
            hint={words.loadHint}
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
            // A press that waited for this code comes before the state is shown.
            hasLoss={() => lossOf(progressStore.read()) !== undefined}
            onReset={reset}
            onNothing={() => done(words.nothingToReset)}
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
