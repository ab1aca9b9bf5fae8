import { hasPage, routesOf, type ContentSite, type Rule } from '../content/content-site'
import { eachPage } from '../content/each'
import { linkKind, partsOf } from '../content/link-kinds'
import { didYouMean } from '../content/nearest'
import type { Page } from '../content/page'

function anchorProblem(url: string, anchor: string, target: Page): string | undefined {
  const ids = target.headings.flatMap(heading => heading.id ?? [])
  if (!anchor || ids.includes(anchor) || target.unreadable) return undefined
  const all = `its headings are ${ids.map(id => `#${id}`).join(', ') || 'none'}.`
  const fix = didYouMean(anchor, ids, all, id => `#${id}`)
  return `link ${url}: ${target.file} has no heading #${anchor}; ${fix}`
}

function problemOf(url: string, page: Page, site: ContentSite): string | undefined {
  const kind = linkKind(url)
  if (kind === 'external') return undefined
  if (kind === 'relative')
    return `link '${url}' is relative: write the path from the root, like /scrum/introduction.`
  const { path, anchor } = partsOf(url)
  if (kind === 'anchor') return anchorProblem(url, anchor, page)
  if (path.length > 1 && path.endsWith('/')) return `link ${url} ends with a slash: remove it.`
  const target = site.pages.find(({ route }) => route === path)
  if (target) return anchorProblem(url, anchor, target)
  if (path.startsWith('/downloads/')) {
    const made = (site.downloads ?? []).flatMap(({ addresses }) => addresses)
    if (made.includes(path)) return undefined
    const fix = didYouMean(path, made, 'write its source in data/downloads/, or name the format there.')
    return `link ${url} leads to a file that the build doesn't make: ${fix}`
  }
  if (site.publicFiles.has(path) || hasPage(site, path)) return undefined
  const fix = didYouMean(path, routesOf(site), 'link to an existing page, or remove the link.')
  return `link ${url} leads to no page; ${fix}`
}

/** Every internal link leads to an existing page, heading, or file. */
export const rule: Rule = {
  why: "The build doesn't check links; readers would find the dead ones.",
  check: eachPage(function* (page, site) {
    for (const { url, line } of page.links) {
      const message = problemOf(url, page, site)
      if (message) yield [line, message]
    }
  }),
}
