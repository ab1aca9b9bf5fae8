import type { Progress } from './shape'

/** Characters of the longest note. */
export const longestNote = 2000

/** The reader's note on a question, or '' if they wrote none. */
export const noteOn = ({ notes }: Pick<Progress, 'notes'>, id: string): string => notes?.[id]?.text ?? ''

/** Keeps a note on a question. An empty one stays as a mark that it was deleted, or merging would bring it back. */
export function withNote(progress: Progress, id: string, text: string, at: string): Progress {
  const note = text.trim()
  if (note === noteOn(progress, id)) return progress
  return { ...progress, notes: { ...progress.notes, [id]: { text: note, at } } }
}

/** How many questions have a note. */
export const notesIn = ({ notes = {} }: Pick<Progress, 'notes'>): number =>
  Object.values(notes).filter(({ text }) => text !== '').length
