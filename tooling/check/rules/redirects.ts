import type { Redirect } from '../../../lib/nav/redirect'
import {
  hasPage,
  lineOfText,
  type ContentRule,
  type ContentSite,
  type Problem,
} from '../content/content-site'
import { nearest } from '../content/nearest'

const file = 'data/redirects.ts'

function faultsOf({ from, to }: Redirect, isAgain: boolean, site: ContentSite): string[] {
  if (from === to) return [`redirect ${from} leads to itself: correct 'to', or remove it.`]
  const faults: string[] = []
  if (isAgain) faults.push(`redirect ${from} is listed twice: keep one.`)
  if (hasPage(site, from)) faults.push(`redirect ${from} starts at an existing page: remove it.`)
  if (!hasPage(site, to)) {
    const meant = nearest(
      to,
      site.pages.map(page => page.route),
    )
    const mend = meant ? `did you mean ${meant}?` : "correct 'to', or remove it."
    faults.push(`redirect ${from} leads to ${to}, where there is no page: ${mend}`)
  }
  return faults
}

/** Each redirect leads from an unused address to a page. */
export const rule: ContentRule = {
  name: 'redirects',
  why: 'The build stops at a wrong one at its very end; if two share an address, one is lost.',
  check: site => {
    const { list = [], raw = '' } = site.redirects ?? {}
    let position = 0
    return list.flatMap((redirect, index): Problem[] => {
      // Each search starts after the previous entry.
      position = Math.max(position, raw.indexOf(`from: '${redirect.from}'`, position + 1))
      const isAgain = list.findIndex(({ from }) => from === redirect.from) < index
      const line = lineOfText(raw, raw.slice(position), position)
      return faultsOf(redirect, isAgain, site).map(message => ({ file, line, message }))
    })
  },
}
