import type { QuestionSet } from '@lib/course/question'
import { Island } from '@components/controls/Island'
import * as words from '@data/words/lesson'
import { LessonQuestion } from '../exam/LessonQuestion'
import styles from './CheckYourself.module.css'
import { misuse } from '../misuse'

interface CheckYourselfProps {
  /** File name in data/questions. */
  topic: string
  /** Filled in by the build. */
  set?: QuestionSet
}

/** A lesson's questions in HTML that needs no scripts; browser/lesson.ts (on approach) checks and saves. */
export function CheckYourself({ topic, set }: CheckYourselfProps) {
  if (!set)
    throw misuse('CheckYourself', `has topic '${topic}', for which there is no data/questions/${topic}.ts.`)
  return (
    <Island name="lesson" shows="progress">
      <ol className={styles.questions} data-answers={words.answers}>
        {set.questions.map((question, at) => (
          <li key={question.id}>
            <details open={at === 0} className={styles.question}>
              <summary>{words.questionOf(at + 1, set.questions.length)}</summary>
              {/* A link to a question unfolds what it is in. */}
              <div id={question.id} data-question="">
                <LessonQuestion question={question} />
              </div>
            </details>
          </li>
        ))}
      </ol>
    </Island>
  )
}
