import { guideSections } from '../../../lib/course/question'
import type { Rule } from '../content/content-site'
import { eachPage } from '../content/each'
import { didYouMean, inQuotes } from '../content/nearest'
import { partsNamed } from '../content/page-parts'

/** The Guide's own headings: what rests on none of them is a `<CommonPractice>`. */
const headings: readonly string[] = guideSections.filter(section => section !== 'Complementary practice')

/** Each `<ScrumRule>` names a section of the Scrum Guide. */
export const rule: Rule = {
  why: 'Readers look a rule up under the heading that is named with it.',
  check: eachPage(function* (page) {
    for (const { line, attribute } of partsNamed(page, 'ScrumRule')) {
      const section = attribute('section')
      if (section !== undefined && headings.includes(section)) continue
      const fix = didYouMean(section ?? '', headings, `write one of ${headings.join(', ')}.`, inQuotes)
      yield section
        ? [line, `ScrumRule has section '${section}', which isn't a heading of the Scrum Guide: ${fix}`]
        : [line, 'ScrumRule needs section: the heading of the Scrum Guide with the rule.']
    }
  }),
}
