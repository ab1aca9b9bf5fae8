import clsx from 'clsx'
import type { PropsWithChildren } from 'react'
import * as words from '@data/words/blocks'
import * as guide from '@data/words/guide'
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
  const source = guide.sectionName(section)
  return (
    <Note look="rule" label={words.inTheGuide} source={source} name={words.inTheGuideUnder(source)}>
      {children}
    </Note>
  )
}

/** Something many teams do that the Scrum Guide doesn't ask for. */
export const CommonPractice = ({ children }: PropsWithChildren) => (
  <Note
    look="practice"
    label={words.practice}
    source={words.notInTheGuide}
    name={words.practiceNotInTheGuide}
  >
    {children}
  </Note>
)

/** What the 2020 edition of the Scrum Guide changed, folded. */
export const Since2017 = ({ children }: PropsWithChildren) => (
  <details>
    <summary>{words.since2017}</summary>
    {children}
  </details>
)
