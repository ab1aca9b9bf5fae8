import {
  hasPage,
  problem,
  type ContentRule,
  type ContentSite,
  type Problem,
  type RelatedLinksData,
} from '../content/content-site'
import type { Page } from '../content/page'
import { nearest } from '../content/nearest'
import { keysOfGroup, placeInGroup } from '../content/related-links'
import { groupOf, routeEntry } from '../../../lib/nav/route-entry'
import { partsNamed } from './page-parts'

const fewest = 4
const most = 8
/** The group for pages without one of their own. */
const general = 'continue-reading'
const planFile = 'data/planned-pages.ts'

/** A page that shows a group. */
interface Use {
  page: Page
  line: number
  group: string
}

/** A problem with a group, and a text after the group's key to find its line. */
interface GroupFault {
  near?: string
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

function* faultsOfLink(site: ContentSite, link: string, shownAt: readonly string[]) {
  if (!hasPage(site, link) && !routeEntry(site.planned, link)) {
    const routes = [...site.pages.map(page => page.route), ...site.planned.map(entry => entry.route)]
    const meant = nearest(link, routes)
    const mend = meant ? `did you mean ${meant}?` : 'correct it.'
    yield `link ${link} leads to no page, existing or planned in ${planFile}: ${mend}`
  }
  if (shownAt.includes(link)) yield `links ${link}, the page that shows it: remove it.`
}

/** Pages a group may be meant for: planned ones, and those without a group. */
function nameable(site: ContentSite, uses: readonly Use[]): { route: string }[] {
  const showing = new Set(uses.map(use => use.page))
  return [...site.planned, ...site.pages.filter(page => !showing.has(page))]
}

function* faultsOfGroup(
  site: ContentSite,
  data: RelatedLinksData,
  group: string,
  shownBy: readonly Use[],
  others: readonly { route: string }[],
): Generator<GroupFault> {
  const links = data.groups[group] ?? []
  const named = others.filter(entry => groupOf(entry.route) === group)
  if (shownBy.length === 0 && named.length === 0 && group !== general)
    yield {
      message: `no page shows it, and it isn't named after one: remove it, or add <ContinueReading pageName="${group}" />.`,
    }
  const count = links.length + (data.invalid ?? []).filter(entry => entry.group === group).length
  if (count < fewest || count > most) yield { message: `has ${count} links: give ${fewest} to ${most}.` }
  const [, again] = keysOfGroup(data, group)
  if (again) yield { message: `is also in ${again.file}, and only one is shown: keep one.` }
  const shownAt = [...shownBy.map(use => use.page.route), ...named.map(entry => entry.route)]
  for (const [index, entry] of links.entries()) {
    const near = `'${entry.link}'`
    for (const message of faultsOfLink(site, entry.link, shownAt)) yield { near, message }
    if (links.findIndex(other => other.link === entry.link) < index)
      yield { near, message: `links ${entry.link} twice: keep one.` }
  }
}

function checkGroups(site: ContentSite, data: RelatedLinksData): Problem[] {
  const uses = usesOf(site)
  const unknown = uses
    .filter(use => !Object.hasOwn(data.groups, use.group))
    .map(({ page, line, group }) =>
      problem(
        page,
        line,
        `group '${group}' is not in data/related-links.ts: correct pageName, or add the group in data/related-links/.`,
      ),
    )
  const others = nameable(site, uses)
  const faulty = Object.keys(data.groups).flatMap(group => {
    const shownBy = uses.filter(use => use.group === group)
    return [...faultsOfGroup(site, data, group, shownBy, others)].map(({ near, message }) => ({
      ...placeInGroup(data, group, near),
      message: `group '${group}': ${message}`,
    }))
  })
  return [...unknown, ...faulty]
}

/**
 * Every 'Continue Reading' block has its group, and every group links to four to eight pages. Links to
 * planned pages are fine: the build leaves them out.
 */
export const rule: ContentRule = {
  name: 'related-links',
  why: 'These links are outside the pages, where no other check notices that a page moved.',
  check: site => (site.relatedLinks ? checkGroups(site, site.relatedLinks) : []),
}
