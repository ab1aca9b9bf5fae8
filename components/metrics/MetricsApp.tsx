import { useMemo } from 'react'
import { hasDates } from '@lib/metrics/read-items'
import { countOf } from '@lib/metrics/pictures'
import { usualSettings, withQuery, withText, type MetricsSettings } from '@lib/metrics/settings'
import { metricsStore } from '@lib/metrics/store'
import { dayOfNow } from '@lib/tools/dates'
import parts from '../tools/Parts.module.css'
import { ShareLink } from '../tools/ShareLink'
import { ClearData, ToolNotice } from '../tools/ToolNotice'
import { useToolData } from '../tools/useToolData'
import { ColumnFields } from './ColumnFields'
import { lastDayOfExample, start } from './example'
import { ItemsField } from './ItemsField'
import { Pictures } from './Pictures'
import { SettingFields } from './SettingFields'
import { useAnalysis, type CountLater } from './useAnalysis'

interface MetricsAppProps {
  /** Missing in the exported HTML. */
  countLater?: CountLater
}

/** The tool: an export to paste, what its columns are, and six pictures. */
export function MetricsApp({ countLater }: MetricsAppProps) {
  const tool = useToolData(metricsStore, { start, withQuery })
  const { data, isAwake } = tool
  const today = useMemo(() => (isAwake ? dayOfNow(new Date()) : lastDayOfExample), [isAwake])
  const { analysis, isCounting } = useAnalysis(data, today, countLater)
  const { reading, itemCount } = analysis
  const isEmpty = data.text.trim() === ''
  const left = reading.rowCount - itemCount
  const changeSettings = (changes: Partial<MetricsSettings>) =>
    tool.change(before => ({ ...before, settings: { ...before.settings, ...changes } }))
  const summary = isCounting
    ? 'Counting …'
    : isEmpty
      ? 'Paste an export, or use the example.'
      : !hasDates(reading.columns)
        ? 'No column of dates was recognized. Choose at least one below.'
        : reading.isUnclear
          ? 'Choose the order of dates below.'
          : `${countOf(itemCount, 'item')} ${itemCount === 1 ? 'is' : 'are'} counted${left > 0 ? `, and ${countOf(left, 'row')} ${left === 1 ? 'isn’t' : 'aren’t'}` : ''}.`
  return (
    <div>
      <ToolNotice tool={tool} storeKey="tool-metrics" />
      <h2 id="your-data">Your data</h2>
      <fieldset className={parts.plain} aria-labelledby="your-data" disabled={!isAwake} data-waits="">
        <ItemsField
          text={data.text}
          problems={isCounting ? [] : reading.problems}
          example={start.text}
          disabled={!isAwake}
          onChange={text => tool.change(before => withText(before, text))}
        />
        <p role="status">{summary}</p>
        {!isEmpty && (
          <ColumnFields
            reading={reading}
            chosenOrder={data.dateOrder}
            onColumns={columns => tool.change(before => ({ ...before, columns }))}
            onOrder={dateOrder => tool.change(before => ({ ...before, dateOrder }))}
          />
        )}
        <SettingFields settings={data.settings} analysis={analysis} onChange={changeSettings} />
      </fieldset>
      <h2 id="the-pictures">The pictures</h2>
      {itemCount > 0 ? (
        <Pictures analysis={analysis} settings={data.settings} isAwake={isAwake} />
      ) : (
        <p>There is nothing to draw yet: no item is counted.</p>
      )}
      <div className={parts.end}>
        <ShareLink
          settings={data.settings}
          usual={usualSettings}
          data={data.text === start.text ? undefined : data}
          isAwake={isAwake}
        />
        <ClearData tool={tool} />
      </div>
    </div>
  )
}
