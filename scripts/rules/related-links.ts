import {
  hasPage,
  problem,
  type ContentRule,
  type ContentSite,
  type Problem,
  type RelatedLink,
  type RelatedLinksData,
} from '../../lib/content/content-site'
import { textValue, type Page } from '../../lib/content/page'
import { keysOfGroup, placeInGroup } from '../../lib/content/related-links'
import { groupOf, routeEntry } from '../../lib/content/route-entry'
import { partsNamed } from './page-parts'

const fewest = 4
const most = 8
/** The group for pages whose subject has none of its own; it belongs to no page of the plan. */
const general = 'continue-reading'
const planFile = 'data/routes.ts'

/** Where a page shows a group. */
interface Use {
  page: Page
  line: number
  group: string
}

/** A fault of a group, and the text after the group's key to find its line by. */
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

/** Title of the page that a link leads to and where it stands; from the plan where the page does not exist yet. */
function titleAt(site: ContentSite, route: string): { title: string; file: string } | undefined {
  const page = site.pages.find(each => each.route === route)
  if (page) return { title: textValue(page, 'title'), file: page.file }
  const planned = routeEntry(site.routes, route)
  return planned && { title: planned.title, file: planFile }
}

function* faultsOfLink(site: ContentSite, { link, title }: RelatedLink, shownAt: readonly string[]) {
  const target = titleAt(site, link)
  if (!target && !hasPage(site, link))
    yield `link ${link} leads to no page, and ${planFile} plans none there: correct it.`
  if (target && title !== target.title)
    yield `title '${title}' differs from '${target.title}' of ${target.file}: make them equal.`
  if (shownAt.includes(link)) yield `links ${link}, which is the page that shows it: take it out.`
}

function* faultsOfGroup(
  site: ContentSite,
  data: RelatedLinksData,
  group: string,
  shownBy: readonly Use[],
): Generator<GroupFault> {
  const links = data.groups[group] ?? []
  const planned = site.routes.filter(entry => groupOf(entry) === group)
  if (shownBy.length === 0 && planned.length === 0 && group !== general)
    yield {
      message: `no page shows it, and none in ${planFile} is to: take it out, or add <ContinueReading pageName="${group}" />.`,
    }
  if (links.length < fewest || links.length > most)
    yield { message: `has ${links.length} links: give ${fewest} to ${most}.` }
  const [, again] = keysOfGroup(data, group)
  if (again) yield { message: `stands in ${again.file} again, and only one of the two is shown: keep one.` }
  const shownAt = [...shownBy.map(use => use.page.route), ...planned.map(entry => entry.route)]
  for (const [index, entry] of links.entries()) {
    const near = `'${entry.link}'`
    for (const message of faultsOfLink(site, entry, shownAt)) yield { near, message }
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
  const faulty = Object.keys(data.groups).flatMap(group => {
    const shownBy = uses.filter(use => use.group === group)
    return [...faultsOfGroup(site, data, group, shownBy)].map(({ near, message }) => ({
      ...placeInGroup(data, group, near),
      message: `group '${group}': ${message}`,
    }))
  })
  return [...unknown, ...faulty]
}

/**
 * Every 'Continue Reading' block has its group, and every group four to eight links to pages under their titles.
 * A page that is planned and does not exist yet is no fault: the build leaves its link out.
 */
export const rule: ContentRule = {
  name: 'related-links',
  why: 'These links stand outside the pages, where no other check sees that a page moved or got another title.',
  check: site => (site.relatedLinks ? checkGroups(site, site.relatedLinks) : []),
}
