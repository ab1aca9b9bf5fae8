import { decoded, encoded } from '../nav/address-text'

/** A screen of the practice exam's page with an address of its own. */
export type Addressed = { kind: 'exam' | 'result'; id: string } | { kind: 'quiz'; ids: string[] }

const starts = { exam: '#exam-', result: '#result-', quiz: '#quiz-' } as const

/** The fragment of an exam under way; once it has ended, it leads to the result. */
export const examAddress = (id: string): string => starts.exam + encoded(id)

/** The fragment of an exam's result. */
export const resultAddress = (id: string): string => starts.result + encoded(id)

/** The fragment of a quiz of these questions. */
export const quizAddress = (ids: readonly string[]): string => starts.quiz + ids.map(encoded).join(',')

/** The screen that a fragment asks for; undefined if it asks for none. */
export function addressedBy(hash: string): Addressed | undefined {
  for (const kind of ['exam', 'result'] as const)
    if (hash.startsWith(starts[kind])) return { kind, id: decoded(hash.slice(starts[kind].length)) }
  if (!hash.startsWith(starts.quiz)) return undefined
  const ids = hash.slice(starts.quiz.length).split(',').map(decoded)
  return { kind: 'quiz', ids: [...new Set(ids)].filter(Boolean) }
}
