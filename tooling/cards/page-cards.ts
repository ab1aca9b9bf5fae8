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

/** What of data/site.ts the cards show. */
export interface CardSettings {
  brand: string
  url: string
  defaultTitle: string
  defaultDescription: string
}

/** What a card says. */
export interface CardWords {
  title: string
  /** Where the page stands, or what it says of itself. */
  section: string
}

const place = '.cache/social-cards'
const program = fileURLToPath(new URL('draw-card.mjs', import.meta.url))

/** The front page's words: the default title without the brand, and the first sentence of the description. */
function wordsOfHome({ brand, defaultTitle, defaultDescription }: CardSettings): CardWords {
  const sentence = /^.+?[.!?](?=\s|$)/s.exec(defaultDescription)?.[0]
  return {
    title: defaultTitle.startsWith(`${brand}: `) ? defaultTitle.slice(brand.length + 2) : defaultTitle,
    section: sentence ?? defaultDescription,
  }
}

/** What the card of a page says: its title, and the hubs above it, the first and the nearest; without one, the site's host. */
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

/** Name of a card among those kept: another one as soon as anything of what it is drawn from changes. */
const nameOf = (card: object, drawing: string) =>
  `${createHash('sha256').update(JSON.stringify(card)).update(drawing).digest('hex')}.png`

/** What cards are drawn with: the program, and the versions of what it uses. */
const drawnWith = (root: string) =>
  readFileSync(program, 'utf8') +
  ['satori', '@resvg/resvg-js', '@fontsource/inter']
    .map(name => readFileSync(path.join(root, 'node_modules', name, 'package.json'), 'utf8'))
    .join('')

/** Draws what is not kept yet, in threads; one processor is left to what the build does meanwhile. */
async function drawMissing(cards: ReadonlyMap<string, object>, folder: string): Promise<number> {
  const missing = [...cards].filter(([name]) => !existsSync(path.join(folder, name)))
  if (missing.length === 0) return 0
  const threads = Math.min(Math.max(1, availableParallelism() - 1), missing.length)
  const pool = new Tinypool({
    filename: program,
    minThreads: threads,
    maxThreads: threads,
    // Without this process's own loaders of TypeScript, which take seconds in each thread.
    execArgv: [],
    // A thread that waits this way never comes to freeing drawings: 800 MB for all cards.
    useAtomics: false,
  })
  await Promise.all(
    missing.map(async ([name, card]) => {
      const png = (await pool.run(card, { name: 'drawCard' })) as Uint8Array
      // A build that is stopped leaves no half a card behind.
      writeFileSync(path.join(folder, `${name}.new`), png)
      renameSync(path.join(folder, `${name}.new`), path.join(folder, name))
    }),
  )
  await pool.destroy()
  return missing.length
}

/** What a site's cards are drawn from: page by page the name of its card among those kept, and each card by its name. */
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

/** Draws the cards that are not kept yet; returns how many. */
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
 * Puts a card for every page into an export. Cards are kept between builds; those that no page has any more are deleted.
 * Returns what was done, in words.
 *
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
