import type { Redirect } from '../../lib/nav/redirect'
import { ClearError } from '../tasks/clear-error.mjs'

/** The redirects after a page has moved: older ones lead to its new address at once, and none begins where a page is. */
export function redirectsAfter(redirects: readonly Redirect[], move: Redirect): Redirect[] {
  const older = redirects.map(({ from, to }) => ({ from, to: to === move.from ? move.to : to }))
  return [...older.filter(({ from }) => from !== move.to), move]
}

/** data/redirects.ts with a page's move in its list. */
export function withRedirect(text: string, redirects: readonly Redirect[], move: Redirect): string {
  const lines = redirectsAfter(redirects, move).map(({ from, to }) => {
    const line = `  { from: '${from}', to: '${to}' },`
    return line.length <= 110 ? line : `  {\n    from: '${from}',\n    to: '${to}',\n  },`
  })
  const list = /= \[[\s\S]*\]\s*$/
  if (!list.test(text))
    throw new ClearError("data/redirects.ts does not end in a list, '= [ … ]': mend it first.")
  return text.replace(list, () => `= [\n${lines.join('\n')}\n]\n`)
}
