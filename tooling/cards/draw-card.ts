import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Resvg } from '@resvg/resvg-js'
import type { ReactNode } from 'react'
import satori from 'satori'

/** What a card shows. */
export interface Card {
  width: number
  height: number
  brand: string
  title: string
  /** The page's section, or the site's description; '' for none. */
  section: string
  /** '#004a9e' */
  accent: string
  /** The logo in the owner's color; '' for none. */
  logo: string
}

const require = createRequire(import.meta.url)
const weights = [400, 700] as const

/** Whether cards can say a text: the font has no Chinese, and satori doesn't join Arabic letters. */
export const canDraw = (text: string): boolean => !/[\p{Script=Arabic}\p{Script=Han}]/u.test(text)

/** Latin letters, with those of other languages that use them, and Cyrillic. */
const fonts = ['latin', 'latin-ext', 'cyrillic'].flatMap(letters =>
  weights.map(weight => ({
    name: letters,
    weight,
    style: 'normal' as const,
    data: readFileSync(require.resolve(`@fontsource/inter/files/inter-${letters}-${weight}-normal.woff`)),
  })),
)

const edge = 72
const top = 60
const bottom = 80
const mark = 68
const ink = '#19232e'

type Style = Record<string, string | number>

const named = (key: string, style: Style, ...children: unknown[]) => ({
  type: 'div',
  key,
  props: { style: { display: 'flex', ...style }, children },
})

const box = (style: Style, ...children: unknown[]) => named('', style, ...children)

/** Minimum space around a title. */
const gap = 28

/** Title sizes, largest first; the first that fits is used. In a phone's feed a card is a quarter as wide. */
const titleSizes = [150, 116, 104, 96, 88, 80, 72, 64, 56, 48, 40, 32, 24]

/** Balanced lines; a word longer than a line is broken, never cut. */
const wrapping = { textWrap: 'balance', wordBreak: 'break-word' }

/** A section is one line, a site description up to three. At 320 pixels wide, the former is 13 pixels high. */
const sectionSize = ({ length }: string) => (length <= 38 ? 50 : 42)

/** The elements of a card with this title size. */
function layoutOf({ width, height, brand, title, section, accent, logo }: Card, size: number) {
  const brandSize = Math.min(46, Math.floor(1600 / brand.length))
  return box(
    {
      width,
      height,
      flexDirection: 'column',
      background: '#fff',
      color: ink,
      fontFamily: 'latin, latin-ext',
    },
    box(
      // Explicit sizes, since padding would be added to them.
      {
        width: width - 2 * edge,
        height: height - top - bottom,
        margin: `${top}px ${edge}px 0`,
        flexDirection: 'column',
        justifyContent: 'space-between',
      },
      box(
        {
          height: mark,
          alignItems: 'center',
          marginLeft: logo ? mark + 24 : 0,
          fontSize: brandSize,
          fontWeight: 700,
        },
        brand,
      ),
      named(
        'title',
        { fontSize: size, fontWeight: 700, lineHeight: 1.1, letterSpacing: '-0.02em', ...wrapping },
        title,
      ),
      named(
        'section',
        { fontSize: sectionSize(section), lineHeight: 1.2, color: accent, ...wrapping },
        section,
      ),
    ),
    box({ width, height: 24, marginTop: bottom - 24, background: accent }),
  )
}

/** A card as SVG, and whether all of its words fit. */
async function svgAt(card: Card, size: number) {
  const { width, height } = card
  let taken = mark + 2 * gap
  const svg = await satori(layoutOf(card, size) as ReactNode, {
    width,
    height,
    fonts,
    onNodeDetected: node => {
      if (node.key === 'title' || node.key === 'section') taken += node.height
    },
  })
  return { svg, hasRoom: taken <= height - top - bottom }
}

/** Quick test whether a title can't fit: its narrowest estimate is too long, or its longest word wider than a line. */
function isTooLarge({ width, height, title }: Card, size: number): boolean {
  if (size === titleSizes.at(-1)) return false
  const line = width - 2 * edge
  const longest = Math.max(...title.split(/[\s-]+/).map(word => word.length))
  const lines = Math.ceil((0.4 * size * title.length) / line)
  return 0.62 * size * longest > line || lines * size * 1.1 > height - top - bottom - mark - 2 * gap
}

/** Draws a card: its pixels, and a function that encodes them as PNG. */
export async function renderCard(card: Card) {
  let svg = ''
  for (const size of titleSizes) {
    if (isTooLarge(card, size)) continue
    const drawn = await svgAt(card, size)
    svg = drawn.svg
    if (drawn.hasRoom) break
  }
  const at = `x="${edge}" y="${top}" width="${mark}" height="${mark}"`
  const whole = svg.replace(/<\/svg>$/, () => `${card.logo.replace('<svg ', `<svg ${at} `)}</svg>`)
  return new Resvg(whole, { font: { loadSystemFonts: false } }).render()
}

/** A card as PNG. */
export async function drawCard(card: Card): Promise<Uint8Array> {
  return (await renderCard(card)).asPng()
}
