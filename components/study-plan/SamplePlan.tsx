import { daysBetween } from '@lib/example/days'
import type { Plan } from '@lib/study-plan/plan'
import { minutesOfDay } from '@lib/study-plan/words'
import { CardsLine, TaskLine } from './TaskLine'
import planStyles from './PlanDays.module.css'
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
      <summary>
        {title}: at most {minutes} minutes a day
      </summary>
      <table className={styles.days}>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">What to do</th>
            <th scope="col">Minutes</th>
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
                {minutesOfDay(room) === 0 && 'In reserve, in case you fall behind.'}
              </td>
              <td>{minutesOfDay(room)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{daysBetween(first, plan.exam) + 1}</th>
            <td>The exam</td>
            <td />
          </tr>
        </tbody>
      </table>
    </details>
  )
}
