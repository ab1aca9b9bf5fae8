import { problem, type ContentRule, type ContentSite } from '../content/content-site'
import { nearest } from '../content/nearest'
import type { Page } from '../content/page'
import { routeOfFile } from '../content/routes-of-files'
import { linkKind, partsOf } from './link-kinds'

interface Targets {
  pages: ReadonlyMap<string, Page>
  site: ContentSite
}

function anchorFault(url: string, anchor: string, target: Page): string | undefined {
  const ids = target.headings.flatMap(heading => heading.id ?? [])
  if (!anchor || ids.includes(anchor) || target.unreadable) return undefined
  const meant = nearest(anchor, ids)
  const hint = meant
    ? `did you mean #${meant}?`
    : `its headings are ${ids.map(id => `#${id}`).join(', ') || 'none'}.`
  return `link ${url}: ${target.file} has no heading #${anchor}; ${hint}`
}

function downloadFault(url: string, path: string, made: readonly string[]): string | undefined {
  if (made.includes(path)) return undefined
  const meant = nearest(path, made)
  const hint = meant
    ? `did you mean ${meant}?`
    : 'write its source in data/downloads/, or name the format there.'
  return `link ${url} leads to a file that the build doesn't make: ${hint}`
}

function faultOf(url: string, page: Page, { pages, site }: Targets): string | undefined {
  const kind = linkKind(url)
  if (kind === 'external') return undefined
  if (kind === 'relative')
    return `link '${url}' is relative: write the path from the root, like /scrum/introduction.`
  const { path, anchor } = partsOf(url)
  if (kind === 'anchor') return anchorFault(url, anchor, page)
  if (path.length > 1 && path.endsWith('/')) return `link ${url} ends with a slash: remove it.`
  const target = pages.get(path)
  if (target) return anchorFault(url, anchor, target)
  if (path.startsWith('/downloads/')) {
    return downloadFault(
      url,
      path,
      (site.downloads ?? []).flatMap(({ addresses }) => addresses),
    )
  }
  if (site.publicFiles.has(path) || site.codeFiles.some(file => routeOfFile(file) === path)) return undefined
  const meant = nearest(path, [...pages.keys()])
  return `link ${url} leads to no page${meant ? `; did you mean ${meant}?` : ': link to an existing page, or remove the link.'}`
}

/** Every internal link leads to an existing page, heading, or file. */
export const rule: ContentRule = {
  name: 'internal-links',
  why: "The build doesn't check links; readers would find the dead ones.",
  check: site => {
    const targets = { pages: new Map(site.pages.map(page => [page.route, page])), site }
    return site.pages.flatMap(page =>
      page.links.flatMap(link => {
        const message = faultOf(link.url, page, targets)
        return message ? [problem(page, link.line, message)] : []
      }),
    )
  },
}
