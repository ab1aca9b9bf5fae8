import clsx from 'clsx'
import type { PropsWithChildren } from 'react'
import { misuse } from '../misuse'
import styles from './Note.module.css'

interface NoteProps extends PropsWithChildren {
  look: 'rule' | 'practice'
  label: string
  /** Next to the label, in small letters. */
  source?: string
  /** For screen readers; the label by default. */
  name?: string
}

function Note({ look, label, source, name = label, children }: NoteProps) {
  return (
    <div role="note" className={clsx(styles.note, styles[look])} aria-label={name}>
      <p className={styles.label}>
        {label}
        {source && ' '}
        {source && <span className={styles.source}>{source}</span>}
      </p>
      {children}
    </div>
  )
}

/** A rule of the Scrum Guide 2020, in our own words; `section` is the Guide's heading with the rule. */
export function ScrumRule({ section, children }: PropsWithChildren<{ section: string }>) {
  if (!section?.trim())
    throw misuse('ScrumRule', 'needs section: the heading of the Scrum Guide that the rule rests on.')
  return (
    <Note look="rule" label="In the Scrum Guide" source={section} name={`In the Scrum Guide: ${section}`}>
      {children}
    </Note>
  )
}

/** Something many teams do that the Scrum Guide doesn't ask for. */
export const CommonPractice = ({ children }: PropsWithChildren) => (
  <Note
    look="practice"
    label="Complementary practice"
    source="not in the Scrum Guide"
    name="Complementary practice, not in the Scrum Guide"
  >
    {children}
  </Note>
)

/** What the 2020 edition of the Scrum Guide changed, folded. */
export const Since2017 = ({ children }: PropsWithChildren) => (
  <details>
    <summary>2017 to 2020</summary>
    {children}
  </details>
)
