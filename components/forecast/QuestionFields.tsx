import type { HistoryReading } from '@lib/forecast/history'
import type { PeriodKind } from '@lib/forecast/periods'
import { limits, type ForecastSettings } from '@lib/forecast/settings'
import { SelectField } from '../controls/SelectField'
import { NumberField } from '../tools/NumberField'
import { DateField } from './DateField'
import styles from '../tools/Fields.module.css'
import { numberInWords, periodName, periodOptions, periodsName } from './words'

interface FieldsProps {
  settings: ForecastSettings
  disabled: boolean
  onChange: (settings: Partial<ForecastSettings>) => void
}

/** How the data are read. */
export function ReadingFields({
  settings,
  reading: { columns, column, asksOrder, history },
  disabled,
  onChange,
}: FieldsProps & { reading: HistoryReading }) {
  return (
    <div className={styles.fields}>
      <SelectField
        label="One period is"
        value={settings.period}
        options={periodOptions}
        onChoose={period => onChange({ period: period as PeriodKind })}
      />
      {columns.length > 1 && (
        <SelectField
          label="Read from"
          value={`${column?.index ?? -1}`}
          options={columns.map(({ index, name, kind }) => [
            `${index}`,
            `${name} (${kind === 'counts' ? 'numbers' : 'dates'})`,
          ])}
          onChoose={index => onChange({ column: Number(index) })}
        />
      )}
      {(asksOrder || settings.order !== '') && (
        <SelectField
          label="In 03/02/2026, the 03 is"
          value={settings.order}
          options={[
            ['', 'Choose'],
            ['day-first', 'the day'],
            ['month-first', 'the month'],
          ]}
          onChoose={order => onChange({ order: order as ForecastSettings['order'] })}
        />
      )}
      <NumberField
        label={`Use the last … ${periodsName(settings.period)}`}
        hint={history.some(count => count > 0) ? `0 for all ${numberInWords(history.length)}.` : '0 for all.'}
        value={settings.last}
        min={0}
        max={1000}
        disabled={disabled}
        onChange={last => onChange({ last })}
      />
    </div>
  )
}

/** What the forecast is asked. */
export function QuestionFields({ settings, disabled, onChange }: FieldsProps) {
  const one = periodName(settings.period)
  return (
    <div className={styles.fields}>
      <NumberField
        label="Items on the list"
        hint="That aren’t finished yet."
        value={settings.items}
        min={limits.items[0]}
        max={limits.items[1]}
        disabled={disabled}
        onChange={items => onChange({ items })}
      />
      <DateField
        label="How many by"
        hint={
          settings.by < settings.start
            ? 'This is before the forecast begins. Enter a later day.'
            : `A ${one} has to be over by then to count.`
        }
        value={settings.by}
        disabled={disabled}
        onChange={by => onChange({ by })}
      />
      <DateField
        label="Forecast from the morning of"
        hint={`The next ${one} begins here.`}
        value={settings.start}
        disabled={disabled}
        onChange={start => onChange({ start })}
      />
      <NumberField
        label={`New items in each ${one}`}
        hint="On average. Runs take them before the list’s last items."
        value={settings.growth}
        min={limits.growth[0]}
        max={limits.growth[1]}
        step={0.1}
        disabled={disabled}
        onChange={growth => onChange({ growth })}
      />
      <NumberField
        label="Ten items turn into at least"
        hint="Once they are split. 10 if none is."
        value={settings.least}
        min={limits.pieces[0]}
        max={limits.pieces[1]}
        disabled={disabled}
        onChange={least => onChange({ least, most: Math.max(least, settings.most) })}
      />
      <NumberField
        label="and at most"
        hint="Each run draws a number between the two."
        value={settings.most}
        min={limits.pieces[0]}
        max={limits.pieces[1]}
        disabled={disabled}
        onChange={most => onChange({ most, least: Math.min(most, settings.least) })}
      />
    </div>
  )
}
