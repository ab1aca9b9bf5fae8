import { useRef, useState } from 'react'
import type { Outcome } from '@lib/progress/bring-in'
import * as words from '@data/words/progress-app'
import { Button, ButtonRow } from '../controls/Button'
import styles from './ProgressTools.module.css'
import { saveProgress } from './save-progress'

interface ResetQuestionProps {
  isDisabled: boolean
  /** What would be lost, in words; undefined if there is nothing, or if it isn't known yet. */
  loss: string | undefined
  /** Whether anything would be lost; otherwise there is nothing to ask. */
  hasLoss: () => boolean
  onReset: () => void
  onNothing: () => void
}

/** A reset button with a confirmation. The native dialog focuses 'Cancel', closes on Escape, and returns the focus. */
export function ResetQuestion({ isDisabled, loss, hasLoss, onReset, onNothing }: ResetQuestionProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [saved, setSaved] = useState<Outcome>()
  const ask = () => {
    setSaved(undefined)
    if (hasLoss()) dialog.current?.showModal()
    else onNothing()
  }
  const close = () => dialog.current?.close()
  const reset = () => {
    close()
    onReset()
  }
  return (
    <>
      <Button look="danger" aria-haspopup="dialog" disabled={isDisabled} data-waits="" onClick={ask}>
        {words.reset}
      </Button>
      <dialog
        ref={dialog}
        className={styles.dialog}
        aria-labelledby="reset-title"
        aria-describedby="reset-loss"
      >
        <h3 id="reset-title" className={styles.title}>
          {words.resetTitle}
        </h3>
        <p id="reset-loss" className={styles.loss}>
          {words.resetLoss(loss ?? '')}
        </p>
        <ButtonRow>
          <Button onClick={close}>{words.cancel}</Button>
          <Button onClick={() => setSaved(saveProgress())}>{words.saveFirst}</Button>
          <Button look="danger" onClick={reset}>
            {words.resetNow}
          </Button>
        </ButtonRow>
        <p role="status" className={styles.result}>
          {saved?.sentence}
        </p>
      </dialog>
    </>
  )
}
