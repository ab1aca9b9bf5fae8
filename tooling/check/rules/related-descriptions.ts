import type { RelatedLink } from '../../../lib/nav/related-link'
import type { Rule } from '../content/content-site'
import { locationInGroup } from '../content/related-links'

const shortest = 40
const longest = 110

function* problemsOf({ link, shortDescription: text }: RelatedLink): Generator<string> {
  if (text.length < shortest || text.length > longest)
    yield `description of ${link} has ${text.length} characters: say in ${shortest} to ${longest} why this reader would go there.`
  if (/\bTODO\b/.test(text)) yield `description of ${link} is still to be written.`
  if (!/^\P{Ll}/u.test(text)) yield `description of ${link} begins with a lowercase letter: capitalize it.`
  if (!/[.?]$/.test(text))
    yield `description of ${link} ends with neither a period nor a question mark: add one.`
}

/** The text of each related link is a unique, well-formed sentence. */
export const rule: Rule = {
  why: "A line that fits every link doesn't say why this reader would follow it.",
  *check({ relatedLinks: data }) {
    if (!data) return
    const first = new Map<string, string>()
    for (const [group, links] of Object.entries(data.groups))
      for (const entry of links) {
        const messages = [...problemsOf(entry)]
        const other = first.get(entry.shortDescription)
        if (other === undefined) first.set(entry.shortDescription, group)
        else
          messages.push(
            `description of ${entry.link} is also in group '${other}': say what it offers this reader.`,
          )
        for (const message of messages)
          yield {
            ...locationInGroup(data, group, `'${entry.link}'`),
            message: `group '${group}': ${message}`,
          }
      }
  },
}
