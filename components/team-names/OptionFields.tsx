import { teamNameWords } from '@data/team-names'
import { letters, teamNameLengths, type TeamNameChoice } from '@lib/team-names/choice'
import { listSizes, type NameRequest } from '@lib/team-names/name-list'
import { makingOf, teamNameStyles } from '@lib/team-names/style'
import { SelectField } from '../controls/SelectField'
import styles from './OptionFields.module.css'

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
      <SelectField
        label="Theme"
        value={choice.theme}
        options={[['', 'All themes'], ...themes]}
        onChoose={theme => onChoose({ theme })}
      />
      <SelectField
        label="Style"
        value={choice.style}
        options={[['', 'A mix'], ...styleOptions]}
        onChoose={style => onChoose({ style: style as TeamNameChoice['style'] })}
      />
      <SelectField
        label="Length"
        value={choice.length}
        options={lengths}
        onChoose={length => onChoose({ length: length as TeamNameChoice['length'] })}
      />
      <SelectField
        label="First letter"
        value={choice.letter}
        options={[['', 'Any'], ...letters.map(letter => [letter, letter] as const)]}
        onChoose={letter => onChoose({ letter })}
      />
      <SelectField
        label="Number of names"
        value={`${size}`}
        options={listSizes.map(each => [`${each}`, `${each}`] as const)}
        onChoose={value => onChoose({ size: Number(value) })}
      />
    </div>
  )
}
