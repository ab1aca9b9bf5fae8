import * as words from '../../data/words/progress-app'
import { mergeProgress } from './merge'
import { readProgressFile } from './progress-file'
import { changeProgress, readProgress } from './progress-store'
import type { Progress } from './shape'
import { bringInTools } from '../tools/kept'
import { amountsInWords, flashcardsIn, type Amounts } from './standing'

/** The outcome of a reader's request, as a sentence to announce. */
export interface Outcome {
  readonly isDone: boolean
  readonly sentence: string
}

/** How many entries differ. */
const changedIn = (before: Readonly<Record<string, unknown>>, after: Readonly<Record<string, unknown>>) =>
  Object.entries(after).filter(([key, entry]) => !Object.hasOwn(before, key) || before[key] !== entry).length

/** What merging added or updated. */
function gains(before: Progress, after: Progress): Amounts {
  return {
    lessons: changedIn(before.lessons, after.lessons),
    exams: after.exams.length - before.exams.length,
    underWay: after.exam && after.exam !== before.exam ? 1 : 0,
    answers: changedIn(before.answers, after.answers),
    cards: changedIn(before.cards, flashcardsIn(after.cards)),
    plan: after.plan === before.plan ? 0 : 1,
    notes: changedIn(before.notes ?? {}, after.notes ?? {}),
  }
}

/** Sentences about what a file has added; `tools` is the number of tools with new data. */
function whatCameIn(before: Progress, file: Progress, after: Progress, tools: number): string {
  const what = amountsInWords(gains(before, after), tools)
  const brought = what === '' ? words.nothingNew : words.loaded(what)
  const isLeftOut = file.exam && after.exam && file.exam.id !== after.exam.id
  return isLeftOut ? brought + words.examLeftOut : brought
}

/** Merges a file into the stored progress; nothing is lost. If either is unreadable, nothing changes. */
export async function bringIn(file: Pick<Blob, 'size' | 'text'>): Promise<Outcome> {
  const reading = await readProgressFile(file)
  if (reading.kind === 'refused') return { isDone: false, sentence: reading.sentence + words.nothingChanged }
  if (readProgress().kind === 'unreadable') return { isDone: false, sentence: words.nothingAdded }
  const tools = bringInTools(reading.tools ?? {})
  let came = ''
  const isKept = changeProgress(mine => {
    const merged = mergeProgress(mine, reading.progress)
    came = whatCameIn(mine, reading.progress, merged, tools.count)
    return merged
  })
  // Parts of the page that sleep until something is stored listen to this alone (browser/features/islands.ts).
  window.dispatchEvent(new Event('storage'))
  return {
    isDone: true,
    sentence: isKept && tools.isKept ? came : came + words.isNotKept,
  }
}
