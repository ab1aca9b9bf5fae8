import { useCallback, useId, useMemo, useRef, useState } from 'react'
import { agesAt, inProgress } from '@lib/flow/measures'
import type { FlowRun } from '@lib/flow/run'
import { columnNames, numberOf, type FlowSettings } from '@lib/flow/settings'
import { Button, ButtonRow } from '../controls/Button'
import toolStyles from '../tools/Fields.module.css'
import { Board, type BoardColumn } from './Board'
import styles from './Flow.module.css'
import { useIsOnScreen, useLessMotion, useRunningTime } from './useRunningTime'
import { itemsInWords } from './words'

interface BoardRunProps {
  run: FlowRun
  settings: FlowSettings
  /** In days. The same `onTime` each time. */
  time: number
  onTime: (change: (time: number) => number) => void
  isAwake: boolean
}

const fastest = 10

/** The board with its controls: it runs while it is on the screen, or goes on by day. */
export function BoardRun({ run: { items }, settings, time, onTime, isAwake }: BoardRunProps) {
  const id = useId()
  const element = useRef<HTMLDivElement>(null)
  const [wantsToRun, setWantsToRun] = useState(false)
  const [speed, setSpeed] = useState(2)
  const [said, setSaid] = useState('')
  const isOnScreen = useIsOnScreen(element)
  const hasLessMotion = useLessMotion()
  const { days, limit } = settings
  const isRunning = wantsToRun && time < days
  useRunningTime({
    isRunning: isRunning && isOnScreen,
    hasLessMotion,
    speed,
    onDays: useCallback(step => onTime(before => Math.min(days, before + step)), [onTime, days]),
    onNextDay: useCallback(() => onTime(before => Math.min(days, Math.floor(before) + 1)), [onTime, days]),
  })
  const columns = useMemo<BoardColumn[]>(
    () => [
      { name: 'New', limit: 0 },
      ...columnNames(settings).map((name, at) => ({ name, limit: numberOf(settings, 'limit', at + 1) })),
      { name: 'Done', limit: 0 },
    ],
    [settings],
  )
  const inOrderOfDone = useMemo(
    () =>
      items
        .filter(item => item.done <= days)
        .sort((a, b) => a.done - b.done)
        .map(item => item.id),
    [items, days],
  )
  const describe = (at: number) => {
    const open = agesAt(items, at, inProgress).length
    const done = items.filter(item => item.done <= at).length
    return `Day ${Math.floor(at)} of ${days}: ${itemsInWords(open)} in progress${limit > 0 ? `, at most ${limit}` : ''}, and ${done} done.`
  }
  if (wantsToRun && time >= days) {
    setWantsToRun(false)
    setSaid(describe(days))
  }
  const goTo = (day: number) => {
    const to = Math.max(0, Math.min(days, day))
    setWantsToRun(false)
    onTime(() => to)
    setSaid(describe(to))
  }
  return (
    <div ref={element} className={styles.run}>
      <ButtonRow>
        <Button
          look="primary"
          disabled={!isAwake}
          data-waits=""
          onClick={() => {
            if (isRunning) goTo(time)
            else {
              if (time >= days) onTime(() => 0)
              setWantsToRun(true)
            }
          }}
        >
          {isRunning ? 'Pause' : 'Start'}
        </Button>
        <Button disabled={!isAwake || time >= days} data-waits="" onClick={() => goTo(Math.floor(time) + 1)}>
          Next day
        </Button>
        <Button disabled={!isAwake || time === 0} onClick={() => goTo(0)}>
          Back to day 0
        </Button>
      </ButtonRow>
      <Board items={items} inOrderOfDone={inOrderOfDone} columns={columns} time={time} />
      <p className={styles.now}>{describe(time)}</p>
      <p role="status" className="visually-hidden">
        {isRunning ? '' : said}
      </p>
      <ul className={styles.legend}>
        {(
          [
            ['worked', 'someone works on it'],
            ['waits', 'waits for someone'],
            ['ready', 'waits for room in the next column'],
            ['blocked', 'blocked'],
          ] as const
        ).map(([state, words]) => (
          <li key={state}>
            <span className={styles.card} data-state={state} aria-hidden="true" /> {words}
          </li>
        ))}
        {settings.urgent > 0 && (
          <li>
            <span className={styles.card} data-state="waits" data-urgent="" aria-hidden="true" /> urgent
          </li>
        )}
      </ul>
      {hasLessMotion && (
        <p className={styles.now}>
          Your device asks for less motion, so the board goes on by a whole day each second.
        </p>
      )}
      <div className={toolStyles.fields}>
        <div className={styles.slider}>
          <label htmlFor={`${id}-day`}>Day</label>
          <input
            id={`${id}-day`}
            type="range"
            min={0}
            max={days}
            step={1}
            value={Math.floor(time)}
            disabled={!isAwake}
            onChange={({ target }) => goTo(Number(target.value))}
          />
        </div>
        {!hasLessMotion && (
          <div className={styles.slider}>
            <label htmlFor={`${id}-speed`}>Days in a second: {speed}</label>
            <input
              id={`${id}-speed`}
              type="range"
              min={1}
              max={fastest}
              step={1}
              value={speed}
              disabled={!isAwake}
              onChange={({ target }) => setSpeed(Number(target.value))}
            />
          </div>
        )}
      </div>
    </div>
  )
}
