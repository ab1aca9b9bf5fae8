import { useEffect, useRef, useState } from 'react'
import { firstMonth, laterMonths } from '@data/question-dates'
import { longestNote, noteOn, withNote } from '@lib/progress/notes'
import { changeProgress, progressStore } from '@lib/progress/progress-store'
import { noProgress } from '@lib/progress/progress'
import { useStored } from '../controls/useStored'
import marks from '../course/Question.module.css'
import styles from './QuestionFields.module.css'

const monthAndYear = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/**
 * The reader's own note on a question, kept with the progress, and when the question last changed. For practice and
 * review, where the answer is known.
 */
export function QuestionNote({ id }: { id: string }) {
  const state = useStored(progressStore)
  const kept = noteOn(state && state.kind !== 'unreadable' ? state.progress : noProgress, id)
  // Decided once: a note that folds away when the focus leaves it would move what is pressed next.
  const [isOpen] = useState(kept !== '')
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    const area = field.current
    const save = () => {
      if (area) changeProgress(progress => withNote(progress, id, area.value, new Date().toISOString()))
    }
    area?.addEventListener('blur', save)
    window.addEventListener('pagehide', save)
    return () => {
      area?.removeEventListener('blur', save)
      window.removeEventListener('pagehide', save)
      save()
    }
  }, [id])
  return (
    <>
      <p className={marks.small}>
        Last changed in {monthAndYear.format(new Date(laterMonths[id] ?? firstMonth))}
      </p>
      <details className={styles.note} open={isOpen}>
        <summary>{isOpen ? 'Your note' : 'Add a note'}</summary>
        <textarea
          ref={field}
          aria-label="Your note on this question"
          rows={3}
          placeholder=" "
          maxLength={longestNote}
          defaultValue={kept}
        />
      </details>
    </>
  )
}
