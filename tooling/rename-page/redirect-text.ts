import type { Redirect } from '../../lib/nav/redirect'
import { ClearError } from '../tasks/clear-error.mjs'

/** Redirects after a page has moved: older ones point to its new address, and none starts at an existing page. */
export function redirectsAfter(redirects: readonly Redirect[], move: Redirect): Redirect[] {
  const older = redirects.map(({ from, to }) => ({ from, to: to === move.from ? move.to : to }))
  return [...older.filter(({ from }) => from !== move.to), move]
}

/** data/redirects.ts with a page's move added. */
export function withRedirect(text: string, redirects: readonly Redirect[], move: Redirect): string {
  const lines = redirectsAfter(redirects, move).map(({ from, to }) => {
    const line = `  { from: '${from}', to: '${to}' },`
    return line.length <= 110 ? line : `  {\n    from: '${from}',\n    to: '${to}',\n  },`
  })
  const list = /= \[[\s\S]*\]\s*$/
  if (!list.test(text))
    throw new ClearError("data/redirects.ts does not end in a list, '= [ … ]': fix it first.")
  return text.replace(list, () => `= [\n${lines.join('\n')}\n]\n`)
}
