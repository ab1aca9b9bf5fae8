import { dayInWords, daysAfter, spanInWords, weekdayOf, weekdays, type IsoDay } from '@lib/example/days'
import type { MovedTasks } from '@lib/study-plan/moved'
import type { Plan } from '@lib/study-plan/plan'
import type { Room } from '@lib/study-plan/rooms'
import { minutesOfDay } from '@lib/study-plan/words'
import { counted, duration } from '@lib/words'
import styles from './PlanDays.module.css'
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
          <h4 className={styles.date}>Today, {dayInWords(plan.today)}</h4>
          <p className={styles.free}>{first && `Nothing today. You go on on ${dayInWords(first.day)}.`}</p>
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
            {spanInWords(rooms[0]?.day ?? first, rooms.at(-1)?.day ?? first)}{' '}
            <span className={styles.facts}>
              {counted(rooms.length, 'day')},{' '}
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
        <b>{dayInWords(plan.exam)}</b> The day of your exam. Nothing else is planned.
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
        {isToday ? `Today, ${dayInWords(room.day)}` : dayInWords(room.day)}
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
        <p className={styles.free}>
          {isToday ? 'Nothing more today.' : 'In reserve, in case you fall behind.'}
        </p>
      )}
    </li>
  )
}
