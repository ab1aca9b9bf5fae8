import { parseArgs } from 'node:util'
import { routeKinds, type RouteKind } from '../../lib/nav/route-entry'
import { ClearError } from '../tasks/clear-error.mjs'
import { problemOfAddress } from './addresses'

/** The arguments of `npm run new`. */
export interface NewPageRequest {
  route: string
  title: string
  description?: string
  keywords?: string
  /** The sentence on its hub's card. */
  card?: string
  /** If the folder doesn't imply it. */
  kind?: RouteKind
  /** Name of the page to follow in the menu; last if missing. */
  after?: string
  /** Whether it gets a group of related links. */
  links?: boolean
}

/** What `--help` shows. */
export const newHelp = `npm run new -- /scrum/articles/some-slug "Title of the Page" [options]
  asks in a terminal for what is left out of address, title, description, card, after, and links
  --description  what a reader gets, in 110 to 160 characters
  --keywords     for search, separated by commas
  --card         the sentence on its hub's card
  --kind         ${routeKinds.join(', ')}; if the folder doesn't imply it
  --after        the page to follow in the menu
  --links        adds a group of related links
npm run new -- --locale fr /scrum/introduction
  begins a translation, with the original's blocks in comments above their own`

const usage =
  'as in: npm run new -- /scrum/articles/some-slug "Title of the Page" --description "What a reader gets." --after other-slug --links'

/** Why a page can't have a title, in a sentence; the rule 'titles-and-descriptions' checks its length. */
export function problemOfTitle(title: string): string | undefined {
  if (title === '') return 'The title is missing: give it in quotes after the address.'
  return /[\r\n]/.test(title) ? 'The title must be one line.' : undefined
}

const optionTypes = {
  description: { type: 'string' },
  keywords: { type: 'string' },
  card: { type: 'string' },
  kind: { type: 'string' },
  after: { type: 'string' },
  links: { type: 'boolean' },
} as const

function kindNamed(kind: string | undefined): RouteKind | undefined {
  const known = routeKinds.find(each => each === kind)
  if (kind === undefined || known) return known
  throw new ClearError(`There is no kind "${kind}": the kinds are ${routeKinds.join(', ')}.`)
}

/** The language and the page to translate; without `--locale`, it isn't a translation that is asked for. */
export function readTranslation(args: string[]): { locale: string | undefined; route: string } {
  const { values, positionals } = parseArgs({
    args,
    options: { locale: { type: 'string' } },
    allowPositionals: true,
    strict: false,
  })
  const { locale } = values
  if (typeof locale !== 'string') return { locale: undefined, route: '' }
  const [route = '', ...more] = positionals
  if (!route.startsWith('/') || more.length > 0)
    throw new ClearError(
      'Give the address of one page, as in: npm run new -- --locale fr /scrum/introduction',
    )
  return { locale, route }
}

/** The given arguments; in a terminal, the command asks for the rest. */
export function readRequest(args: string[]): Partial<NewPageRequest> {
  const { values, positionals } = parseArgs({ args, options: optionTypes, allowPositionals: true })
  const [route, title, ...more] = positionals.map(text => text.trim())
  if (more.length > 0)
    throw new ClearError(
      `There are ${positionals.length} arguments where two are wanted: put the title in quotes, ${usage}.`,
    )
  const { kind, ...options } = values
  const known = kindNamed(kind)
  return {
    ...options,
    ...(route === undefined ? {} : { route }),
    ...(title === undefined ? {} : { title }),
    ...(known ? { kind: known } : {}),
  }
}

/** Refuses a request that no page can be made from, with a sentence. */
export function checkedRequest(request: Partial<NewPageRequest>): NewPageRequest {
  const { route = '', title = '' } = request
  if (route === '') throw new ClearError(`Give the address and the title of the page, ${usage}.`)
  const problem = problemOfAddress(route)
  if (problem) throw new ClearError(`The address "${route}" ${problem}.`)
  const ofTitle = problemOfTitle(title)
  if (ofTitle) throw new ClearError(ofTitle)
  return { ...request, route, title }
}
