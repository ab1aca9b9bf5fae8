import { ways, type Way } from '@lib/exam/ways'
import * as words from '@data/words/exam-start'
import styles from './StartScreen.module.css'

interface ModeChoiceProps {
  chosen: Way['name']
  onChoose: (way: Way['name']) => void
  disabled: boolean
}

/** The ways to use the questions, each with what it is for. */
export function ModeChoice({ chosen, onChoose, disabled }: ModeChoiceProps) {
  return (
    <fieldset className={styles.modes} disabled={disabled} data-waits="">
      <legend className="visually-hidden">{words.howToUse}</legend>
      {ways.map(({ name, title, what }) => (
        <label key={name}>
          <input type="radio" name="way" checked={chosen === name} onChange={() => onChoose(name)} />
          <span>
            <b>
              {title}
              {words.colon}
            </b>{' '}
            {what}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
