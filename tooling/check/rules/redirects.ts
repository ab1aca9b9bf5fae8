import type { Redirect } from '../../../lib/nav/redirect'
import { hasPage, problemAt, routesOf, type ContentSite, type Rule } from '../content/content-site'
import { didYouMean } from '../content/nearest'

function problemsOf({ from, to }: Redirect, isAgain: boolean, site: ContentSite): string[] {
  if (from === to) return [`redirect ${from} leads to itself: correct 'to', or remove it.`]
  const problems: string[] = []
  if (isAgain) problems.push(`redirect ${from} is listed twice: keep one.`)
  if (hasPage(site, from)) problems.push(`redirect ${from} starts at an existing page: remove it.`)
  const fix = didYouMean(to, routesOf(site), "correct 'to', or remove it.")
  if (!hasPage(site, to)) problems.push(`redirect ${from} leads to ${to}, where there is no page: ${fix}`)
  return problems
}

/** Each redirect leads from an unused address to a page. */
export const rule: Rule = {
  why: 'The build stops at a wrong one at its very end; if two share an address, one is lost.',
  *check(site) {
    const { list = [], raw = '' } = site.redirects ?? {}
    let position = 0
    for (const [index, redirect] of list.entries()) {
      // Each search starts after the previous entry.
      const near = `from: '${redirect.from}'`
      position = Math.max(position, raw.indexOf(near, position + 1))
      const isAgain = list.findIndex(({ from }) => from === redirect.from) < index
      for (const problem of problemsOf(redirect, isAgain, site))
        yield problemAt({ file: 'data/redirects.ts', raw }, near, problem, position)
    }
  },
}
