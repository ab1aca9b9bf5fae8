import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { parseFragment } from 'parse5'
import { posters } from '../../../data/posters'
import { findElements, isElement, attributeOf } from '../../../tooling/handbook/page-tree'
import { posterSvg, sheets, type PosterContent } from '../../../tooling/posters/poster-svg'

const drawing = (style: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="320" viewBox="0 0 640 320"><style>${style}</style><!-- Drawn from data/charts/x.ts --><text>Goal</text></svg>`
const style =
  'text { font: 28px system-ui, -apple-system } @media (min-width: 480px) { text { font-size: 22px } }'

const content = (drawings: PosterContent['drawings']): PosterContent => ({
  title: 'Sprints & goals',
  foot: ['site.example/page', 'Brand · 2026-11-28', 'All of it may be copied.'],
  drawings,
  fonts: '@font-face { font-family: Inter }',
  accent: '#005fcc',
})

const [a4, a3] = sheets

const drawingsIn = (svg: string) => {
  const roots = parseFragment(svg).childNodes.filter(isElement)
  return roots
    .flatMap(root => findElements(root, ({ tagName }) => tagName === 'svg'))
    .map(node => ['x', 'y', 'width', 'height'].map(name => Number(attributeOf(node, name))))
}

describe('posterSvg', () => {
  assert.ok(a4 && a3)
  const one = posterSvg(content([{ svg: drawing(style), alt: 'A goal.' }]), a4)

  it('has the size of its paper, its title, and the lines at its foot', () => {
    assert.match(one, /^<svg [^>]*width="210mm" height="297mm"/)
    assert.match(
      posterSvg(content([{ svg: drawing(style), alt: 'A goal.' }]), a3),
      /width="297mm" height="420mm"/,
    )
    for (const words of [
      'Sprints &amp; goals',
      'site.example/page',
      '2026-11-28',
      'All of it may be copied.',
    ])
      assert.ok(one.includes(words), words)
  })

  it('has the drawing with its description, its large words, and a font of its own', () => {
    assert.match(one, /aria-label="A goal."[^>]*><text>Goal<\/text><\/svg>/)
    assert.match(one, /@font-face \{ font-family: Inter \}/)
    assert.match(one, /text \{ font: 28px Inter, system-ui/)
    assert.match(one, /text \{ font-size: 22px \}/)
    assert.doesNotMatch(one, /@media|Drawn from/)
  })

  it('puts several drawings side by side on the paper, none over another', () => {
    const svg = posterSvg(
      content(['A', 'B', 'C', 'D'].map(label => ({ svg: drawing(style), alt: label, label }))),
      a4,
    )
    const boxes = drawingsIn(svg)
    assert.equal(boxes.length, 4)
    for (const [index, [x = 0, y = 0, width = 0, height = 0]] of boxes.entries()) {
      assert.ok(x >= 0 && x + width <= 2100 && y + height <= 2700, `${index}`)
      for (const [otherX = 0, otherY = 0] of boxes.slice(index + 1))
        assert.ok(otherX >= x + width || otherY >= y + height, `${index}`)
    }
  })

  it('refuses drawings whose rules would change each other', () => {
    const drawings = [style, 'text { fill: red }'].map(each => ({ svg: drawing(each), alt: 'A' }))
    assert.throws(() => posterSvg(content(drawings), a4), /have different styles/)
  })

  it('can be made of the drawings of each poster', () => {
    for (const { title, drawings } of posters) {
      const read = drawings.map(({ file }) => ({
        svg: readFileSync(`public/images/${file}`, 'utf8'),
        alt: file,
      }))
      assert.equal(drawingsIn(posterSvg({ ...content(read), title }, a4)).length, drawings.length, title)
    }
  })
})
