import clsx from 'clsx'
import { Fragment, type ChangeEvent, type ReactNode } from 'react'
import type { Question } from '@lib/course/question'
import { shownChoices, type ShownChoice } from '@lib/exam/shown-choices'
import * as notes from '@data/words/question-notes'
import * as words from '@data/words/questions'
import styles from './QuestionFields.module.css'

interface QuestionFieldsProps {
  question: Question
  /** Keys of the chosen options; missing if the fields are uncontrolled, as in a lesson. */
  chosen?: readonly string[]
  onChoose?: (keys: string[]) => void
  /** Whether it was answered: locked, the options marked, with the reasons. browser/answers.ts does the same in a lesson. */
  isJudged?: boolean
  /** Seed of the options' order; without it, they stay as written. */
  seed?: number | undefined
  /** Between the question's text and the options. */
  children?: ReactNode
}

/** What an option is called: its letter, or its text if that is True or False. */
export const nameOf = ({ kind }: Question, { letter, text }: ShownChoice): string =>
  kind === 'true-false' ? text : letter

/** In a lesson, how many options to choose if the question doesn't say. */
function RightCount({ question }: { question: Question }) {
  if (question.kind !== 'multiple' || question.countStated) return null
  return <>{notes.rightCount(question.answers.length)}</>
}

/** A question with its options: radio buttons, or checkboxes if several are right. */
export function QuestionFields(props: QuestionFieldsProps) {
  const { question, chosen, onChoose, isJudged = false, seed, children } = props
  const choices = shownChoices(question, seed)
  const isMultiple = question.kind === 'multiple'
  const isChosen = (key: string) => chosen?.includes(key) ?? false
  const choose = (key: string, isOn: boolean) => {
    const keys = choices.map(each => each.key)
    onChoose?.(isMultiple ? keys.filter(each => (each === key ? isOn : isChosen(each))) : [key])
  }
  return (
    <fieldset className={styles.question} disabled={isJudged}>
      <legend className={styles.stem}>
        {question.stem}
        {!chosen && <RightCount question={question} />}
      </legend>
      {children}
      {choices.map(choice => {
        const { key, letter, text, right } = choice
        const isMarked = isJudged && (right || isChosen(key))
        return (
          <Fragment key={key}>
            <label className={clsx(styles.choice, isMarked && (right ? styles.right : styles.wrong))}>
              <input
                type={isMultiple ? 'checkbox' : 'radio'}
                name={question.id}
                value={key}
                {...(chosen && {
                  checked: isChosen(key),
                  onChange: (event: ChangeEvent<HTMLInputElement>) => choose(key, event.target.checked),
                })}
              />
              <span className={styles.text}>
                {question.kind !== 'true-false' && <span className={styles.key}>{letter}</span>}
                {text}
                {isMarked && (
                  <b className={styles.sign}>
                    <span aria-hidden="true">{right ? '✓' : '✗'}</span>
                    <span className="visually-hidden">{right ? words.rightSign : words.wrongSign}</span>
                  </b>
                )}
              </span>
            </label>
            {isJudged && <Reason why={choice.why} name={nameOf(question, choice)} isOpen={isMarked} />}
          </Fragment>
        )
      })}
    </fieldset>
  )
}

interface ReasonProps {
  why: string
  /** The option's. */
  name: string
  isOpen: boolean
}

function Reason({ why, name, isOpen }: ReasonProps) {
  if (isOpen) return <p className={styles.reason}>{why}</p>
  return (
    <details className={styles.reason}>
      <summary>{words.whyNot(name)}</summary>
      {why}
    </details>
  )
}
