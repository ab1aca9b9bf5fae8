import { useId } from 'react'
import {
  columnNames,
  columnNumbers,
  limits,
  numberOf,
  type ColumnSetting,
  type FlowSettings,
} from '@lib/flow/settings'
import { NumberField } from '../tools/NumberField'
import toolStyles from '../tools/Fields.module.css'
import styles from './Flow.module.css'
import { LimitField } from './LimitField'

interface ColumnFieldsProps {
  settings: FlowSettings
  disabled: boolean
  onChange: (changes: Partial<FlowSettings>) => void
}

/** What each column is like. */
export function ColumnFields({ settings, disabled, onChange }: ColumnFieldsProps) {
  const names = columnNames(settings)
  return columnNumbers.slice(0, settings.columns).map(column => {
    const set = (setting: ColumnSetting) => (value: number | string) =>
      onChange({ [`${setting}${column}`]: value })
    return (
      <fieldset key={column} className={styles.group}>
        <legend>{names[column - 1]}</legend>
        <div className={toolStyles.fields}>
          <NameField
            value={`${settings[`name${column}`] ?? ''}`}
            disabled={disabled}
            onChange={set('name')}
          />
          <NumberField
            label="Days of work"
            hint="For one person and an average item."
            value={numberOf(settings, 'work', column)}
            min={limits.work[0]}
            max={limits.work[1]}
            step={0.05}
            disabled={disabled}
            onChange={set('work')}
          />
          <LimitField
            label="Limit of this column"
            value={numberOf(settings, 'limit', column)}
            disabled={disabled}
            onChange={set('limit')}
          />
          {settings.team === 'own' && (
            <NumberField
              label="People who work here"
              value={numberOf(settings, 'people', column)}
              min={limits.people[0]}
              max={limits.people[1]}
              disabled={disabled}
              onChange={set('people')}
            />
          )}
        </div>
      </fieldset>
    )
  })
}

interface NameFieldProps {
  value: string
  disabled: boolean
  onChange: (value: string) => void
}

function NameField({ value, disabled, onChange }: NameFieldProps) {
  const id = useId()
  return (
    <div className={toolStyles.field}>
      <label htmlFor={id}>Name</label>
      <input
        id={id}
        value={value}
        maxLength={limits.nameLength}
        autoComplete="off"
        disabled={disabled}
        onChange={event => onChange(event.target.value)}
      />
    </div>
  )
}
