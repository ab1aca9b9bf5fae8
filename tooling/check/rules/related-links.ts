import { groupOf } from '../../../lib/nav/route-entry'
import {
  hasPage,
  problem,
  routesOf,
  type ContentSite,
  type RelatedLinksData,
  type Rule,
} from '../content/content-site'
import { didYouMean } from '../content/nearest'
import type { Page } from '../content/page'
import { partsNamed } from '../content/page-parts'
import { keysOfGroup, locationInGroup } from '../content/related-links'

const fewest = 4
const most = 8
/** The group for pages without one of their own. */
const general = 'continue-reading'

/** A page that shows a group. */
interface Use {
  page: Page
  line: number
  group: string
}

function usesOf(site: ContentSite): Use[] {
  return site.pages.flatMap(page =>
    partsNamed(page, 'ContinueReading').map(part => ({
      ...{ page, line: part.line, group: part.attribute('pageName') ?? '' },
    })),
  )
}

/** What is wrong with a group, with a text after the group's key to find the line. */
function* problemsOfGroup(
  site: ContentSite,
  data: RelatedLinksData,
  group: string,
  uses: readonly Use[],
): Generator<readonly [message: string, near?: string]> {
  const links = data.groups[group] ?? []
  const showing = new Set(uses.map(use => use.page))
  // The pages it may be meant for: those without a group.
  const named = site.pages.filter(page => !showing.has(page) && groupOf(page.route) === group)
  const shownBy = uses.filter(use => use.group === group)
  if (shownBy.length === 0 && named.length === 0 && group !== general)
    yield [
      `no page shows it, and it isn't named after one: remove it, or add <ContinueReading pageName="${group}" />.`,
    ]
  const count = links.length + (data.invalid ?? []).filter(entry => entry.group === group).length
  if (count < fewest || count > most) yield [`has ${count} links: give ${fewest} to ${most}.`]
  const [, again] = keysOfGroup(data, group)
  if (again) yield [`is also in ${again.file}, and only one is shown: keep one.`]
  const shownAt = [...shownBy.map(use => use.page.route), ...named.map(({ route }) => route)]
  for (const [index, { link }] of links.entries()) {
    const near = `'${link}'`
    const fix = didYouMean(link, routesOf(site), 'correct it.')
    if (!hasPage(site, link)) yield [`link ${link} leads to no page: ${fix}`, near]
    if (shownAt.includes(link)) yield [`links ${link}, the page that shows it: remove it.`, near]
    if (links.findIndex(other => other.link === link) < index) yield [`links ${link} twice: keep one.`, near]
  }
}

/** Every 'Continue Reading' block has its group, and every group links to four to eight pages. */
export const rule: Rule = {
  why: 'These links are outside the pages, where no other check notices that a page moved.',
  *check(site) {
    const data = site.relatedLinks
    if (!data) return
    const uses = usesOf(site)
    for (const { page, line, group } of uses) {
      const message = `group '${group}' is not in data/related-links.ts: correct pageName, or add the group in data/related-links/.`
      if (!Object.hasOwn(data.groups, group)) yield problem(page, line, message)
    }
    for (const group of Object.keys(data.groups))
      for (const [message, near] of problemsOfGroup(site, data, group, uses))
        yield { ...locationInGroup(data, group, near), message: `group '${group}': ${message}` }
  },
}
