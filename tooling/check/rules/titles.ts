import { problem, type ContentRule } from '../content/content-site'
import { keyLine, textValue } from '../content/page'
import { repeatedValues } from './repeated-values'

const longest = 60

/** Titles are unique and at most 60 characters long. */
export const rule: ContentRule = {
  name: 'titles',
  why: "Search results cut longer titles, and two pages with the same title can't be told apart.",
  check: site => [
    ...site.pages.flatMap(page => {
      const { length } = textValue(page, 'title')
      if (length <= longest) return []
      return [
        problem(
          page,
          keyLine(page, 'title'),
          `title has ${length} characters: cut it to at most ${longest}.`,
        ),
      ]
    }),
    ...repeatedValues(site, 'title'),
  ],
}
