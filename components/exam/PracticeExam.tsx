import { Island } from '@components/controls/Island'
import { misuse } from '../misuse'
import type { TitledLesson } from './LessonLink'
import { PracticeExamApp } from './PracticeExamApp'

/** The practice exam and the practice modes; the first screen is in the HTML. The build fills in the lessons. */
export function PracticeExam({ lessons }: { lessons?: readonly TitledLesson[] }) {
  if (!lessons) throw misuse('PracticeExam', 'was not given the titles of the lessons by the build.')
  return (
    <Island name="exam" given={{ lessons }} shows="progress" comes="idle">
      <PracticeExamApp lessons={lessons} />
    </Island>
  )
}
