import { existsSync, readFileSync } from 'node:fs'
import { isKindOfPlace, slugOf, type RouteKind } from '../../lib/nav/route-entry'
import type { NewPageRequest } from './new-page-request'
import { figureAddress } from './first-figure'
import { frontMatterOf } from './page-front-matter'

/** A kind of page's sections. What is left to do is invisible to readers, and the content checks report it. */
function templateOf(kind: RouteKind): string {
  const [own, other] = [kind, 'page'].map(name => new URL(`templates/${name}.mdx`, import.meta.url))
  return readFileSync(own && existsSync(own) ? own : (other ?? ''), 'utf8')
}

/** Whether pages of a kind end with related links. */
export const hasLinks = (kind: RouteKind): boolean => templateOf(kind).includes('<ContinueReading')

/** The text of a new page: it renders at once and says what belongs where. */
export function pageTemplate(
  request: NewPageRequest & { kind: RouteKind; group: string },
  today: string,
): string {
  const { kind, group, route } = request
  const figure = figureAddress(route)
  const body = templateOf(kind)
    .replaceAll('FIGURE', figure)
    .replaceAll('SLUG', slugOf(route))
    .replaceAll('GROUP', group)
  // Escapes MDX and Markdown in the heading.
  const heading = `# ${request.title.replace(/[\\`*_{}<[\]]/g, '\\$&')}`
  return [frontMatterOf(request, figure, kind, !isKindOfPlace(route, kind), today), heading, body].join(
    '\n\n',
  )
}
