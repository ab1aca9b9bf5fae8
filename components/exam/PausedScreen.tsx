import { clockText } from '@lib/exam/time-text'
import { Button, ButtonRow } from '../controls/Button'
import { ScreenHeading } from './ScreenHeading'

interface PausedScreenProps {
  isElsewhere: boolean
  /** Milliseconds left. */
  left: number
  onGoOn: () => void
  onLeave: () => void
}

/** A paused exam, or one open in another tab. */
export function PausedScreen({ isElsewhere, left, onGoOn, onLeave }: PausedScreenProps) {
  return (
    <>
      <ScreenHeading>{isElsewhere ? 'The exam is open in another tab' : 'The exam is paused'}</ScreenHeading>
      <p>
        {isElsewhere
          ? 'You continued it there. Your answers are kept. Continue it here, and the other tab pauses.'
          : `The clock has stopped at ${clockText(left)}. Your answers are kept, even if you close this page.`}
      </p>
      <ButtonRow>
        <Button look="primary" onClick={onGoOn}>
          {isElsewhere ? 'Continue here' : 'Continue'}
        </Button>
        <Button onClick={onLeave}>Back to the overview</Button>
      </ButtonRow>
    </>
  )
}
