import { limits, mostColumns, type FlowSettings } from '@lib/flow/settings'
import { SelectField } from '../controls/SelectField'
import { NumberField } from '../tools/NumberField'
import toolStyles from '../tools/Fields.module.css'
import { ColumnFields } from './ColumnFields'
import styles from './Flow.module.css'
import { LimitField } from './LimitField'

interface FlowFieldsProps {
  settings: FlowSettings
  disabled: boolean
  onChange: (changes: Partial<FlowSettings>) => void
}

/** The numbers that a field of this page may have. */
type NumberName =
  | 'arrivals'
  | 'gaps'
  | 'people'
  | 'spread'
  | 'blocked'
  | 'wait'
  | 'switching'
  | 'urgent'
  | 'start'
  | 'days'
  | 'from'

/** All that a reader may choose, the limits first. */
export function FlowFields({ settings, disabled, onChange }: FlowFieldsProps) {
  const number = (
    name: NumberName,
    label: string,
    [min, max]: readonly [number, number],
    hint?: string,
    step = 1,
  ) => (
    <NumberField
      label={label}
      hint={hint}
      value={settings[name]}
      min={min}
      max={max}
      step={step}
      disabled={disabled}
      onChange={value => onChange({ [name]: value })}
    />
  )
  return (
    <>
      <fieldset className={styles.group}>
        <legend>Limit and people</legend>
        <div className={toolStyles.fields}>
          <LimitField
            label="Limit of the whole board"
            value={settings.limit}
            disabled={disabled}
            onChange={limit => onChange({ limit })}
          />
          <SelectField
            label="Who works where"
            value={settings.team}
            options={[
              ['shared', 'Everyone in every column'],
              ['own', 'Each column has its own people'],
            ]}
            onChoose={team => onChange({ team: team as FlowSettings['team'] })}
          />
          {settings.team === 'shared' && number('people', 'People', limits.people)}
          {number(
            'switching',
            'Cost of switching, in %',
            limits.switching,
            'How much slower work gets with each open item beyond one per person. 0 if switching costs no time.',
            0.1,
          )}
        </div>
      </fieldset>
      <fieldset className={styles.group}>
        <legend>What comes in</legend>
        <div className={toolStyles.fields}>
          {number('arrivals', 'New items in a day', limits.arrivals, 'On average.', 0.1)}
          {number(
            'gaps',
            'Spread of arrivals',
            limits.spread,
            '0 for regular, 1 for random, 2 for bursts.',
            0.1,
          )}
          {number(
            'spread',
            'Spread of sizes',
            limits.spread,
            '0 if all are the same, 1 if a few are large.',
            0.1,
          )}
          {number('urgent', 'Urgent items, in %', limits.percent, 'They go first, and over each limit.')}
          {number('blocked', 'Blocked items, in %', limits.percent, 'They wait once for someone outside.')}
          {number('wait', 'Days that a block lasts', limits.wait, 'On average.', 0.5)}
          {number('start', 'Items at the beginning', limits.start)}
        </div>
      </fieldset>
      <SelectField
        label="Columns between New and Done"
        value={`${settings.columns}`}
        options={Array.from({ length: mostColumns }, (_, at) => [`${at + 1}`, `${at + 1}`] as const)}
        onChoose={columns => onChange({ columns: Number(columns) })}
      />
      <ColumnFields settings={settings} disabled={disabled} onChange={onChange} />
      <fieldset className={styles.group}>
        <legend>The run</legend>
        <div className={toolStyles.fields}>
          {number('days', 'Days', limits.days)}
          {number(
            'from',
            'Count from the evening of day',
            [0, limits.days[1] - 1],
            settings.from >= settings.days
              ? `The run has only ${settings.days} days, so its last day counts.`
              : 'Leaves out how the run begins.',
          )}
          <SelectField
            label="Compare with"
            value={settings.compare}
            options={[
              ['no-limits', 'The same items without limits'],
              ['no-lane', 'The same items without the urgent lane'],
            ]}
            onChoose={compare => onChange({ compare: compare as FlowSettings['compare'] })}
          />
        </div>
      </fieldset>
    </>
  )
}
