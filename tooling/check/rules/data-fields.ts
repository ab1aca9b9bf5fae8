import type { ContentRule } from '../content/content-site'

/** Every question and every related link has the fields of its type, with values that these may have. */
export const rule: ContentRule = {
  name: 'data-fields',
  why: 'The check runs what TypeScript would refuse: what is misspelled in an entry, no other rule looks at.',
  check: site => {
    const ofQuestions = (site.questionFiles ?? []).flatMap(({ file, faults = [], misshapen = [] }) =>
      [...faults, ...misshapen.flatMap(entry => entry.faults)].map(fault => ({ file, ...fault })),
    )
    const ofLinks = (site.relatedLinks?.misshapen ?? []).flatMap(({ file, faults }) =>
      faults.map(fault => ({ file, ...fault })),
    )
    return [...ofQuestions, ...ofLinks]
  },
}
