import { teamNameWords } from '@data/team-names'
import { letters, teamNameLengths, type TeamNameChoice } from '@lib/team-names/choice'
import { listSizes, type NameRequest } from '@lib/team-names/name-list'
import { makingOf, teamNameStyles } from '@lib/team-names/style'
import styles from './OptionFields.module.css'

interface FieldProps {
  label: string
  value: string
  /** Value → label. */
  options: readonly (readonly [value: string, words: string])[]
  onChoose: (value: string) => void
}

function Field({ label, value, options, onChoose }: FieldProps) {
  return (
    <label className={styles.field}>
      {label}
      <select value={value} onChange={event => onChoose(event.target.value)}>
        {options.map(([each, words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </select>
    </label>
  )
}

const themes = teamNameWords.themes.map(({ id, label }) => [id, label] as const)
const styleOptions = teamNameStyles.map(
  style => [style, makingOf(style).example + (style === 'alike' ? ' (same letter)' : '')] as const,
)
const lengths = Object.entries(teamNameLengths).map(([id, { label }]) => [id, label] as const)

interface OptionFieldsProps {
  request: NameRequest
  onChoose: (request: Partial<TeamNameChoice & Pick<NameRequest, 'size'>>) => void
}

/** The filters, and the number of names. */
export function OptionFields({ request: { choice, size }, onChoose }: OptionFieldsProps) {
  return (
    <div className={styles.fields}>
      <Field
        label="Theme"
        value={choice.theme}
        options={[['', 'All themes'], ...themes]}
        onChoose={theme => onChoose({ theme })}
      />
      <Field
        label="Style"
        value={choice.style}
        options={[['', 'A mix'], ...styleOptions]}
        onChoose={style => onChoose({ style: style as TeamNameChoice['style'] })}
      />
      <Field
        label="Length"
        value={choice.length}
        options={lengths}
        onChoose={length => onChoose({ length: length as TeamNameChoice['length'] })}
      />
      <Field
        label="First letter"
        value={choice.letter}
        options={[['', 'Any'], ...letters.map(letter => [letter, letter] as const)]}
        onChoose={letter => onChoose({ letter })}
      />
      <Field
        label="Number of names"
        value={`${size}`}
        options={listSizes.map(each => [`${each}`, `${each}`] as const)}
        onChoose={value => onChoose({ size: Number(value) })}
      />
    </div>
  )
}
