import { examRules, shortExam, timeFor, type ExamMode } from '@lib/exam/exam-rules'
import { clockText } from '@lib/exam/time-text'
import styles from './StartScreen.module.css'

interface ModeChoiceProps {
  mode: ExamMode
  onMode: (mode: ExamMode) => void
  disabled: boolean
}

const lengths = [
  { questions: examRules.questions, name: 'Full exam' },
  { questions: shortExam, name: 'Short exam' },
]

/** The exam's length, and whether it is strict. */
export function ModeChoice({ mode, onMode, disabled }: ModeChoiceProps) {
  return (
    <fieldset className={styles.modes} disabled={disabled} data-waits="">
      <legend className="visually-hidden">Kind of exam</legend>
      {lengths.map(({ questions, name }) => (
        <label key={questions}>
          <input
            type="radio"
            name="exam-length"
            checked={mode.questions === questions}
            onChange={() => onMode({ ...mode, questions })}
          />
          {name}: {questions} questions, {clockText(timeFor(questions))} minutes
        </label>
      ))}
      <label>
        <input
          type="checkbox"
          checked={mode.isStrict}
          onChange={({ target }) => onMode({ ...mode, isStrict: target.checked })}
        />
        Strict: no pausing, no going back, and the clock keeps running if you leave
      </label>
    </fieldset>
  )
}
