import { monthAndDay, type IsoDay } from '@lib/example/days'
import type { Entry, Room } from '@lib/study-plan/rooms'
import { cardsWords, taskWords } from '@lib/study-plan/words'
import styles from './PlanDays.module.css'

interface TaskLineProps {
  entry: Entry
  /** The earlier day it was planned for. */
  movedFrom?: IsoDay | undefined
}

/** A task with its link and minutes. */
export function TaskLine({ entry: { task, part, minutes }, movedFrom }: TaskLineProps) {
  const { before, link, href } = taskWords(task)
  return (
    <li className={styles.task}>
      <span>
        {before}
        <a href={href}>{link}</a>
        {part && ` (part ${part.number} of ${part.of})`}
        {movedFrom && <span className={styles.moved}> moved from {monthAndDay(movedFrom)}</span>}
        {task.kind === 'missed' && task.lessons.length > 0 && (
          <span className={styles.hint}>
            {' '}
            Many of them are from{' '}
            {task.lessons.map(({ route, title }, at) => (
              <span key={route}>
                {at > 0 && ' and '}
                <a href={route}>{title}</a>
              </span>
            ))}
            .
          </span>
        )}
      </span>
      <span className={styles.minutes}>{minutes} min</span>
    </li>
  )
}

/** A day's cards. */
export function CardsLine({ cards: { cards, minutes } }: { cards: NonNullable<Room['cards']> }) {
  const { before, link, href } = cardsWords(cards)
  return (
    <li className={styles.task}>
      <span>
        {before}
        <a href={href}>{link}</a>
      </span>
      <span className={styles.minutes}>{minutes} min</span>
    </li>
  )
}
