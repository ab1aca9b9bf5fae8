import type { Confidence } from '@lib/progress/shape'
import { QuietButton } from './QuietButton'
import styles from './ExamScreen.module.css'

const confidences = ['sure', 'unsure', 'guess'] as const satisfies readonly Confidence[]

interface ConfidenceChoiceProps {
  confidence: Confidence | undefined
  onChoose: (confidence: Confidence | undefined) => void
}

/** How sure the reader is of an answer; a second press takes it back. */
export function ConfidenceChoice({ confidence, onChoose }: ConfidenceChoiceProps) {
  return (
    <div role="group" aria-label="How sure are you?" className={styles.quiet}>
      <span aria-hidden="true">How sure?</span>
      {confidences.map(each => (
        <QuietButton
          key={each}
          aria-pressed={confidence === each}
          onClick={() => onChoose(confidence === each ? undefined : each)}
        >
          {each.charAt(0).toUpperCase() + each.slice(1)}
        </QuietButton>
      ))}
    </div>
  )
}
