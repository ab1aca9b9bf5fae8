import Link from 'next/link'
import type { QuestionSet } from '@lib/course/question'
import * as words from '@data/words/question-notes'
import { inWords } from '../inWords'
import { misuse } from '../misuse'
import { LessonQuestion } from '../exam/LessonQuestion'
import { Button, ButtonRow } from '../controls/Button'
import { Island } from '../controls/Island'
import styles from './TryQuestion.module.css'

interface TryQuestionProps {
  /** File name in data/questions. */
  topic: string
  /** The question shown first. */
  id: string
  /** The questions of that file, filled in by the build. */
  set?: QuestionSet
  /** Addresses and titles of lessons with further questions, filled in by the build. */
  lessons?: readonly { route: string; title: string }[]
}

/** A question that works without scripts. Others come from lessons on request, so that the page carries just one. */
export function TryQuestion({ topic, id, set, lessons }: TryQuestionProps) {
  const question = set?.questions.find(each => each.id === id)
  if (!set || !question)
    throw misuse('TryQuestion', `has id '${id}', which isn't a question in data/questions/${topic}.ts.`)
  const lesson = lessons?.find(each => each.route === set.lesson)
  if (!lessons || !lesson)
    throw misuse('TryQuestion', `has topic '${topic}', whose lesson ${set.lesson} is not in the course.`)
  return (
    <Island name="question" given={{ lessons: lessons.map(({ route }) => route) }} shows="progress">
      <div className={styles.card}>
        <div id={question.id} className={styles.question} data-question="" tabIndex={-1}>
          <LessonQuestion question={question} />
        </div>
        <p className={styles.source}>
          {inWords(
            words.fromLesson(
              <Link data-lesson-link="" href={lesson.route}>
                {lesson.title}
              </Link>,
            ),
          )}
        </p>
        <ButtonRow>
          <Button data-another="">{words.another}</Button>
        </ButtonRow>
        <p role="status" className={styles.said} data-said="" />
      </div>
    </Island>
  )
}
