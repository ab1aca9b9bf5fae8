import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, describe, it } from 'node:test'
import type { HubMap } from '../../../lib/nav/hub-map'
import { textWidth } from '../../../tooling/figures/text-width'
import { drawMap } from '../../../tooling/maps/draw-map'
import { drawMaps } from '../../../tooling/maps/draw-maps'
import { linesOf } from '../../../tooling/maps/map-rows'
import { rule as figures } from '../../../tooling/check/rules/figures'
import { assertPasses, pageOf, siteOf } from '../check/support'
import { pageList } from '../../../tooling/check/content/page-list'

const map: HubMap = {
  hub: '/scrum/articles',
  drawing: '/images/scrum/articles-map.svg',
  parts: [
    { title: 'In one Sprint', isLine: true, places: ['every day', 'last Friday', 'first Monday'] },
    { title: 'Beyond', isLine: false, places: ['distance'] },
  ],
}

/** An article with these lines of front matter. */
const article = (lines: string) => pageOf(`description: Text.\n${lines}`)
const files = {
  'pages/scrum/articles/index.mdx': pageOf('title: Articles'),
  'pages/scrum/articles/_meta.json': '{ "index": "", "review": "", "daily": "", "retro": "" }',
  'pages/scrum/articles/daily.mdx': article('title: The Daily\nmap: { place: every day, label: Daily }'),
  'pages/scrum/articles/retro.mdx': article('title: Retro\nmap: { place: last Friday, label: R & A }'),
  'pages/scrum/articles/review.mdx': article('title: Review\nmap: { place: last Friday, label: Review }'),
}
const svgOf = (more: Record<string, string> = {}) => {
  const { pages, metas } = siteOf({ ...files, ...more })
  return drawMap(map, pageList(pages, metas))
}
/** The words of a drawing from top to bottom. */
const wordsOf = (svg: string) =>
  [...svg.matchAll(/<text[^>]* y="(\d+)">([^<]+)</g)]
    .sort((a, b) => Number(a[1]) - Number(b[1]))
    .map(([, , text]) => text)

describe('the map of a hub', () => {
  it('has the pages at the places that they name, in reading order, and no place without a page', () => {
    assert.deepEqual(wordsOf(svgOf()), [
      'In one Sprint',
      'every day',
      'Daily',
      'last Friday',
      'Review',
      'R &amp; A',
    ])
  })

  it('has at its end, under its title, a page that names no place or an unknown one', () => {
    const more = {
      'pages/scrum/articles/new.mdx': article('title: A Page that is New'),
      'pages/scrum/articles/odd.mdx': article('title: Odd\nmap: { place: nowhere, label: Odd }'),
    }
    assert.deepEqual(wordsOf(svgOf(more)).slice(-3), ['And more', 'A Page that is New', 'Odd'])
  })

  it('says in words what it shows', () => {
    assert.match(
      svgOf(),
      /<desc>A map of the pages of this section\. In one Sprint: every day \(Daily\), last Friday \(Review and R &amp; A\)\.<\/desc>/,
    )
  })

  it('breaks a long title into lines that stay inside', () => {
    const title = 'Sprint Goals: How to Write Them and How to Keep Them in View'
    const lines = linesOf(title, 548)
    assert.ok(lines.length > 1)
    for (const line of lines) assert.ok(textWidth(line) <= 548, line)
    assert.equal(lines.join(' '), title)
  })

  it('holds to the rules of a figure', () => {
    const more = { 'pages/scrum/articles/new.mdx': article('title: New') }
    assertPasses(figures, siteOf({ 'public/images/scrum/articles-map.svg': svgOf(more) }))
  })
})

describe('drawMaps', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'maps-'))
  after(() => rmSync(root, { recursive: true }))

  it('draws a page as soon as it is there', () => {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
      writeFileSync(path.join(root, file), text)
    }
    const drawn = () => {
      drawMaps(root, [map], {})
      return readFileSync(path.join(root, `public${map.drawing}`), 'utf8')
    }
    assert.ok(!drawn().includes('Distant'))
    const distant = article('title: Far\nmap: { place: distance, label: Distant }')
    writeFileSync(path.join(root, 'pages/scrum/articles/far.mdx'), distant)
    assert.ok(drawn().includes('>Distant<'))
  })
})
