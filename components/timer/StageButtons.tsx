import type { RefObject } from 'react'
import { addMinute, back, next, pause, resume, type View } from '@lib/timer/run'
import { Button, ButtonRow } from '../controls/Button'
import { FullScreenButton } from '../tools/FullScreenButton'
import { Said } from './Said'
import styles from './Stage.module.css'
import type { TimerControls } from './useTimer'
import type { Tones } from './useTones'

interface StageButtonsProps {
  controls: TimerControls
  view: View | undefined
  /** What 'Full screen' enlarges. */
  stage: RefObject<HTMLDivElement>
  tones: Tones
}

/** The buttons that run the timer. */
export function StageButtons({ controls, view, stage, tones }: StageButtonsProps) {
  const { data, isAwake, begin, changeRun, end, type } = controls
  const isGoing = view !== undefined && view.state !== 'finished'
  const toggle = () => {
    tones.allow()
    if (!view) begin()
    else changeRun(view.state === 'paused' ? resume : pause)
  }
  return (
    <div className={styles.buttons}>
      <ButtonRow>
        {view?.state !== 'finished' && (
          <Button look="primary" disabled={!isAwake} data-waits="" onClick={toggle}>
            {!view ? 'Start' : view.state === 'paused' ? 'Go on' : 'Pause'}
          </Button>
        )}
        {isGoing && (
          <>
            <Button onClick={() => changeRun(next)}>Next</Button>
            <Button aria-disabled={view.index === 0} onClick={() => changeRun(back)}>
              Back
            </Button>
            <Button onClick={() => changeRun(addMinute)}>+1 minute</Button>
          </>
        )}
        {view && <Button onClick={end}>{isGoing ? 'End' : 'Start again'}</Button>}
        {view?.state === 'finished' && <Button onClick={() => changeRun(back)}>Back to the last step</Button>}
        {isAwake && document.fullscreenEnabled && <FullScreenButton target={stage} />}
        <Button
          disabled={!isAwake}
          data-waits=""
          aria-pressed={data.hasSound}
          onClick={() => {
            tones.allow()
            type(now => ({ ...now, hasSound: !now.hasSound }))
          }}
        >
          Sound
        </Button>
        <Button disabled={!isAwake} data-waits="" onClick={tones.test}>
          Test the tone
        </Button>
      </ButtonRow>
      <Said controls={controls} area="stage" />
    </div>
  )
}
