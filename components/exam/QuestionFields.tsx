import type { ChangeEvent } from 'react'
import type { Question } from '@lib/course/question'
import { shownChoices } from '@lib/exam/shown-choices'
import styles from './QuestionFields.module.css'

interface QuestionFieldsProps {
  question: Question
  /** Keys of the chosen options; missing if the fields are uncontrolled, as in a lesson. */
  chosen?: readonly string[]
  onChoose?: (keys: string[]) => void
  /** Locked once answered. */
  disabled?: boolean
  /** Seed of the options' order; without it, they stay as written. */
  seed?: number | undefined
}

/** A question with its options: radio buttons, or checkboxes if several are right. */
export function QuestionFields({ question, chosen, onChoose, disabled, seed }: QuestionFieldsProps) {
  const choices = shownChoices(question, seed)
  const isMultiple = question.kind === 'multiple'
  const choose = (key: string, isChosen: boolean) => {
    const keys = choices.map(each => each.key)
    const wasChosen = (each: string) => chosen?.includes(each) ?? false
    onChoose?.(isMultiple ? keys.filter(each => (each === key ? isChosen : wasChosen(each))) : [key])
  }
  return (
    <fieldset className={styles.question} disabled={disabled}>
      <legend className={styles.stem}>{question.stem}</legend>
      {choices.map(({ key, letter, text }) => (
        <label key={key} className={styles.choice}>
          <input
            type={isMultiple ? 'checkbox' : 'radio'}
            name={question.id}
            value={key}
            {...(chosen && {
              checked: chosen.includes(key),
              onChange: (event: ChangeEvent<HTMLInputElement>) => choose(key, event.target.checked),
            })}
          />
          <span className={styles.text}>
            {question.kind !== 'true-false' && <span className={styles.key}>{letter}</span>}
            {text}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
