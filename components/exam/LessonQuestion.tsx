import type { Question } from '@lib/course/question'
import { shownChoices } from '@lib/exam/shown-choices'
import * as blocks from '@data/words/blocks'
import * as words from '@data/words/questions'
import { Button, ButtonRow } from '../controls/Button'
import styles from '../course/Question.module.css'
import { RestsOn } from '../course/RestsOn'
import { nameOf, QuestionFields } from './QuestionFields'

/** 'Check' has browser/answers.ts mark the options and move reasons below them; without scripts, reasons unfold. */
export function LessonQuestion({ question }: { question: Question }) {
  return (
    <>
      <QuestionFields question={question}>
        <p role="status" className={styles.verdict} />
      </QuestionFields>
      <ButtonRow>
        <Button look="primary" data-check="">
          {words.check}
        </Button>
      </ButtonRow>
      <details>
        <summary>
          <span>{blocks.show}</span>
          <span>{blocks.hide}</span>
          {words.theAnswer}
        </summary>
        <ul>
          {shownChoices(question).map(choice => (
            <li key={choice.key} data-right={choice.right ? '' : undefined} data-option={choice.key}>
              <strong>
                {choice.right
                  ? words.rightOption(nameOf(question, choice))
                  : words.wrongOption(nameOf(question, choice))}
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
