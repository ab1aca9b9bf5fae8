import { problem, type Rule } from '../content/content-site'
import { keyLine, textValue, type Page } from '../content/page'

/** The fewest and most characters of each. */
const bounds = { title: [1, 60], description: [110, 160] } as const

/** Titles are at most 60 characters long, descriptions 110 to 160, and each is its page's own. */
export const rule: Rule = {
  why: "Search results cut longer ones, a shorter description wastes space, and pages with the same can't be told apart.",
  *check({ pages }) {
    for (const key of ['title', 'description'] as const) {
      const [fewest, most] = bounds[key]
      const first = new Map<string, Page>()
      for (const page of pages) {
        const value = textValue(page, key)
        // The front matter rule reports missing ones.
        if (!value) continue
        const line = keyLine(page, key)
        const fix = value.length < fewest ? 'say more of what the reader gets' : 'cut it'
        const message = `${key} has ${value.length} characters: ${fix}; it takes ${fewest} to ${most}.`
        if (value.length < fewest || value.length > most) yield problem(page, line, message)
        const other = first.get(value.toLowerCase())
        if (other)
          yield problem(page, line, `${key} is the same as in ${other.file}: give each page its own.`)
        else first.set(value.toLowerCase(), page)
      }
    }
  },
}
