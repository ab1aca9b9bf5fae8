import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sectionOf, slugOf } from '../../lib/nav/route-entry'
import type { ListedPage } from '../check/content/page-list'
import { ClearError } from '../tasks/clear-error.mjs'
import type { NewPageRequest } from './new-page-request'
import type { PlannedFile } from './page-plan'

const fewestLinks = 4

const quoted = (text: string) => (text.includes("'") ? JSON.stringify(text) : `'${text}'`)

type Subject = Pick<NewPageRequest, 'route' | 'title' | 'keywords'>

/** Shorter words, such as 'from', say nothing about a subject. */
const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/[a-z]{5,}/g))

/** Candidates for related links: the pages that share most words with the new one; none if no page shares any. */
function pagesOnSubject(
  { route, title, keywords = '' }: Subject,
  pages: readonly ListedPage[],
): ListedPage[] {
  const wanted = wordsOf(`${title} ${keywords} ${slugOf(route)}`)
  const shared = (page: ListedPage) =>
    [...wordsOf(`${page.title} ${slugOf(page.route)}`)].filter(word => wanted.has(word)).length
  return pages
    .map(page => ({ page, count: page.route === route ? 0 : shared(page) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, fewestLinks)
    .map(({ page }) => page)
}

/** The file of related links for a section. */
function linksFile(root: string, route: string): string {
  const file = `data/related-links/${sectionOf(route)}.ts`
  return existsSync(path.join(root, file)) ? file : 'data/related-links/site.ts'
}

/** A group of related links with sentences still to be written. */
export function planLinkGroup(
  root: string,
  subject: Subject,
  group: string,
  pages: readonly ListedPage[],
): PlannedFile[] {
  const file = linksFile(root, subject.route)
  const before = readFileSync(path.join(root, file), 'utf8')
  const end = before.search(/^\}[^\n]*satisfies/m)
  if (end < 0) throw new ClearError(`${file} does not end in '} satisfies RelatedLinkGroups': fix it first.`)
  const links = pagesOnSubject(subject, pages).map(page =>
    [
      '    {',
      `      link: ${quoted(page.route)},`,
      `      shortDescription: ${quoted(`TODO Why a reader of ${group} would go to ${slugOf(page.route)}.`)},`,
      '    },',
    ].join('\n'),
  )
  const text = `${before.slice(0, end)}  ${/\W/.test(group) ? `'${group}'` : group}: [\n${links.join('\n')}\n  ],\n${before.slice(end)}`
  return [{ file, text, before }]
}
