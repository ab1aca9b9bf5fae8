import { cpSync, existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import * as words from '../../data/words/site'
import { routeEntry, type RouteEntry } from '../../lib/nav/route-entry'
import { cardAddress, cardSize } from '../../lib/seo/social-card'
import { accents, inOwnAccent, ownAccent } from '../figures/accent'
import type { SiteInput } from '../../lib/site/schema'
import { keptFiles } from '../tasks/kept-files'
import { typesetIn } from '../typography/typeset'
import { drawCard, type Card } from './draw-card'

/** The texts of a card. */
export interface CardWords {
  title: string
  /** The page's section, or the site's description. */
  section: string
}

/** The front page's card: the default title without the brand, and the first sentence of the description. */
function wordsOfHome({ brand, defaultTitle, defaultDescription }: SiteInput): CardWords {
  const start = brand + words.afterName
  const sentence = /^.+?[.!?](?=\s|$)/s.exec(defaultDescription)?.[0]
  return {
    title: defaultTitle.startsWith(start) ? defaultTitle.slice(start.length) : defaultTitle,
    section: sentence ?? defaultDescription,
  }
}

/** A page's card: its title and the first and nearest hub above it; without a hub, the site's host. */
export function cardWords(pages: readonly RouteEntry[], route: string, settings: SiteInput): CardWords {
  if (route === '/') return wordsOfHome(settings)
  const parts = route.split('/').slice(1, -1)
  const above = parts.flatMap((_, index) => {
    const hub = routeEntry(pages, `/${parts.slice(0, index + 1).join('/')}`)
    return hub ? [hub.title] : []
  })
  const named = [...new Set([above[0], above.at(-1)])].filter(title => title !== undefined)
  return {
    title: routeEntry(pages, route)?.title ?? settings.brand,
    section: named.join(' › ') || new URL(settings.url).host,
  }
}

/** Returns the card of the page at a route. */
function cardsOf(root: string, pages: readonly RouteEntry[], settings: SiteInput): (route: string) => Card {
  const favicon = path.join(root, 'public/favicon.svg')
  const common = {
    ...cardSize,
    brand: settings.brand,
    accent: ownAccent(accents.words, settings),
    logo: existsSync(favicon) ? inOwnAccent(readFileSync(favicon, 'utf8'), settings) : '',
  }
  return route => ({ ...common, ...(typesetIn(cardWords(pages, route, settings)) as CardWords) })
}

/** Draws the card of one page. */
export const drawCardOf = (
  root: string,
  pages: readonly RouteEntry[],
  route: string,
  settings: SiteInput,
): Promise<Uint8Array> => drawCard(cardsOf(root, pages, settings)(route))

/** Draws the card of every page, unless it is cached. Returns how many were drawn, and how to copy all into an export. */
export async function drawCards(
  root: string,
  pages: readonly RouteEntry[],
  settings: SiteInput,
): Promise<{ drawn: number; copyTo: (out: string) => void }> {
  const cardOf = cardsOf(root, pages, settings)
  const kept = keptFiles(root, '.cache/social-cards', import.meta.url)
  const files = new Map<string, string>()
  let drawn = 0
  for (const { route } of pages) {
    const card = cardOf(route)
    const draw = async () => {
      drawn += 1
      // Frees the last drawing: otherwise 800 MB for all cards.
      await setImmediate()
      return drawCard(card)
    }
    files.set(route, await kept.fileOf(card, draw))
  }
  kept.dropOthers()
  const copyTo = (out: string) => {
    for (const [route, file] of files) cpSync(file, path.join(out, cardAddress(route)))
  }
  return { drawn, copyTo }
}
