import type { Question } from '@lib/course/question'
import { shownChoices } from '@lib/exam/shown-choices'
import { Button, ButtonRow } from '../controls/Button'
import styles from '../course/Question.module.css'
import { RestsOn } from '../course/RestsOn'
import { nameOf, QuestionFields } from './QuestionFields'

/** 'Check' has browser/answers.ts mark the options and move reasons below them; without scripts, reasons unfold. */
export function LessonQuestion({ question }: { question: Question }) {
  return (
    <>
      <QuestionFields question={question} />
      <p role="status" className={styles.verdict} />
      <ButtonRow>
        <Button look="primary" data-check="">
          Check
        </Button>
      </ButtonRow>
      <details className={styles.reasons}>
        <summary>
          <span>Show</span>
          <span>Hide</span> the answer and the reasons
        </summary>
        <ul>
          {shownChoices(question).map(choice => (
            <li key={choice.key} data-right={choice.right ? '' : undefined} data-option={choice.key}>
              <strong>
                {nameOf(question, choice)}: {choice.right ? 'right' : 'wrong'}.
              </strong>{' '}
              {choice.why}
            </li>
          ))}
        </ul>
        <RestsOn question={question} />
      </details>
    </>
  )
}
