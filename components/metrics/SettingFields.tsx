import type { Analysis } from '@lib/metrics/analyze'
import type { MetricsSettings } from '@lib/metrics/settings'
import { dayInShort } from '@lib/tools/dates'
import { SelectField } from '../controls/SelectField'
import { DayField } from '../tools/DayField'
import toolStyles from '../tools/Fields.module.css'
import parts from '../tools/Parts.module.css'

interface SettingFieldsProps {
  settings: MetricsSettings
  analysis: Analysis
  onChange: (changes: Partial<MetricsSettings>) => void
}

/** What is counted, up to when, and when Sprints begin. */
export function SettingFields({ settings, analysis, onChange }: SettingFieldsProps) {
  const { lastDate, upTo, sprints } = analysis
  return (
    <details className={parts.fold}>
      <summary>How to count</summary>
      <div className={toolStyles.fields}>
        <SelectField
          label="Days"
          value={settings.count}
          options={[
            ['weekdays', 'Monday to Friday'],
            ['all', 'All days'],
          ]}
          onChoose={count => onChange({ count: count as MetricsSettings['count'] })}
        />
        <SelectField
          label="Burnup and burndown"
          value={settings.unit}
          options={[
            ['items', 'Items'],
            ['points', 'Points'],
          ]}
          onChoose={unit => onChange({ unit: unit as MetricsSettings['unit'] })}
        />
        <SelectField
          label="Length of a Sprint"
          value={`${settings.sprintWeeks}`}
          options={[1, 2, 3, 4].map(
            weeks => [`${weeks}`, weeks === 1 ? '1 week' : `${weeks} weeks`] as const,
          )}
          onChoose={weeks => onChange({ sprintWeeks: Number(weeks) })}
        />
        <DayField
          label="Count up to the evening of"
          value={settings.upTo}
          hint={
            settings.upTo
              ? lastDate === undefined
                ? ''
                : `The last date in your data is ${dayInShort(lastDate, true)}.`
              : `Empty: the last date in your data, ${dayInShort(upTo, true)}.`
          }
          onChange={day => onChange({ upTo: day })}
        />
        <DayField
          label="First day of any Sprint"
          value={settings.sprintStart}
          hint={settings.sprintStart ? '' : `Empty: ${dayInShort(sprints.firstDay, true)}.`}
          onChange={day => onChange({ sprintStart: day })}
        />
      </div>
    </details>
  )
}
