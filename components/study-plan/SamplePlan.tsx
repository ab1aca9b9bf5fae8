import { daysBetween } from '@lib/example/days'
import type { Plan } from '@lib/study-plan/plan'
import { minutesOfDay } from '@lib/study-plan/words'
import * as app from '@data/words/plan-app'
import * as words from '@data/words/plan-page'
import { CardsLine, TaskLine } from './TaskLine'
import planStyles from '../course/PlanDays.module.css'
import styles from './SamplePlan.module.css'

interface SamplePlanProps {
  /** 'Two weeks' */
  title: string
  /** The longest day's minutes. */
  minutes: number
  plan: Plan
}

/** A plan for an unknown reader, day by day, without dates. */
export function SamplePlan({ title, minutes, plan }: SamplePlanProps) {
  const first = plan.rooms[0]?.day ?? plan.today
  return (
    <details className={styles.sample}>
      <summary>{words.atMost(title, minutes)}</summary>
      <table className={styles.days}>
        <thead>
          <tr>
            <th scope="col">{words.day}</th>
            <th scope="col">{words.whatToDo}</th>
            <th scope="col">{words.minutes}</th>
          </tr>
        </thead>
        <tbody>
          {plan.rooms.map(room => (
            <tr key={room.day}>
              <th scope="row">{daysBetween(first, room.day) + 1}</th>
              <td>
                <ul className={planStyles.tasks}>
                  {room.cards && <CardsLine cards={room.cards} />}
                  {room.entries.map(entry => (
                    <TaskLine key={entry.task.id} entry={entry} />
                  ))}
                </ul>
                {minutesOfDay(room) === 0 && app.inReserve}
              </td>
              <td>{minutesOfDay(room)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{daysBetween(first, plan.exam) + 1}</th>
            <td>{words.theExam}</td>
            <td />
          </tr>
        </tbody>
      </table>
    </details>
  )
}
