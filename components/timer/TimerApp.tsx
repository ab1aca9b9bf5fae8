import { headingOf } from '@lib/timer/export'
import parts from '../tools/Parts.module.css'
import { ClearData, ToolNotice } from '../tools/ToolNotice'
import { AgendaFields } from './AgendaFields'
import { AgendaList } from './AgendaList'
import { SaveAgenda } from './SaveAgenda'
import { AgendaSheet } from './AgendaSheet'
import { SprintDays } from './SprintDays'
import { Stage } from './Stage'
import styles from './Timer.module.css'
import { useNow } from './useNow'
import { useTimer } from './useTimer'

/** The tool: the timer that a room sees, the agenda to choose and change, and the days of the Sprint. */
export function TimerApp() {
  const controls = useTimer()
  const { data, tool, isAwake } = controls
  const now = useNow(data.run)
  return (
    <>
      <div className={styles.app} data-screen="">
        <ToolNotice tool={tool} storeKey="tool-timer" />
        <p className={parts.heading}>
          <strong>{headingOf(data)}</strong>
          {tool.source === 'example' && ' – the example of the library’s team'}
        </p>
        <Stage controls={controls} now={now} />
        <section className={parts.part}>
          <h2 id="the-agenda">The agenda</h2>
          <fieldset className={parts.plain} disabled={!isAwake} data-waits="">
            <legend className="visually-hidden">Agenda</legend>
            <AgendaFields controls={controls} />
          </fieldset>
          <AgendaList controls={controls} now={now} />
          <SaveAgenda controls={controls} />
        </section>
        <SprintDays controls={controls} />
        <ClearData tool={tool} />
      </div>
      <AgendaSheet data={data} />
    </>
  )
}
