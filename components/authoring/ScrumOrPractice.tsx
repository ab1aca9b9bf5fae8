import clsx from 'clsx'
import type { ReactNode } from 'react'
import { misuse } from '../misuse'
import styles from './Note.module.css'

interface ScrumRuleProps {
  /** Heading of the Scrum Guide 2020 with the rule. */
  section: string
  children: ReactNode
}

/** A rule of the Scrum Guide 2020, in our own words. */
export function ScrumRule({ section, children }: ScrumRuleProps) {
  if (!section?.trim())
    throw misuse('ScrumRule', 'needs section: the heading of the Scrum Guide that the rule rests on.')
  return (
    <div role="note" className={clsx(styles.note, styles.rule)} aria-label={`In the Scrum Guide: ${section}`}>
      <p className={styles.label}>
        In the Scrum Guide <span className={styles.source}>{section}</span>
      </p>
      {children}
    </div>
  )
}

interface CommonPracticeProps {
  children: ReactNode
}

/** Something many teams do that the Scrum Guide doesn't ask for. */
export function CommonPractice({ children }: CommonPracticeProps) {
  return (
    <div
      role="note"
      className={clsx(styles.note, styles.practice)}
      aria-label="Complementary practice, not in the Scrum Guide"
    >
      <p className={styles.label}>
        Complementary practice <span className={styles.source}>not in the Scrum Guide</span>
      </p>
      {children}
    </div>
  )
}
