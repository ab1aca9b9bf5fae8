import * as formats from '@data/words/formats'
import * as plans from '@data/words/plan'
import * as words from '@data/words/plan-app'
import type { IsoDay } from '@lib/example/days'
import { formatMonthAndDay } from '@lib/site/format-day'
import type { Entry, Room } from '@lib/study-plan/rooms'
import { cardsWords, taskWords } from '@lib/study-plan/words'
import styles from '../course/PlanDays.module.css'

interface TaskLineProps {
  entry: Entry
  /** The earlier day it was planned for. */
  movedFrom?: IsoDay | undefined
}

/** A task with its link and minutes. */
export function TaskLine({ entry, movedFrom }: TaskLineProps) {
  const { task, part, minutes } = entry
  const { before, link, href } = taskWords(entry)
  return (
    <li className={styles.task}>
      <span>
        {before}
        <a href={href}>{link}</a>
        {part && plans.part(part.number, part.of)}
        {movedFrom && <span className={styles.moved}>{words.movedFrom(formatMonthAndDay(movedFrom))}</span>}
        {task.kind === 'missed' && task.lessons.length > 0 && (
          <span className={styles.hint}>
            {' '}
            {words.manyAreFrom}
            {task.lessons.map(({ route, title }, at) => (
              <span key={route}>
                {at > 0 && words.andLesson}
                <a href={route}>{title}</a>
              </span>
            ))}
            {words.endOfLessons}
          </span>
        )}
      </span>
      <span className={styles.minutes}>{formats.minutes(minutes)}</span>
    </li>
  )
}

/** A day's cards. */
export function CardsLine({ cards }: { cards: NonNullable<Room['cards']> }) {
  const { before, link, href } = cardsWords(cards)
  return (
    <li className={styles.task}>
      <span>
        {before}
        <a href={href}>{link}</a>
      </span>
      <span className={styles.minutes}>{formats.minutes(cards.minutes)}</span>
    </li>
  )
}
