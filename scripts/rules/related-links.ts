import {
  lineOfText,
  problem,
  type ContentRule,
  type ContentSite,
  type Problem,
  type RelatedLinksFile,
} from '../../lib/content/content-site'
import { textValue, type Page } from '../../lib/content/page'
import { partsNamed } from './page-parts'

const fewest = 4
const most = 8

type Entry = RelatedLinksFile['groups'][string][number]

/** Where a page shows a group. */
interface Use {
  page: Page
  line: number
  group: string
}

/** A fault of a group, and the text after the group's key to find its line by. */
interface GroupFault {
  near: string
  message: string
}

function usesOf(site: ContentSite): Use[] {
  return site.pages.flatMap(page =>
    partsNamed(page, 'ContinueReading').map(part => ({
      page,
      line: part.line,
      group: part.attribute('pageName') ?? '',
    })),
  )
}

function* faultsOfEntry(entry: Entry, target: Page | undefined, uses: readonly Use[]): Generator<string> {
  const { link, title, shortDescription } = entry
  if (!target) yield `link ${link} leads to no page: link to one that exists.`
  else if (title !== textValue(target, 'title')) {
    yield `title '${title}' differs from '${textValue(target, 'title')}' of ${target.file}: make them equal.`
  }
  if (!shortDescription.trim()) yield `link ${link} has no shortDescription: say what it answers.`
  if (uses.some(use => use.page.route === link))
    yield `links ${link}, which is the page that shows it: take it out.`
}

function* faultsOfGroup(
  site: ContentSite,
  group: string,
  entries: readonly Entry[],
  uses: readonly Use[],
): Generator<GroupFault> {
  if (uses.length === 0) {
    yield {
      near: '',
      message: `no page shows it: take it out, or add <ContinueReading pageName="${group}" />.`,
    }
  }
  if (entries.length < fewest || entries.length > most) {
    yield { near: '', message: `has ${entries.length} links: give ${fewest} to ${most}.` }
  }
  for (const [index, entry] of entries.entries()) {
    const near = `'${entry.link}'`
    const target = site.pages.find(page => page.route === entry.link)
    for (const message of faultsOfEntry(entry, target, uses)) yield { near, message }
    if (entries.findIndex(other => other.link === entry.link) < index)
      yield { near, message: `links ${entry.link} twice: keep one.` }
  }
}

/** Position of a group's key in the text of its file. */
function positionOf(group: string, raw: string): number {
  const key = new RegExp(`^\\s*['"]?${group}['"]?:`, 'm').exec(raw)
  return key ? key.index + key[0].length - 1 : 0
}

function checkGroups(site: ContentSite, { file, raw, groups }: RelatedLinksFile): Problem[] {
  const uses = usesOf(site)
  const unknown = uses
    .filter(use => !(use.group in groups))
    .map(({ page, line, group }) =>
      problem(page, line, `group '${group}' is not in ${file}: correct pageName, or add the group there.`),
    )
  const faulty = Object.entries(groups).flatMap(([group, entries]) => {
    const position = positionOf(group, raw)
    const shownBy = uses.filter(use => use.group === group)
    return [...faultsOfGroup(site, group, entries, shownBy)].map(({ near, message }) => ({
      file,
      line: lineOfText(raw, near, position),
      message: `group '${group}': ${message}`,
    }))
  })
  return [...unknown, ...faulty]
}

/** Every 'Continue Reading' block has its group, and every group four to eight links that hold. */
export const rule: ContentRule = {
  name: 'related-links',
  why: 'These links stand outside the pages, where no other check sees that a page moved or got another title.',
  check: site => (site.relatedLinks ? checkGroups(site, site.relatedLinks) : []),
}
