import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { paletteOf } from '../../../tooling/letters/palette'

const css = readFileSync('styles/tokens.css', 'utf8')

describe('paletteOf', () => {
  it("has the tokens' colors, light and dark, in the owner's hue", () => {
    const { light, dark } = paletteOf(css, { primaryHue: { light: 120, dark: 0 }, primarySaturation: 100 })
    assert.equal(light.paper, '#ffffff')
    assert.equal(light.accent, '#00cc00')
    // hsl(0 100% 66%)
    assert.equal(dark.accent, '#ff5252')
  })

  it("refuses a token that isn't a color", () => {
    assert.throws(
      () =>
        paletteOf(css.replaceAll('--tint: hsl(', '--tint: shade('), { primaryHue: 1, primarySaturation: 1 }),
      /can't read the color --tint of styles\/tokens\.css/,
    )
  })
})
