import type { Rule } from '../content/content-site'

/** Every question and related link has the fields of its type, with valid values. */
export const rule: Rule = {
  why: 'The check runs data that TypeScript would reject, and no other rule reads misspelled entries.',
  *check({ questionFiles = [], relatedLinks }) {
    const entries = questionFiles.flatMap(({ file, faults = [], invalid = [] }) => [
      { file, faults },
      ...invalid.map(entry => ({ file, faults: entry.faults })),
    ])
    for (const { file, faults } of [...entries, ...(relatedLinks?.invalid ?? [])])
      for (const fault of faults) yield { file, ...fault }
  },
}
