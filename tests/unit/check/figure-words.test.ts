import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { figureStyle } from '../../../tooling/figures/figure-style'
import { figureWords } from '../../../tooling/figures/figure-words'
import { rule as rules } from '../../../tooling/check/rules/figure-words'
import { assertFinds, assertPasses, siteOf } from './support'

const drawing = (body: string) =>
  `<svg width="640" height="360" viewBox="0 0 640 360">\n<style>${figureStyle}</style>\n${body}\n</svg>`
const siteWith = (body: string) =>
  siteOf({ 'pages/a.mdx': '<Figure src="/images/a.svg" alt="A" />', 'public/images/a.svg': drawing(body) })
const line = `public/images/a.svg:${figureStyle.split('\n').length + 2}`
const only = (body: string) => {
  const [first] = figureWords(drawing(body))
  assert.ok(first)
  return first
}

describe('the room that words take', () => {
  it('begins, is centered or ends at the place, by the class or the attribute', () => {
    const start = only('<text x="100" y="40">Done</text>')
    const width = start.right - start.left
    assert.equal(start.left, 100)
    for (const middle of ['class="s m"', 'text-anchor="middle"'])
      assert.equal(only(`<text ${middle} x="100" y="40">Done</text>`).left, 100 - width / 2)
    for (const end of ['class="e b2"', 'text-anchor="end"'])
      assert.equal(only(`<text ${end} x="100" y="40">Done</text>`).right, 100)
  })

  it('is that of the larger of the two sizes, or of its own', () => {
    const { left, right } = only('<text x="0" y="40">Done</text>')
    const own = only('<text x="0" y="40" font-size="56">Done</text>')
    assert.equal(own.right, 2 * (right - left))
    // D, o, n and e of DejaVu Sans, by the table of widths, at 28 units.
    assert.equal(right, (800 + 3 * 650) * 0.028)
  })

  it('is larger where a part is bold', () => {
    const plain = only('<text x="0" y="40">Parked: a lock</text>')
    const partly = only('<text x="0" y="40"><tspan class="b">Parked:</tspan> a lock</text>')
    const bold = only('<text class="b" x="0" y="40">Parked: a lock</text>')
    assert.equal(partly.words, 'Parked: a lock')
    assert.ok(plain.right < partly.right && partly.right < bold.right)
  })

  it('moves, turns and grows with its own and its group’s transform', () => {
    const { right, top } = only('<text x="0" y="0">Done</text>')
    const grown = only('<g transform="translate(50, 60) scale(2)"><text x="0" y="0">Done</text></g>')
    assert.equal(grown.left, 50)
    assert.equal(grown.right, 50 + 2 * right)
    assert.equal(grown.top, 60 + 2 * top)
    const upright = only('<text x="20" y="300" transform="rotate(-90 20 300)">Done</text>')
    assert.ok(Math.abs(upright.bottom - 300) < 1e-9)
    assert.ok(Math.abs(upright.top - (300 - right)) < 1e-9)
    assert.equal(only('<text transform="matrix(1 0 0 1 30 0)" x="0" y="0">Done</text>').left, 30)
  })
})

describe('figure-words', () => {
  it('passes words that stay inside', () => {
    assertPasses(rules, siteWith('<text x="16" y="40">Done</text><text class="e" x="624" y="40">New</text>'))
  })

  it('finds words that run over each side, and says by how much', () => {
    assertFinds(rules, siteWith('<text x="600" y="40">Done</text>'), [
      line,
      "'Done' runs over the right side by 37 units",
    ])
    assertFinds(rules, siteWith('<text class="e" x="40" y="40">Done</text>'), [
      line,
      'the left side by 37 units',
    ])
    assertFinds(rules, siteWith('<text x="40" y="10">Done</text>'), [line, 'the top by'])
    assertFinds(rules, siteWith('<text x="40" y="358">Done</text>'), [line, 'the bottom by'])
  })

  describe('in a box', () => {
    const box = '<rect class="p" x="100" y="60" width="120" height="56"/>'
    const inBox = (text: string, around = box) => siteWith(`<rect width="640" height="360"/>${around}${text}`)

    it('pass if they fit, or exceed it by no more than the tolerance', () => {
      assertPasses(rules, inBox('<text class="m" x="160" y="98">Done</text>'))
      assertPasses(rules, inBox('<text class="m" x="160" y="98">Backlog</text>'))
      assertPasses(rules, inBox('<text x="260" y="98">Sprint Retrospective</text>'))
    })

    it('are found where they run out of it, on either side', () => {
      for (const [text, said] of [
        ['<text class="m" x="160" y="98">Retrospective</text>', 'the right side of its box by 41 units'],
        ['<text x="116" y="98">Retrospective</text>', 'the right side of its box by'],
        ['<text class="e" x="204" y="98">Retrospective</text>', 'the left side of its box by'],
      ] as const)
        assertFinds(rules, inBox(text), [line, `'Retrospective' runs over ${said}`])
    })

    it('must fit the smallest box around them, moved with its group', () => {
      const larger = `<rect x="20" y="40" width="500" height="200"/><g transform="translate(0 8)">${box}</g>`
      assertFinds(rules, inBox('<text x="116" y="106">Retrospective</text>', larger), [line, 'of its box'])
    })

    it('pass above a column, and on a bar that is lower than they are', () => {
      const columns =
        '<rect x="100" y="60" width="56" height="280"/><rect x="300" y="80" width="60" height="20"/>'
      assertPasses(rules, inBox('<text x="104" y="98">Retrospective</text>', columns))
      assertPasses(rules, inBox('<text x="304" y="98">Retrospective</text>', columns))
    })
  })

  it('leaves charts to the rule that draws them', () => {
    assertPasses(
      rules,
      siteWith('<!-- Drawn from data/charts/a/a.ts; edit that --><text x="600" y="40">Done</text>'),
    )
  })
})
