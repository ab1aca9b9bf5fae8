import { useMemo, useRef, useState } from 'react'
import { newSeed } from '@lib/exam/random'
import { askedOf } from '@lib/forecast/asked'
import type { RunForecast } from '@lib/forecast/runner'
import {
  settingsOfToday,
  settingsShape,
  type ForecastData,
  type ForecastSettings,
} from '@lib/forecast/settings'
import { forecastStore } from '@lib/forecast/store'
import type { ForecastSummary } from '@lib/forecast/summary'
import { warningsAbout } from '@lib/forecast/warnings'
import { settingsOfQuery } from '@lib/tools/address'
import { dayOfIso, dayOfNow } from '@lib/tools/dates'
import { Button, ButtonRow } from '../controls/Button'
import { ChartWithTable } from '../tools/ChartWithTable'
import { DataField } from '../tools/DataField'
import parts from '../tools/Parts.module.css'
import { ShareLink } from '../tools/ShareLink'
import { ClearData, ToolNotice } from '../tools/ToolNotice'
import { useToolData } from '../tools/useToolData'
import { Answers, answerInWords } from './Answers'
import { fanPicture, historyPicture, manyPicture, whenPicture, type Asked, type Shown } from './charts'
import { QuestionFields, ReadingFields } from './QuestionFields'
import { useForecast } from './useForecast'
import { Warnings } from './Warnings'
import { periodsInWords } from './words'

export interface ForecastAppProps {
  /** The running example's data; not imported, since its record is larger than the app. */
  example: ForecastData
  /** The forecast of the example, in the exported HTML. */
  first: ForecastSummary
  /** Runs another one; only in the browser. */
  run?: RunForecast
}

/** What the example is asked; its numbers need no day of today. */
function askedOfExample(example: ForecastData): Asked {
  const { start, input } = askedOf(example, 0)
  if (!input) throw new Error('The example has nothing to forecast from.')
  return { input, start, by: dayOfIso(example.settings.by) ?? start, period: example.settings.period }
}

const withQuery = (query: string, data: ForecastData): ForecastData =>
  query ? { ...data, settings: settingsOfQuery<ForecastSettings>(settingsShape, data.settings, query) } : data

/** A Monte Carlo forecast from what was finished in past periods. */
export function ForecastApp({ example, first, run }: ForecastAppProps) {
  const [firstAnswer] = useState(() => ({ asked: askedOfExample(example), summary: first }))
  const tool = useToolData(forecastStore, { start: example, withQuery })
  const { isAwake, data, change } = tool
  const { text, settings } = data
  const today = isAwake ? dayOfNow(new Date()) : firstAnswer.asked.start
  const { reading, start, input } = useMemo(() => askedOf({ text, settings }, today), [text, settings, today])
  const { period } = settings
  const by = dayOfIso(settings.by) ?? start
  const answer = useForecast(input && { input, start, by, period }, firstAnswer, run)
  // The reader's settings while the example is in the field.
  const own = useRef<ForecastSettings>()
  const [isTouched, setTouched] = useState(false)
  const set = (changed: Partial<ForecastSettings>) => {
    setTouched(true)
    change(before => ({ ...before, settings: { ...before.settings, ...changed } as ForecastSettings }))
  }
  const setText = (changed: string) => {
    setTouched(true)
    if (changed === example.text) {
      if (text !== example.text) own.current = settings
      change(example)
    } else if (text === example.text)
      change({ text: changed, settings: own.current ?? settingsOfToday(settings, today) })
    else change({ text: changed, settings: { ...settings, column: -1 } })
  }
  const skipped = input ? reading.history.length - input.history.length : 0
  const warnings = useMemo(() => warningsAbout(input?.history ?? [], skipped), [input, skipped])
  const shown: Shown | undefined = answer && { ...answer.asked, summary: answer.summary }
  return (
    <div>
      <ToolNotice tool={tool} storeKey="tool-forecast" />
      {shown && (
        <p>
          <strong>{answerInWords(shown)}</strong> <a href="#the-forecast">The whole forecast</a>
        </p>
      )}
      <h2 id="your-data">Your data</h2>
      <DataField
        label="What was finished"
        hint="One number for each period, the oldest first, and 0 where nothing was finished. Paste a column of a spreadsheet or CSV, or type 5, 4, 5. Or paste the dates of finished items, one in each line."
        value={text}
        problems={reading.problems}
        onChange={setText}
        example={example.text}
        rows={9}
        disabled={!isAwake}
      />
      <ReadingFields settings={settings} reading={reading} disabled={!isAwake} onChange={set} />
      {input && (
        <ChartWithTable
          {...historyPicture(reading.history, skipped, period, warnings)}
          name="forecast-history"
          height={220}
          isAwake={isAwake}
        />
      )}
      <Warnings
        warnings={warnings}
        periods={reading.history.length}
        period={period}
        isAwake={isAwake}
        onUseLast={last => set({ last })}
      />
      <h2 id="your-question">Your question</h2>
      <QuestionFields settings={settings} disabled={!isAwake} onChange={set} />
      <h2 id="the-forecast">The forecast</h2>
      <p role="status" className="visually-hidden">
        {isTouched && shown && answer?.isCurrent && answerInWords(shown)}
      </p>
      {shown ? (
        <div aria-busy={!answer?.isCurrent}>
          <Answers shown={shown} />
          {answer?.hasFailed && (
            <p role="alert">
              The forecast couldn’t be calculated here, so you see the one before. Reload the page.
            </p>
          )}
          <ChartWithTable {...fanPicture(shown)} name="forecast-fan" isAwake={isAwake} />
          {shown.summary.whenBins.length > 0 && (
            <ChartWithTable {...whenPicture(shown)} name="forecast-when" isAwake={isAwake} />
          )}
          {shown.input.periods > 0 && (
            <ChartWithTable {...manyPicture(shown)} name="forecast-how-many" isAwake={isAwake} />
          )}
        </div>
      ) : (
        <p>
          {reading.asksOrder
            ? 'Say above which number of your dates is the day. Until then, there is nothing to forecast from.'
            : reading.history.some(count => count > 0)
              ? `Nothing was finished in the last ${periodsInWords(settings.last, period)}, so there is nothing to forecast from. Use more of them.`
              : 'There is nothing to forecast from yet: the field above needs a period in which something was finished.'}
        </p>
      )}
      <ButtonRow>
        <Button
          disabled={!isAwake || !input}
          data-waits=""
          onClick={() => set({ seed: newSeed() & 0x7fffffff })}
        >
          Draw other runs
        </Button>
      </ButtonRow>
      <div className={parts.end}>
        <ShareLink settings={settings} usual={example.settings} data={data} isAwake={isAwake} />
        <ClearData tool={tool} />
      </div>
    </div>
  )
}
