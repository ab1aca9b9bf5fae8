/** A screen of the practice exam's page with an address of its own. */
export type Addressed = { kind: 'result'; id: string } | { kind: 'quiz'; ids: string[] }

const starts = { result: '#result-', quiz: '#quiz-' } as const

/** The fragment of an exam under way; once it has ended, it leads to the result. */
export const examAddress = (id: string): string => `#exam-${encodeURIComponent(id)}`

/** The fragment of an exam's result. */
export const resultAddress = (id: string): string => starts.result + encodeURIComponent(id)

/** The fragment of a quiz of these questions. */
export const quizAddress = (ids: readonly string[]): string =>
  starts.quiz + ids.map(encodeURIComponent).join(',')

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The screen that a fragment asks for; undefined if it asks for none. */
export function addressedBy(hash: string): Addressed | undefined {
  if (hash.startsWith(starts.result)) return { kind: 'result', id: decoded(hash.slice(starts.result.length)) }
  if (!hash.startsWith(starts.quiz)) return undefined
  const ids = hash.slice(starts.quiz.length).split(',').map(decoded)
  return { kind: 'quiz', ids: [...new Set(ids)].filter(Boolean) }
}
