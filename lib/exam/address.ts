import { decoded, encoded } from '../nav/address-text'

/** A screen of the practice exam's page with an address of its own. */
export type Addressed =
  { kind: 'result'; id: string } | { kind: 'quiz'; ids: string[] } | ({ kind: 'practiced' } & Practiced)

/** What came of a round of practice. */
export interface Practiced {
  /** The subject: a focus area, or missed questions. */
  title: string
  right: number
  asked: number
  /** Ids of the questions answered wrong. */
  missed: string[]
}

const starts = { result: '#result-', quiz: '#quiz-', practiced: '#practiced-' } as const

/** The fragment of an exam under way; once it has ended, it leads to the result. */
export const examAddress = (id: string): string => `#exam-${encoded(id)}`

/** The fragment of an exam's result. */
export const resultAddress = (id: string): string => starts.result + encoded(id)

/** The fragment of a quiz of these questions. */
export const quizAddress = (ids: readonly string[]): string => starts.quiz + ids.map(encoded).join(',')

/** The fragment of a round's result, so that a reload doesn't lose it. */
export const practicedAddress = ({ title, right, asked, missed }: Practiced): string =>
  starts.practiced + [title, `${right}`, `${asked}`, ...missed].map(encoded).join(',')

function practicedBy(parts: string): Addressed | undefined {
  const [title = '', right = '', asked = '', ...missed] = parts.split(',').map(decoded)
  const count = { right: Number(right), asked: Number(asked) }
  const isCount = /^\d+$/.test(right) && /^\d+$/.test(asked) && count.right <= count.asked
  return isCount && title !== '' ? { kind: 'practiced', title, ...count, missed } : undefined
}

/** The screen that a fragment asks for; undefined if it asks for none. */
export function addressedBy(hash: string): Addressed | undefined {
  if (hash.startsWith(starts.result)) return { kind: 'result', id: decoded(hash.slice(starts.result.length)) }
  if (hash.startsWith(starts.practiced)) return practicedBy(hash.slice(starts.practiced.length))
  if (!hash.startsWith(starts.quiz)) return undefined
  const ids = hash.slice(starts.quiz.length).split(',').map(decoded)
  return { kind: 'quiz', ids: [...new Set(ids)].filter(Boolean) }
}
