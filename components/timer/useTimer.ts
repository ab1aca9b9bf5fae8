import { useState } from 'react'
import { exampleTimer } from '@data/example/timer-agenda'
import { problemsOf, timedSteps, type TimerData } from '@lib/timer/agenda'
import { start, type Run } from '@lib/timer/run'
import { timerStore, withQueryBefore } from '@lib/timer/settings'
import { useToolData, type ToolData } from '../tools/useToolData'
import { useUndo } from '../tools/useUndo'

/** Areas of the app that have a status. */
export type Area = 'stage' | 'agenda'

/** What parts of the app do with the agenda and the timer. */
export interface TimerControls {
  data: TimerData
  tool: ToolData<TimerData>
  isAwake: boolean
  /** What changed last, for the status next to what was pressed. */
  said: { text: string; area: Area }
  /** A change of the agenda with a message, which 'Undo' takes back. */
  act: (change: (data: TimerData) => TimerData, words: string) => void
  /** A change for which there is no message: of a text while it is typed, or of a switch. */
  type: (change: (data: TimerData) => TimerData) => void
  /** Starts the timer, or says what keeps the agenda from running. */
  begin: () => void
  /** A change of the timer that runs. */
  changeRun: (change: (run: Run, now: number) => Run) => void
  /** Ends the timer, which 'Undo' takes back. */
  end: () => void
  canUndo: boolean
  undo: () => void
}

const withQuery = withQueryBefore(exampleTimer)

/** The agenda and the timer of this device or of the address, and their changes. */
export function useTimer(): TimerControls {
  const tool = useToolData(timerStore, { start: exampleTimer, withQuery })
  const { change, canUndo, undo, forget } = useUndo(tool)
  const [said, setSaid] = useState<TimerControls['said']>({ text: '', area: 'stage' })
  // A message is announced again only if it differs.
  const say = (text: string, area: Area) =>
    setSaid(before => ({ text: before.text === text ? `${text}\u00a0` : text, area }))
  const act = (next: (data: TimerData) => TimerData, words: string, area: Area = 'agenda') => {
    change(next)
    say(words, area)
  }
  return {
    data: tool.data,
    tool,
    isAwake: tool.isAwake,
    said,
    act,
    type: next => tool.change(next),
    begin: () => {
      if (problemsOf(tool.data.steps).length > 0) {
        say('Not started. Change what is named above, under ‘Change the steps.’', 'stage')
        return
      }
      // What was undone would end the timer.
      forget()
      say('', 'stage')
      tool.change(data => ({ ...data, run: start(timedSteps(data.steps), data, Date.now()) }))
    },
    changeRun: next =>
      tool.change(data => {
        if (!data.run) return data
        const run = next(data.run, Date.now())
        return run === data.run ? data : { ...data, run }
      }),
    end: () => act(({ run, ...rest }) => rest, 'The timer is back at the beginning.', 'stage'),
    canUndo,
    undo: () => {
      if (undo()) say('Undone.', said.area)
    },
  }
}
