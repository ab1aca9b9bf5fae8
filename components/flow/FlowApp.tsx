import { useCallback, useMemo, useState } from 'react'
import { flowExample, flowScenarios } from '@data/example/flow-scenarios'
import { newSeed } from '@lib/exam/random'
import { runOf } from '@lib/flow/run'
import { settingsShape, type FlowData, type FlowSettings } from '@lib/flow/settings'
import { flowStore } from '@lib/flow/store'
import { settingsOfQuery } from '@lib/tools/address'
import { Button, ButtonRow } from '../controls/Button'
import parts from '../tools/Parts.module.css'
import { ShareLink } from '../tools/ShareLink'
import { ClearData, ToolNotice } from '../tools/ToolNotice'
import { useToolData } from '../tools/useToolData'
import { BoardRun } from './BoardRun'
import { FlowFields } from './FlowFields'
import { LawTable } from './LawTable'
import { Ages, Pictures } from './Pictures'
import { Results } from './Results'
import { Scenarios } from './Scenarios'
import { resultInWords } from './words'

const withQuery = (query: string, data: FlowData): FlowData =>
  query ? { settings: settingsOfQuery<FlowSettings>(settingsShape, data.settings, query) } : data

const isSame = (one: FlowSettings, other: FlowSettings) => JSON.stringify(one) === JSON.stringify(other)

const scenarioOf = (settings: FlowSettings) =>
  flowScenarios.find(scenario => isSame({ ...settings, ...scenario.settings }, settings))

/** A board that runs, from settings that a reader changes. */
export function FlowApp() {
  const tool = useToolData(flowStore, { start: flowExample, withQuery })
  const { isAwake, data, change } = tool
  const { settings } = data
  const run = useMemo(() => runOf(settings), [settings])
  const [time, setTime] = useState(0)
  const [isTouched, setTouched] = useState(false)
  /** The reader's settings before a scenario replaced them. */
  const [own, setOwn] = useState<FlowSettings>()
  const scenario = scenarioOf(settings)
  const set = useCallback(
    (changes: Partial<FlowSettings>) => {
      setTouched(true)
      change(before => ({ settings: { ...before.settings, ...changes } as FlowSettings }))
    },
    [change],
  )
  // Fewer days than the board has run.
  const shown = Math.min(time, settings.days)
  // The board renders a dozen times a second while it runs; what doesn't depend on its time is rendered once.
  const results = useMemo(() => <Results run={run} settings={settings} />, [run, settings])
  const law = useMemo(() => <LawTable {...run} />, [run])
  const fields = useMemo(
    () => <FlowFields settings={settings} disabled={!isAwake} onChange={set} />,
    [settings, isAwake, set],
  )
  return (
    <div>
      <ToolNotice tool={tool} storeKey="tool-flow" />
      <h2 id="the-board">The board</h2>
      <Scenarios
        current={scenario}
        hasOwn={own !== undefined}
        isAwake={isAwake}
        onChoose={({ settings: chosen }) => {
          if (!scenario) setOwn(settings)
          setTime(0)
          set(chosen)
        }}
        onBack={() => {
          if (own) set(own)
          setOwn(undefined)
          setTime(0)
        }}
      >
        <BoardRun run={run} settings={settings} time={shown} onTime={setTime} isAwake={isAwake} />
      </Scenarios>
      <h2 id="the-result">The result</h2>
      <p role="status" className="visually-hidden">
        {isTouched && resultInWords(run, settings)}
      </p>
      {results}
      <ButtonRow>
        <Button disabled={!isAwake} data-waits="" onClick={() => set({ seed: newSeed() & 0x7fffffff })}>
          Draw other items
        </Button>
      </ButtonRow>
      <h2 id="your-settings">Your settings</h2>
      {fields}
      <h2 id="the-pictures">The pictures</h2>
      <Pictures run={run} settings={settings} isAwake={isAwake} />
      <Ages run={run} settings={settings} day={Math.floor(shown)} isAwake={isAwake} />
      <h2 id="the-law">Little’s law</h2>
      {law}
      <div className={parts.end}>
        <ShareLink settings={settings} usual={flowExample.settings} data={data} isAwake={isAwake} />
        <ClearData tool={tool} />
      </div>
    </div>
  )
}
