import { useEffect, useRef, useState } from 'react'
import { longestNote, noteOn, withNote } from '@lib/progress/notes'
import { changeProgress, readProgress, subscribeToProgress } from '@lib/progress/progress-store'
import * as words from '@data/words/exam-screen'
import styles from './QuestionFields.module.css'

/** The note that is kept on a question; undefined if the progress can't be read. */
function keptNote(id: string): string | undefined {
  const state = readProgress()
  return state.kind === 'unreadable' ? undefined : noteOn(state.progress, id)
}

/** The reader's own note on a question, kept with the progress. */
export function QuestionNote({ id }: { id: string }) {
  // Read once: React would put a later note, of another tab, into the field without a word to `save`; and a note
  // that folds away when the focus leaves it would move what is pressed next.
  const [first = ''] = useState(() => keptNote(id))
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    const area = field.current
    if (!area) return undefined
    let shown = area.value
    const isEdited = () => area.value !== shown
    const show = () => {
      const kept = keptNote(id)
      if (kept !== undefined) area.value = shown = kept
    }
    // Another tab may show the same question: only what was changed here is written over what it has kept.
    const save = () => {
      if (isEdited()) changeProgress(progress => withNote(progress, id, area.value, new Date().toISOString()))
      show()
    }
    const stop = subscribeToProgress(() => {
      if (!isEdited()) show()
    })
    area.addEventListener('blur', save)
    window.addEventListener('pagehide', save)
    return () => {
      area.removeEventListener('blur', save)
      window.removeEventListener('pagehide', save)
      stop()
      save()
    }
  }, [id])
  return (
    <details className={styles.note} open={first !== ''}>
      <summary>{first ? words.yourNote : words.addNote}</summary>
      <textarea
        ref={field}
        aria-label={words.noteOnQuestion}
        rows={3}
        placeholder=" "
        maxLength={longestNote}
        defaultValue={first}
      />
    </details>
  )
}
