import { textOf } from '../handbook/markup'
import type { Slide } from './talk'

/** Words a minute, spoken calmly. */
const wordsAMinute = 130

/** Minutes that a slide needs besides its notes: to look at it, to vote, or to talk about why. */
const looking: Readonly<Partial<Record<Slide['kind'], number>>> = {
  drawing: 1,
  table: 1,
  form: 1,
  question: 1,
  answer: 1,
}

/** Minutes for a slide, at least one. */
export function minutesFor({ kind, notes }: Slide): number {
  const words = textOf(notes).split(/\s+/).filter(Boolean).length
  return Math.max(1, Math.round(words / wordsAMinute + (looking[kind] ?? 0)))
}
