import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { wcagContrast } from 'culori'
import { accents, inOwnAccent, ownAccent } from '../../../tooling/figures/accent'

const drawing = `<path stroke="${accents.line}"/><text fill="${accents.words}"/><rect fill="#fff"/>`

describe("a drawing in the owner's color", () => {
  it('is as it was drawn where the settings are those that it was drawn for', () => {
    assert.equal(inOwnAccent(drawing, { primaryHue: { light: 212 }, primarySaturation: 100 }), drawing)
  })

  it('has another color, and the same length and neutral colors', () => {
    const red = inOwnAccent(drawing, { primaryHue: 5, primarySaturation: { light: 90 } })
    assert.equal(red.length, drawing.length)
    assert.ok(red.includes('fill="#fff"'))
    for (const color of Object.values(accents)) assert.ok(!red.includes(color), color)
    const [, r = '', , b = ''] = /stroke="#(..)(..)(..)"/.exec(red) ?? []
    assert.ok(parseInt(r, 16) > 2 * parseInt(b, 16), red)
  })

  it('can be read in every hue as it could before', () => {
    for (let hue = 0; hue <= 360; hue += 15) {
      for (const saturation of [0, 40, 100]) {
        const settings = { primaryHue: hue, primarySaturation: saturation }
        const [line, words, tint] = [accents.line, accents.words, accents.tint].map(hex =>
          ownAccent(hex, settings),
        )
        const said = `hue ${hue}, saturation ${saturation}`
        assert.ok(wcagContrast(words ?? '', '#ffffff') > 0.97 * wcagContrast(accents.words, '#ffffff'), said)
        assert.ok(
          wcagContrast(words ?? '', tint ?? '') > 0.95 * wcagContrast(accents.words, accents.tint),
          said,
        )
        assert.ok(wcagContrast('#ffffff', line ?? '') > 4.5, said)
      }
    }
  })

  it('is gray where the owner wants no saturation', () => {
    assert.match(ownAccent(accents.line, { primaryHue: 212, primarySaturation: 0 }), /^#(..)\1\1$/)
  })
})
