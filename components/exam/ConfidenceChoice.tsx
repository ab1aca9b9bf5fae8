import type { Confidence } from '@lib/progress/shape'
import * as words from '@data/words/exam-screen'
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
    <div role="group" aria-label={words.howSureAreYou} className={styles.quiet}>
      <span aria-hidden="true">{words.howSure}</span>
      {confidences.map(each => (
        <QuietButton
          key={each}
          aria-pressed={confidence === each}
          onClick={() => onChoose(confidence === each ? undefined : each)}
        >
          {words.sureNames[each]}
        </QuietButton>
      ))}
    </div>
  )
}
