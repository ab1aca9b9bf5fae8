import type { RelatedLink } from '../../../lib/nav/related-link'
import type { ContentRule } from '../content/content-site'
import { placeInGroup } from '../content/related-links'

const shortest = 40
const longest = 110

function* faultsOf({ link, shortDescription: text }: RelatedLink): Generator<string> {
  if (text.length < shortest || text.length > longest)
    yield `description of ${link} has ${text.length} characters: say in ${shortest} to ${longest} why this reader would go there.`
  if (/\bTODO\b/.test(text)) yield `description of ${link} is still to be written.`
  if (!/^\P{Ll}/u.test(text)) yield `description of ${link} begins with a small letter: make it a capital.`
  if (!/[.?]$/.test(text))
    yield `description of ${link} ends with neither a period nor a question mark: add one.`
}

/** The line under a related link has a readable form, and no two links have the same. */
export const rule: ContentRule = {
  name: 'related-descriptions',
  why: 'A line that fits every link says nothing of where this reader would go and why.',
  check: ({ relatedLinks }) => {
    if (!relatedLinks) return []
    const first = new Map<string, string>()
    return Object.entries(relatedLinks.groups).flatMap(([group, links]) =>
      links.flatMap(entry => {
        const messages = [...faultsOf(entry)]
        const other = first.get(entry.shortDescription)
        if (other === undefined) first.set(entry.shortDescription, group)
        else
          messages.push(
            `description of ${entry.link} stands in group '${other}' too: say what it is to this reader.`,
          )
        const place = placeInGroup(relatedLinks, group, `'${entry.link}'`)
        return messages.map(message => ({ ...place, message: `group '${group}': ${message}` }))
      }),
    )
  },
}
