import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Redirect } from '../../../lib/nav/redirect'
import { writeWhole } from '../../tasks/write-whole'

/** The beginning of every redirect page, by which the export's checks recognize it. */
export const redirectBeginning =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh"'

/** A page that redirects browsers at once, and search engines by its canonical link. */
export function redirectPage(to: string, origin: string): string {
  return [
    `${redirectBeginning} content="0; url=${to}">`,
    `<link rel="canonical" href="${origin}${to}">`,
    `<title>This page has moved</title><p>This page has moved to <a href="${to}">${to}</a>.</p></html>\n`,
  ].join('')
}

/** Problems with redirects: a target that doesn't exist, a loop, or an old address that is a page. */
function problemOf({ from, to }: Redirect, out: string): string | undefined {
  const file = (route: string) => path.join(out, `${route}.html`)
  if (!existsSync(file(to))) return `there is no page at ${to}`
  return existsSync(file(from)) ? `there is a page at ${from}` : undefined
}

/** Writes a page at each old address, for hosts that can't redirect. Returns a note on them. */
export function writeRedirects(out: string, redirects: readonly Redirect[], origin: string): string {
  for (const redirect of redirects) {
    const problem = problemOf(redirect, out)
    if (problem)
      throw new Error(`data/redirects.ts: ${redirect.from}: ${problem}; correct or remove the entry.`)
  }
  for (const { from, to } of redirects) writeWhole(path.join(out, `${from}.html`), redirectPage(to, origin))
  return `${redirects.length} redirects`
}
