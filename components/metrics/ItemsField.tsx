import { useId, useState } from 'react'
import type { Problem } from '@lib/tools/table'
import { Button, ButtonRow } from '../controls/Button'
import { DataField } from '../tools/DataField'
import toolStyles from '../tools/Fields.module.css'

/** Characters with which a browser's text field still answers; laying out a longer text takes seconds. */
const mostInField = 300_000
const shownLines = 10

interface ItemsFieldProps {
  text: string
  example: string
  problems: readonly Problem[]
  onChange: (text: string) => void
  disabled: boolean
}

/** The export as a text to edit, or if it is too long for that its first lines; pasted, or from a file. */
export function ItemsField({ text, example, problems, onChange, disabled }: ItemsFieldProps) {
  const id = useId()
  const [before, setBefore] = useState<string>()
  const isLong = text.length > mostInField
  const replace = (next: string) => {
    setBefore(text)
    onChange(next)
  }
  return (
    <div
      onPaste={event => {
        const { target } = event
        const pasted = event.clipboardData.getData('text/plain')
        if (pasted.length <= mostInField || !(target instanceof HTMLTextAreaElement) || disabled) return
        // What the browser would do, without laying it out.
        event.preventDefault()
        const { value, selectionStart, selectionEnd } = target
        replace(value.slice(0, selectionStart) + pasted + value.slice(selectionEnd))
      }}
    >
      {isLong ? (
        <div className={toolStyles.field}>
          <label htmlFor={`${id}-lines`}>The first lines of your items</label>
          <textarea
            id={`${id}-lines`}
            readOnly
            rows={shownLines}
            value={text.slice(0, 5000).split('\n', shownLines).join('\n')}
          />
          <p className={toolStyles.hint}>
            All rows are counted, but the text is too long to edit here. Edit it in a spreadsheet.
          </p>
          {problems.length > 0 && (
            <ul className={toolStyles.problems}>
              {problems.slice(0, 5).map(problem => (
                <li key={`${problem.line} ${problem.text}`}>
                  Line {problem.line.toLocaleString('en-US')}: {problem.text}
                </li>
              ))}
            </ul>
          )}
          <ButtonRow>
            <Button onClick={() => replace(example)}>Use the example</Button>
            <Button onClick={() => replace('')}>Clear</Button>
          </ButtonRow>
        </div>
      ) : (
        <DataField
          label="Items"
          hint="Names of the columns on top, then one row for each item."
          value={text}
          problems={problems}
          example={example}
          disabled={disabled}
          onChange={onChange}
        />
      )}
      {before !== undefined && before !== text && (
        <ButtonRow>
          <Button
            onClick={() => {
              onChange(before)
              setBefore(undefined)
            }}
          >
            Back to the text before
          </Button>
        </ButtonRow>
      )}
      <div className={toolStyles.field}>
        <label htmlFor={`${id}-file`}>Or open a CSV file</label>
        <input
          id={`${id}-file`}
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          onChange={async event => {
            const field = event.currentTarget
            const file = field.files?.[0]
            if (file) replace(await file.text())
            // The same file can be opened again after a correction.
            field.value = ''
          }}
        />
      </div>
    </div>
  )
}
