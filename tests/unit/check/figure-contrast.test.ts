import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { wcagContrast } from 'culori'
import { inDark } from '../../../tooling/figures/dark'
import { figureStyle } from '../../../tooling/figures/figure-style'
import { figureWords } from '../../../tooling/figures/figure-words'

const least = 4.5
const images = 'public/images'

/** Fills of the style block's classes; the last one wins. */
const fills = [...figureStyle.matchAll(/\.(\w+) \{[^}]*\bfill: (#\w+|none)/g)].map(
  ([, name = '', fill = '']) => ({ name, fill }),
)
const inkOfWords = '#19232e'

const valueOf = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]

function fillOf(tag: string): string | undefined {
  const classes = valueOf(tag, 'class')?.split(/\s+/) ?? []
  return fills.findLast(({ name }) => classes.includes(name))?.fill ?? valueOf(tag, 'fill')
}

/** The filled rectangles and circles of a drawing, in the order in which they are painted. */
function groundsOf(svg: string) {
  return [...svg.matchAll(/<(?:rect|circle)\b[^>]*>/g)].flatMap(({ 0: tag, index }) => {
    const [x, y, width, height, r] = ['c?x', 'c?y', 'width', 'height', 'r'].map(name =>
      Number(valueOf(tag, name) ?? 0),
    ) as [number, number, number, number, number]
    const fill = fillOf(tag) ?? '#000'
    const holds = (px: number, py: number): boolean =>
      r > 0 ? Math.hypot(px - x, py - y) <= r : x <= px && px <= x + width && y <= py && py <= y + height
    return fill === 'none' ? [] : [{ at: index, fill, holds }]
  })
}

/** Words with too little contrast to what is painted below their middle; transformed shapes aren't looked at. */
function faintWords(svg: string, shown = (color: string) => color): string[] {
  const grounds = groundsOf(svg)
  return figureWords(svg).flatMap(({ words, at, left, right, top, bottom }) => {
    const ground =
      grounds.findLast(shape => shape.at < at && shape.holds((left + right) / 2, (top + bottom) / 2))?.fill ??
      '#fff'
    const tags = svg.slice(at, svg.indexOf('</text>', at)).match(/<(?:text|tspan)\b[^>]*>/g) ?? []
    return tags
      .map(tag => wcagContrast(shown(fillOf(tag) ?? inkOfWords), shown(ground)))
      .filter(contrast => contrast < least)
      .map(contrast => `'${words}' has ${contrast.toFixed(2)}:1 on ${ground}`)
  })
}

test('finds orange words on the tint, and white ones next to their bar', () => {
  const drawing = `<svg><style>${figureStyle}</style><rect class="t" x="0" y="0" width="640" height="80"/>
    <text class="o" x="10" y="50">late</text><text class="i" x="300" y="50">in time</text>
    <rect class="f" x="0" y="100" width="200" height="80"/>
    <text class="w" x="10" y="150">inside</text><text class="w" x="300" y="150">outside</text></svg>`
  assert.deepEqual(faintWords(drawing), [`'late' has 3.71:1 on #dcebfa`, `'outside' has 1.00:1 on #fff`])
})

const drawings = readdirSync(images, { recursive: true, encoding: 'utf8' }).filter(file =>
  file.endsWith('.svg'),
)

for (const [name, shown] of [
  ['', undefined],
  // Of the hues, blue and red are the darkest, yellow and green the brightest.
  ...[204, 240, 0, 60, 120].map(
    hue =>
      [
        `, also in the dark with the hue ${hue}`,
        (color: string) => inDark(color, { primaryHue: hue, primarySaturation: 100 }),
      ] as const,
  ),
] as const)
  test(`all words in drawings have AA contrast${name}`, () => {
    assert.ok(drawings.length > 100)
    const faint = drawings.flatMap(file =>
      faintWords(readFileSync(path.join(images, file), 'utf8'), shown).map(finding => `${file}: ${finding}`),
    )
    assert.deepEqual(faint, [])
  })
