import type { ContentRule } from '../content/content-site'

/** Every question and related link has the fields of its type, with valid values. */
export const rule: ContentRule = {
  name: 'data-fields',
  why: 'The check runs data that TypeScript would reject, and no other rule reads misspelled entries.',
  check: site => {
    const ofQuestions = (site.questionFiles ?? []).flatMap(({ file, faults = [], invalid = [] }) =>
      [...faults, ...invalid.flatMap(entry => entry.faults)].map(fault => ({ file, ...fault })),
    )
    const ofLinks = (site.relatedLinks?.invalid ?? []).flatMap(({ file, faults }) =>
      faults.map(fault => ({ file, ...fault })),
    )
    return [...ofQuestions, ...ofLinks]
  },
}
