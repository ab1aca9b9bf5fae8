import type { Answer } from '@lib/search/answer'

/** Addresses of all results in the order in which they are listed. */
export function resultsOf(answer: Answer | null): string[] {
  if (!answer) return []
  if (answer.pages.length === 0) return answer.nearest.map(page => page.url)
  return answer.pages.flatMap(page => [page.url, ...page.sections.map(section => section.url)])
}
