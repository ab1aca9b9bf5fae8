import type { Redirect } from '../../lib/nav/redirect'
import type { ListedPage } from '../check/content/page-list'
import { problemOfAddress } from '../new-page/addresses'
import { ClearError } from '../tasks/clear-error.mjs'

/** What `--help` shows. */
export const renameHelp =
  'npm run rename -- /old/address /new/address\nMoves a page with its figures, changes every link to it, and redirects the old address.'

const usage = 'as in: npm run rename -- /scrum/articles/old-slug /scrum/articles/new-slug'

/** Reads the two addresses; refuses invalid ones with a sentence. */
export function assertRename(args: readonly string[], pages: readonly ListedPage[]): Redirect {
  const [from = '', to = '', ...more] = args.map(argument => argument.trim())
  if (from === '' || to === '' || more.length > 0)
    throw new ClearError(`Give the present address of the page and its new one, ${usage}.`)
  for (const address of [from, to]) {
    const problem = problemOfAddress(address)
    if (problem) throw new ClearError(`The address "${address}" ${problem}.`)
  }
  if (from === to) throw new ClearError(`The page already is at ${to}.`)
  const there = pages.find(({ route }) => route === to)
  if (there) throw new ClearError(`There already is a page at ${to}, ${there.file}: choose another address.`)
  return { from, to }
}
