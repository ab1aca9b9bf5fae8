import { Island } from '@components/site/Island'
import { misuse } from '../misuse'
import type { TitledLesson } from './LessonLink'
import { PracticeExamApp } from './PracticeExamApp'

interface PracticeExamProps {
  /** The course's lessons, filled in by the build. */
  lessons?: readonly TitledLesson[]
}

/** The practice exam and the practice modes; the first screen is in the HTML. */
export function PracticeExam({ lessons }: PracticeExamProps) {
  if (!lessons) throw misuse('PracticeExam', 'was not given the titles of the lessons by the build.')
  return (
    <Island name="exam" given={{ lessons }} shows="progress" comes="idle">
      <PracticeExamApp lessons={lessons} />
    </Island>
  )
}
