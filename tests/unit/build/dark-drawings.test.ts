import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, it } from 'node:test'
import { ownDarkDrawing, writeOwnDrawings } from '../../../tooling/build/owner-drawings'
import { inDark } from '../../../tooling/figures/dark'
import { drawingOf, figureStyle, palette } from '../../../tooling/figures/figure-style'
import { someSettings } from '../site/some-settings'

const facts = { 'site.brand': 'Leaf' }
const drawing = drawingOf(80, [`<style>${figureStyle}</style>`], ['<text class="w">{site.brand}</text>'])

describe('the dark twin of a drawing', () => {
  const twin = ownDarkDrawing(drawing, someSettings, facts)

  it('has none of the colors of the light one, and has the ground of the page', () => {
    for (const color of palette) assert.doesNotMatch(twin, new RegExp(`${color}\\b`), color)
    assert.doesNotMatch(twin, /<rect width="640"/)
  })

  it("has the owner's words and hue", () => {
    assert.match(twin, />Leaf</)
    const lineIn = (primaryHue: number | { light: number; dark: number }) =>
      inDark('#005fcc', { primaryHue, primarySaturation: 100 })
    assert.equal(lineIn({ light: 0, dark: 120 }), lineIn(120))
    assert.notEqual(lineIn(120), lineIn(0))
  })

  it('is made for pictures, if there is a dark mode', () => {
    const filesWith = (darkMode: false | 'system') => {
      const out = mkdtempSync(path.join(tmpdir(), 'dark-drawings-'))
      mkdirSync(path.join(out, 'images'))
      for (const file of ['favicon.svg', 'images/a.svg']) writeFileSync(path.join(out, file), drawing)
      writeOwnDrawings(out, { ...someSettings, darkMode }, facts)
      const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter(file =>
        file.endsWith('.svg'),
      )
      if (darkMode) assert.equal(readFileSync(path.join(out, 'images/a-dark.svg'), 'utf8'), twin)
      rmSync(out, { recursive: true })
      return files.sort()
    }
    assert.deepEqual(filesWith(false), ['favicon.svg', 'images/a.svg'])
    assert.deepEqual(filesWith('system'), ['favicon.svg', 'images/a-dark.svg', 'images/a.svg'])
  })
})
