import type { Rule } from '../content/content-site'

/** Every question and related link has the fields of its type, with valid values. */
export const rule: Rule = {
  why: 'The check runs data that TypeScript would reject, and no other rule reads misspelled entries.',
  *check({ questionFiles = [], relatedLinks }) {
    const entries = questionFiles.flatMap(({ file, problems = [], invalid = [] }) => [
      { file, problems },
      ...invalid.map(entry => ({ file, problems: entry.problems })),
    ])
    for (const { file, problems } of [...entries, ...(relatedLinks?.invalid ?? [])])
      for (const problem of problems) yield { file, ...problem }
  },
}
