import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { routeEntry, type RouteEntry } from '../../lib/nav/route-entry'
import { cardAddress, cardSize } from '../../lib/seo/social-card'
import { accents, inOwnAccent, ownAccent, type AccentSettings } from '../figures/accent'
import { cacheKey, hashOf } from '../tasks/cache-key'
import { writeWhole } from '../tasks/write-whole'
import { drawCard, type Card } from './draw-card'

/** The settings that cards show. */
export interface CardSettings {
  brand: string
  url: string
  defaultTitle: string
  defaultDescription: string
}

/** The texts of a card. */
export interface CardWords {
  title: string
  /** The page's section, or the site's description. */
  section: string
}

const place = '.cache/social-cards'

/** The front page's card: the default title without the brand, and the first sentence of the description. */
function wordsOfHome({ brand, defaultTitle, defaultDescription }: CardSettings): CardWords {
  const sentence = /^.+?[.!?](?=\s|$)/s.exec(defaultDescription)?.[0]
  return {
    title: defaultTitle.startsWith(`${brand}: `) ? defaultTitle.slice(brand.length + 2) : defaultTitle,
    section: sentence ?? defaultDescription,
  }
}

/** A page's card: its title and the first and nearest hub above it; without a hub, the site's host. */
export function cardWords(pages: readonly RouteEntry[], route: string, settings: CardSettings): CardWords {
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

/** The cache name of a card: a hash of everything it is drawn from. */
const nameOf = (card: Card) => `${hashOf(cacheKey(import.meta.url), JSON.stringify(card))}.png`

/** Draws missing cards. */
async function drawMissing(cards: ReadonlyMap<string, Card>, folder: string): Promise<number> {
  mkdirSync(folder, { recursive: true })
  const missing = [...cards].filter(([name]) => !existsSync(path.join(folder, name)))
  for (const [name, card] of missing) {
    writeWhole(path.join(folder, name), await drawCard(card))
    // Frees each drawing: otherwise 800 MB for all cards.
    await setImmediate()
  }
  return missing.length
}

/** Draws the card of every page, unless it is cached. Returns how many were drawn, and how to copy all into an export. */
export async function drawCards(
  root: string,
  pages: readonly RouteEntry[],
  settings: AccentSettings & CardSettings,
): Promise<{ drawn: number; copyTo: (out: string) => void }> {
  const folder = path.join(root, place)
  const favicon = path.join(root, 'public/favicon.svg')
  const common = {
    ...cardSize,
    brand: settings.brand,
    accent: ownAccent(accents.words, settings),
    logo: existsSync(favicon) ? inOwnAccent(readFileSync(favicon, 'utf8'), settings) : '',
  }
  const cards = new Map<string, Card>()
  const names = pages.map(({ route }) => {
    const card = { ...common, ...cardWords(pages, route, settings) }
    const name = nameOf(card)
    cards.set(name, card)
    return { route, name }
  })
  const drawn = await drawMissing(cards, folder)
  for (const name of readdirSync(folder)) if (!cards.has(name)) rmSync(path.join(folder, name))
  const copyTo = (out: string) => {
    for (const { route, name } of names) cpSync(path.join(folder, name), path.join(out, cardAddress(route)))
  }
  return { drawn, copyTo }
}
