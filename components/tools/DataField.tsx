import { useId, useState } from 'react'
import type { Problem } from '@lib/tools/table'
import { Button, ButtonRow } from '../controls/Button'
import styles from './Fields.module.css'

/** Problems on the page at once; the rest is counted. */
const mostProblems = 5

interface DataFieldProps {
  label: string
  /** What to paste, and in which form. */
  hint: string
  value: string
  /** What is wrong, by line; readable lines count nevertheless. */
  problems: readonly Problem[]
  /** Hears each change; keep the text as it is, problems or not. */
  onChange: (text: string) => void
  /** The running example's data, for the button. */
  example: string
  rows?: number
  disabled?: boolean
}

/** A field to paste data into. A text that a button replaced can be had back: 'Undo'. */
export function DataField({
  label,
  hint,
  value,
  problems,
  onChange,
  example,
  rows = 8,
  disabled,
}: DataFieldProps) {
  const id = useId()
  const [before, setBefore] = useState<string>()
  const [said, setSaid] = useState('')
  const replace = (text: string, words: string) => {
    setBefore(value)
    setSaid(words)
    onChange(text)
  }
  const rest = problems.length - mostProblems
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
      <textarea
        id={id}
        rows={rows}
        value={value}
        disabled={disabled}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        aria-describedby={`${id}-hint ${id}-problems`}
        aria-invalid={problems.length > 0 ? true : undefined}
        onChange={event => {
          setBefore(undefined)
          setSaid('')
          onChange(event.target.value)
        }}
      />
      <div role="status" id={`${id}-problems`}>
        {problems.length > 0 && (
          <ul className={styles.problems}>
            {problems.slice(0, mostProblems).map(({ line, text }, index) => (
              <li key={index}>{line > 0 ? `Line ${line.toLocaleString('en-US')}: ${text}` : text}</li>
            ))}
            {rest > 0 && <li>And {rest.toLocaleString('en-US')} more.</li>}
          </ul>
        )}
      </div>
      <ButtonRow>
        <Button
          disabled={disabled === true || value === example}
          data-waits=""
          onClick={() => replace(example, 'The example is in the field.')}
        >
          Use the example
        </Button>
        <Button
          disabled={disabled === true || value === ''}
          data-waits=""
          onClick={() => replace('', 'The field is empty.')}
        >
          Clear
        </Button>
        {before !== undefined && before !== '' && (
          <Button
            onClick={() => {
              setBefore(undefined)
              setSaid('Your data are back.')
              onChange(before)
            }}
          >
            Undo
          </Button>
        )}
      </ButtonRow>
      <p role="status" className={styles.hint}>
        {said}
      </p>
    </div>
  )
}
