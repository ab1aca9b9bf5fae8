import { Island } from '@components/site/Island'
import { PracticeExamApp } from './PracticeExamApp'

/** The practice exam and the practice modes; their first screen is in the HTML. */
export function PracticeExam() {
  return (
    <Island name="practice-exam" isMain>
      <PracticeExamApp />
    </Island>
  )
}
