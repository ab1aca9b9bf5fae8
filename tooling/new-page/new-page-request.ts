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
  --links        adds a group of related links`

const usage =
  'as in: npm run new -- /scrum/articles/some-slug "Title of the Page" --description "What a reader gets." --after other-slug --links'
const longestTitle = 60
const lengthOfDescription = { fewest: 110, most: 160 }

/** What is wrong with a title; undefined if it is valid. */
export function problemOfTitle(title: string): string | undefined {
  if (title === '') return 'is missing: give it in quotes after the address'
  if (/[\r\n]/.test(title)) return 'must be one line'
  if (title.length <= longestTitle) return undefined
  return `has ${title.length} characters: cut it to at most ${longestTitle}, as search results cut it there`
}

/** What is wrong with a description; undefined if it is valid. */
export function problemOfDescription(text: string): string | undefined {
  const { fewest, most } = lengthOfDescription
  if (text.length >= fewest && text.length <= most) return undefined
  return `has ${text.length} characters: say in ${fewest} to ${most} what a reader gets`
}

const optionTypes = {
  description: { type: 'string' },
  keywords: { type: 'string' },
  card: { type: 'string' },
  kind: { type: 'string' },
  after: { type: 'string' },
  links: { type: 'boolean' },
} as const

function readArguments(args: string[]) {
  try {
    return parseArgs({ args, options: optionTypes, allowPositionals: true })
  } catch (error) {
    const reason = (error as Error).message.split('. ')[0]
    const names = Object.keys(optionTypes).map(name => `--${name}`)
    throw new ClearError(`${reason}: the options are ${names.join(', ')}, ${usage}.`)
  }
}

function kindNamed(kind: string | undefined): RouteKind | undefined {
  const known = routeKinds.find(each => each === kind)
  if (kind === undefined || known) return known
  throw new ClearError(`There is no kind "${kind}": the kinds are ${routeKinds.join(', ')}.`)
}

/** The given arguments; in a terminal, the command asks for the rest. */
export function readRequest(args: string[]): Partial<NewPageRequest> {
  const { values, positionals } = readArguments(args)
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
  const { route = '', title = '', description } = request
  if (route === '') throw new ClearError(`Give the address and the title of the page, ${usage}.`)
  for (const [what, problem] of [
    [`The address "${route}"`, problemOfAddress(route)],
    ['The title', problemOfTitle(title)],
    ['The description', description && problemOfDescription(description)],
  ] as const)
    if (problem) throw new ClearError(`${what} ${problem}.`)
  return { ...request, route, title }
}
