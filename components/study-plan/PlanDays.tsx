import * as plans from '@data/words/plan'
import * as words from '@data/words/plan-app'
import { daysAfter, weekdayOf, weekdays, type IsoDay } from '@lib/example/days'
import { formatDay, formatSpan } from '@lib/site/format-day'
import type { MovedTasks } from '@lib/study-plan/moved'
import type { Plan } from '@lib/study-plan/plan'
import type { Room } from '@lib/study-plan/rooms'
import { minutesOfDay } from '@lib/study-plan/words'
import { duration } from '@lib/words'
import styles from '../course/PlanDays.module.css'
import { CardsLine, TaskLine } from './TaskLine'

interface Week {
  /** Its Monday. */
  first: IsoDay
  rooms: Room[]
}

function weeksOf(rooms: readonly Room[]): Week[] {
  const weeks: Week[] = []
  for (const room of rooms) {
    const first = daysAfter(room.day, -weekdays.indexOf(weekdayOf(room.day)))
    const last = weeks.at(-1)
    if (last?.first === first) last.rooms.push(room)
    else weeks.push({ first, rooms: [room] })
  }
  return weeks
}

interface PlanDaysProps {
  plan: Plan
  moved: MovedTasks
}

/** Today's work; on a day without any, when the next is. */
export function PlanToday({ plan, moved }: PlanDaysProps) {
  const [first] = plan.rooms
  return (
    <ol className={styles.days}>
      {first?.day === plan.today ? (
        <PlanDay room={first} today={plan.today} moved={moved} />
      ) : (
        <li className={styles.day} data-today="">
          <h4 className={styles.date}>{words.today(formatDay(plan.today))}</h4>
          <p className={styles.free}>{first && words.nothingToday(formatDay(first.day))}</p>
        </li>
      )}
    </ol>
  )
}

/** The days after today by week; the first week is open. */
export function PlanDays({ plan, moved }: PlanDaysProps) {
  return (
    <>
      {weeksOf(plan.rooms.filter(({ day }) => day !== plan.today)).map(({ first, rooms }, at) => (
        <details key={first} open={at === 0} className={styles.week}>
          <summary>
            {formatSpan(rooms[0]?.day ?? first, rooms.at(-1)?.day ?? first)}{' '}
            <span className={styles.facts}>
              {words.days(rooms.length)}
              {duration(rooms.reduce((sum, room) => sum + minutesOfDay(room), 0))}
            </span>
          </summary>
          <ol className={styles.days}>
            {rooms.map(room => (
              <PlanDay key={room.day} room={room} today={plan.today} moved={moved} />
            ))}
          </ol>
        </details>
      ))}
      <p className={styles.exam}>
        <b>{formatDay(plan.exam)}</b>
        {words.examIsThen}
      </p>
    </>
  )
}

interface PlanDayProps {
  room: Room
  today: IsoDay
  moved: MovedTasks
}

function PlanDay({ room, today, moved }: PlanDayProps) {
  const minutes = minutesOfDay(room)
  const isToday = room.day === today
  return (
    <li className={styles.day} data-today={isToday || undefined}>
      <h4 className={styles.date}>
        {isToday ? words.today(formatDay(room.day)) : formatDay(room.day)}
        {minutes > 0 && <span className={styles.facts}> {duration(minutes)}</span>}
      </h4>
      {minutes > 0 ? (
        <ul className={styles.tasks}>
          {room.cards && <CardsLine cards={room.cards} />}
          {room.entries.map(entry => (
            <TaskLine
              key={`${entry.task.id} ${entry.part?.number ?? ''}`}
              entry={entry}
              movedFrom={moved.get(entry.task.id)}
            />
          ))}
        </ul>
      ) : (
        <p className={styles.free}>{isToday ? plans.nothingMore : words.inReserve}</p>
      )}
    </li>
  )
}
