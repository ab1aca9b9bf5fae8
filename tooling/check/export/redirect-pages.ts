import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Redirect } from '../../../lib/nav/redirect'

/** How every page begins that only leads to another, so that the checks of the export know it. */
export const redirectBeginning =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh"'

/** A page that leads to the new address: at once in browsers, by its canonical link in search engines. */
export function redirectPage(to: string, origin: string): string {
  return [
    `${redirectBeginning} content="0; url=${to}">`,
    `<link rel="canonical" href="${origin}${to}">`,
    `<title>This page has moved</title><p>This page has moved to <a href="${to}">${to}</a>.</p></html>\n`,
  ].join('')
}

/** What is wrong with a list of redirects: a step that leads nowhere, to itself, or over a page. */
function faultOf({ from, to }: Redirect, out: string): string | undefined {
  const file = (route: string) => path.join(out, `${route}.html`)
  if (!existsSync(file(to))) return `there is no page at ${to}`
  return existsSync(file(from)) ? `there is a page at ${from}` : undefined
}

/**
 * Leaves a page at each old address of an export, and `_redirects`, which some hosts read to answer with a real
 * redirect. Returns what was written, in words.
 */
export function writeRedirects(out: string, redirects: readonly Redirect[], origin: string): string {
  for (const redirect of redirects) {
    const fault = faultOf(redirect, out)
    if (fault)
      throw new Error(`data/redirects.ts: ${redirect.from}: ${fault}; correct the entry or take it out.`)
  }
  for (const { from, to } of redirects) {
    const file = path.join(out, `${from}.html`)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, redirectPage(to, origin))
  }
  if (redirects.length > 0) {
    const lines = redirects.map(({ from, to }) => `${from} ${to} 301\n`)
    writeFileSync(path.join(out, '_redirects'), lines.join(''))
  }
  return `${redirects.length} redirects`
}
