import { problem, type ContentRule } from '../content/content-site'
import { keyLine, textValue } from '../content/page'
import { repeatedValues } from './repeated-values'

const shortest = 110
const longest = 160

/** Descriptions are unique and between 110 and 160 characters long. */
export const rule: ContentRule = {
  name: 'descriptions',
  why: 'The description is what a search result shows: a shorter one wastes space, a longer one is cut.',
  looksAt: 'page',
  check: site => [
    ...site.pages.flatMap(page => {
      const { length } = textValue(page, 'description')
      // The front matter rule reports a missing description.
      if (length === 0 || (length >= shortest && length <= longest)) return []
      const mend = length < shortest ? 'say more of what the reader gets' : 'cut it'
      const message = `description has ${length} characters: ${mend}; it takes ${shortest} to ${longest}.`
      return [problem(page, keyLine(page, 'description'), message)]
    }),
    ...repeatedValues(site, 'description'),
  ],
}
