import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { unlistedRoutes } from '../../lib/nav/route-entry'
import {
  hrefLangOf,
  prefixOf,
  routeIn,
  tagOf,
  translatedLanguages,
  type LanguageLink,
  type LanguageSettings,
} from '../../lib/site/languages'
import { oncePerBuild } from '../tasks/once-per-build'
import { routeOfFile } from '../check/content/routes-of-files'
import { outdatedList } from './places'
import { translatedFiles } from '../tasks/translation-files'

/** The routes of each language's pages, by project. */
const translatedRoutes = oncePerBuild((root): ((locale: string) => ReadonlySet<string>) => {
  const known = new Map<string, ReadonlySet<string>>()
  return locale => {
    const routes = known.get(locale) ?? new Set(translatedFiles(root, locale).map(routeOfFile))
    known.set(locale, routes)
    return routes
  }
})

/** The page above a route that a language has; at last its front page. */
function nearest(route: string, routes: ReadonlySet<string>): string {
  const above = route.slice(0, route.lastIndexOf('/')) || '/'
  return above === '/' || routes.has(above) ? above : nearest(above, routes)
}

/** Where the page at a route is in one language, the nearest one where it isn't. */
function targetIn(
  route: string,
  routes: ReadonlySet<string> | undefined,
): { route: string; isSame: boolean } {
  if (route === '/search') return { route, isSame: true }
  // Nothing is missing where an error page leads home.
  if (unlistedRoutes.has(route)) return { route: '/', isSame: true }
  if (!routes || routes.has(route)) return { route, isSame: true }
  return { route: nearest(route, routes), isSame: false }
}

/** The routes of the pages whose originals have changed, as their language was laid out. */
const outdatedRoutes = oncePerBuild((root): ReadonlySet<string> => {
  const list = path.join(root, outdatedList)
  const files = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as string[]) : []
  return new Set(files.map(routeOfFile))
})

/** Whether the original of the page at a route has changed since it was translated. */
export const isOutdatedRoute = (root: string, route: string): boolean => outdatedRoutes(root).has(route)

/** A link to the page at a route for each language of the site; none on a site in one language. */
export function languageLinks(root: string, settings: LanguageSettings, route: string): LanguageLink[] {
  const translations = translatedLanguages(settings)
  if (translations.length === 0) return []
  return settings.locales.map(language => {
    const { locale, text } = language
    const routes = translations.includes(language) ? translatedRoutes(root)(locale) : undefined
    const target = targetIn(route, routes)
    return {
      href: routeIn(prefixOf(settings, locale), target.route),
      lang: tagOf(language),
      hrefLang: hrefLangOf(language),
      text,
      locale,
      ...(target.isSame ? {} : { isNearest: true as const }),
      ...(locale === settings.defaultLocale ? { isOwn: true as const } : {}),
    }
  })
}
