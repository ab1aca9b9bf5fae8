// One card, drawn: plain JavaScript, as threads start it by its path (tooling/cards/page-cards.ts).
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Resvg } from '@resvg/resvg-js'
import satori from 'satori'

/**
 * @typedef {object} Card
 * @property {number} width
 * @property {number} height
 * @property {string} brand
 * @property {string} title
 * @property {string} section  Where the page stands, or what it says of itself; '' for none.
 * @property {string} accent  '#0b57a4'
 * @property {string} logo  An SVG in the owner's color; '' for none.
 */

const require = createRequire(import.meta.url)
const weights = /** @type {const} */ ([400, 700])

/** Latin letters, and those of the other languages that are written in them. */
const fonts = ['latin', 'latin-ext'].flatMap(letters =>
  weights.map(weight => ({
    name: letters,
    weight,
    style: /** @type {const} */ ('normal'),
    data: readFileSync(require.resolve(`@fontsource/inter/files/inter-${letters}-${weight}-normal.woff`)),
  })),
)

const edge = 72
const top = 60
const bottom = 80
const mark = 68

/**
 * @param {Record<string, string | number>} style
 * @param {...unknown} children
 */
const box = (style, ...children) => ({
  type: 'div',
  key: null,
  props: { style: { display: 'flex', ...style }, children },
})

/** As large as four lines of it have room: in a phone's feed a card is a quarter as wide. @param {string} title */
function sizeOf(title) {
  if (title.length <= 24) return 112
  if (title.length <= 36) return 92
  if (title.length <= 72) return 80
  return 66
}

/**
 * The card as PNG.
 *
 * @param {Card} card
 * @returns {Promise<Uint8Array>}
 */
export async function drawCard({ width, height, brand, title, section, accent, logo }) {
  const ink = '#1b2430'
  const layout = box(
    {
      width,
      height,
      flexDirection: 'column',
      background: '#fff',
      color: ink,
      fontFamily: 'latin, latin-ext',
    },
    box(
      // Its own sizes, as padding would be added to them.
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
          fontSize: 46,
          fontWeight: 700,
        },
        brand,
      ),
      box({ fontSize: sizeOf(title), fontWeight: 700, lineHeight: 1.12, letterSpacing: '-0.02em' }, title),
      box({ fontSize: section.length > 60 ? 34 : 40, lineHeight: 1.25, color: accent }, section),
    ),
    box({ width, height: 24, marginTop: bottom - 24, background: accent }),
  )
  const svg = await satori(/** @type {import('react').ReactNode} */ (layout), { width, height, fonts })
  const at = `x="${edge}" y="${top}" width="${mark}" height="${mark}"`
  const whole = svg.replace(/<\/svg>$/, () => `${logo.replace('<svg ', `<svg ${at} `)}</svg>`)
  return new Resvg(whole, { font: { loadSystemFonts: false } }).render().asPng()
}
