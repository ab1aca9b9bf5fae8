import { ClearError } from '../tasks/clear-error.mjs'

/** What `npm run new` was asked for. */
export type NewPageRequest = { route: string; title: string }

const usage = 'as in: npm run new -- /scrum/articles/some-slug "Title of the Page"'
const longestTitle = 60

function faultOfRoute(route: string): string | undefined {
  if (!route.startsWith('/')) return `must start with a slash: /${route}`
  if (route === '/') return 'names the home page, which exists'
  if (route.endsWith('/')) return `must not end in a slash: ${route.replace(/\/+$/, '')}`
  if (!/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(route)) {
    return 'must be words of small letters and digits, joined by hyphens: /scrum/articles/some-slug'
  }
  return /(^|\/)index$/.test(route) ? 'must not end in "index": name the folder' : undefined
}

function faultOfTitle(title: string): string | undefined {
  if (title === '') return `is missing: give it in quotes after the address, ${usage}`
  if (/[\r\n]/.test(title)) return 'must be one line'
  if (title.length <= longestTitle) return undefined
  return `has ${title.length} characters: cut it to at most ${longestTitle}, as search results cut it there`
}

/** Reads the arguments; refuses what no page can be made from, in a sentence. */
export function parseNewPageRequest(args: string[]): NewPageRequest {
  const [route = '', title = '', ...more] = args.map(argument => argument.trim())
  if (route === '') throw new ClearError(`Give the address and the title of the page, ${usage}.`)
  const faultyRoute = faultOfRoute(route)
  if (faultyRoute) throw new ClearError(`The address "${route}" ${faultyRoute}.`)
  if (more.length > 0) {
    throw new ClearError(
      `There are ${args.length} arguments where two are wanted: put the title in quotes, ${usage}.`,
    )
  }
  const faultyTitle = faultOfTitle(title)
  if (faultyTitle) throw new ClearError(`The title ${faultyTitle}.`)
  return { route, title }
}
