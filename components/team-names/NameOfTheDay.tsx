import { useState, type ReactNode } from 'react'
import { teamNameWords } from '@data/team-names'
import { nameOfTheDay } from '@lib/team-names/name-of-the-day'
import { NameLine } from './NameLine'
import styles from './TeamNamesApp.module.css'
import { useIsomorphicLayoutEffect } from '../site/useIsomorphicLayoutEffect'

/** The name of the day in the reader's time zone; the exported HTML reserves space with a sentence. */
export function NameOfTheDay({ actions }: { actions: (name: string) => ReactNode }) {
  const [today, setToday] = useState<Date>()
  useIsomorphicLayoutEffect(() => {
    const look = () => setToday(new Date())
    look()
    // For tabs open overnight.
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  const name =
    today && nameOfTheDay(teamNameWords, today.getFullYear(), today.getMonth() + 1, today.getDate())
  return (
    <section className={styles.part} data-needs-scripts="">
      <h2 className={styles.title}>Name of the day</h2>
      <div className={styles.day}>
        {name ? (
          <NameLine name={name}>{actions(name)}</NameLine>
        ) : (
          <p className={styles.empty} data-screen="">
            Loading today’s name …
          </p>
        )}
      </div>
      <p className={styles.note} data-screen="">
        Everyone who opens this page {today ? `on ${dayInWords(today)}` : 'today'} sees the same name.
      </p>
    </section>
  )
}

const dayInWords = (day: Date) => day.toLocaleDateString('en-US', { month: 'long', day: 'numeric' })
