import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import Tinypool from 'tinypool'
import { routeEntry, type RouteEntry } from '../../lib/nav/route-entry'
import { cardAddress, cardSize } from '../../lib/seo/social-card'
import { accents, inOwnAccent, ownAccent, type AccentSettings } from '../figures/accent'

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
const program = fileURLToPath(new URL('draw-card.mjs', import.meta.url))

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
const nameOf = (card: object, drawing: string) =>
  `${createHash('sha256').update(JSON.stringify(card)).update(drawing).digest('hex')}.png`

/** What all cards depend on: the code, and the versions of its packages. */
const drawnWith = (root: string) =>
  readFileSync(program, 'utf8') +
  ['satori', '@resvg/resvg-js', '@fontsource/inter']
    .map(name => readFileSync(path.join(root, 'node_modules', name, 'package.json'), 'utf8'))
    .join('')

/** Draws missing cards in threads, leaving one core to the rest of the build. */
async function drawMissing(cards: ReadonlyMap<string, object>, folder: string): Promise<number> {
  const missing = [...cards].filter(([name]) => !existsSync(path.join(folder, name)))
  if (missing.length === 0) return 0
  const threads = Math.min(Math.max(1, availableParallelism() - 1), missing.length)
  const pool = new Tinypool({
    filename: program,
    minThreads: threads,
    maxThreads: threads,
    // Without this process's TypeScript loaders, which take seconds per thread.
    execArgv: [],
    // A thread waiting this way never frees its drawings: 800 MB for all cards.
    useAtomics: false,
  })
  await Promise.all(
    missing.map(async ([name, card]) => {
      const png = (await pool.run(card, { name: 'drawCard' })) as Uint8Array
      // Written atomically, so that an interrupted build leaves no partial card.
      writeFileSync(path.join(folder, `${name}.new`), png)
      renameSync(path.join(folder, `${name}.new`), path.join(folder, name))
    }),
  )
  await pool.destroy()
  return missing.length
}

/** The cards of a site: each page's cache name, and each card by that name. */
function cardsOf(root: string, pages: readonly RouteEntry[], settings: AccentSettings & CardSettings) {
  const favicon = path.join(root, 'public/favicon.svg')
  const common = {
    ...cardSize,
    brand: settings.brand,
    accent: ownAccent(accents.words, settings),
    logo: existsSync(favicon) ? inOwnAccent(readFileSync(favicon, 'utf8'), settings) : '',
  }
  const drawing = drawnWith(root)
  const cards = new Map<string, object>()
  const names = pages.map(({ route }) => {
    const card = { ...common, ...cardWords(pages, route, settings) }
    const name = nameOf(card, drawing)
    cards.set(name, card)
    return { route, name }
  })
  return { cards, names }
}

/** Draws the cards that aren't cached; returns how many. */
export async function drawCards(
  root: string,
  pages: readonly RouteEntry[],
  settings: AccentSettings & CardSettings,
): Promise<number> {
  const folder = path.join(root, place)
  mkdirSync(folder, { recursive: true })
  return drawMissing(cardsOf(root, pages, settings).cards, folder)
}

/**
 * Copies every page's card into an export and deletes cached cards no page uses. Returns a note on what was
 * done.
 * @param root the project
 */
export async function writeCards(
  root: string,
  out: string,
  pages: readonly RouteEntry[],
  settings: AccentSettings & CardSettings,
): Promise<string> {
  const folder = path.join(root, place)
  const drawn = await drawCards(root, pages, settings)
  const { cards, names } = cardsOf(root, pages, settings)
  for (const { route, name } of names) {
    const file = path.join(out, cardAddress(route))
    mkdirSync(path.dirname(file), { recursive: true })
    copyFileSync(path.join(folder, name), file)
  }
  for (const name of readdirSync(folder)) if (!cards.has(name)) rmSync(path.join(folder, name))
  return `${names.length} cards, ${drawn} of them drawn`
}
