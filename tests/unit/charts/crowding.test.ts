import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { crowdingProblems } from '../../../tooling/charts/crowding'
import type { Element, Text } from '../../../tooling/charts/elements'
import { spreadEnds } from '../../../tooling/charts/spread'

const text = (words: string, x: number, y: number, more: Partial<Text> = {}): Text => ({
  ...{ kind: 'text', text: words, x, y, align: 'left', look: 'plain' },
  ...more,
})
const line = (look: 'accent' | 'grid', ...points: [number, number][]): Element => ({
  kind: 'line',
  points,
  look,
})

describe('words in a drawing', () => {
  it('may stand side by side and over one another', () => {
    assert.deepEqual(
      crowdingProblems([text('Done', 16, 40), text('New', 120, 40), text('Started', 16, 74)], 360),
      [],
    )
  })

  it('must not leave it at any edge', () => {
    for (const out of [
      text('Done', 600, 40),
      text('Done', 40, 40, { align: 'right' }),
      text('Done', 16, 12),
      text('Done', 16, 358),
    ])
      assert.match(crowdingProblems([out], 360).join(), /'Done' leaves the drawing/)
  })

  it('must not overlap', () => {
    const problems = crowdingProblems([text('Started', 16, 40), text('Done', 100, 50)], 360)
    assert.deepEqual(problems, ["'Started' and 'Done' overlap: move one of them."])
  })

  it('count as wider in bold', () => {
    const at = (look: Text['look']) =>
      crowdingProblems([text('in progress', 16, 40, { look }), text('2', 186, 40)], 360)
    assert.equal(at('plain').length, 0)
    assert.equal(at('strong').length, 1)
  })

  it('must not lie across a line or a dot, but may across the grid', () => {
    const words = text('Done', 100, 100)
    assert.equal(crowdingProblems([words, line('grid', [0, 95], [640, 95])], 360).length, 0)
    assert.equal(crowdingProblems([words, line('accent', [0, 120], [640, 120])], 360).length, 0)
    assert.match(
      crowdingProblems([words, line('accent', [0, 0], [200, 200])], 360).join(),
      /'Done' crosses a line/,
    )
    assert.match(
      crowdingProblems([words, { kind: 'dot', x: 120, y: 90, radius: 8, look: 'fill-accent' }], 360).join(),
      /a line or a dot/,
    )
  })
})

describe('words at a bar', () => {
  const bar: Element = { kind: 'rect', x: 100, y: 80, width: 200, height: 40, look: 'fill-accent' }
  const cut = (words: Text): boolean => crowdingProblems([bar, words], 360).join().includes('over the side')

  it('may be in it, next to it, or above it', () => {
    assert.ok(!cut(text('Done', 200, 110, { align: 'center' })))
    assert.ok(!cut(text('Done', 312, 110)))
    assert.ok(!cut(text('Done', 80, 70)))
  })

  it('must not run over one of its sides', () => {
    assert.ok(cut(text('Done', 80, 110)))
    assert.ok(cut(text('Done', 280, 110)))
    assert.ok(cut(text('a good deal too long', 200, 110, { align: 'center' })))
  })
})

describe('words at the ends of lines', () => {
  const room = { top: 72, bottom: 360 }
  const placesOf = (elements: Element[]) =>
    elements.flatMap(element => (element.kind === 'text' ? [[element.text, element.y] as const] : []))

  it('stay where there is room', () => {
    const ends = [text('New', 500, 100, { end: 0 }), text('Done', 500, 200, { end: 1 })]
    assert.deepEqual(spreadEnds(ends, room), ends)
  })

  it('move apart whole, in their order, with lines to those that moved far', () => {
    const ends = [
      ...[text('at this', 500, 105, { end: 0 }), text('pace', 500, 139, { end: 0 })],
      text('38', 500, 110, { end: 1 }),
    ]
    const moved = spreadEnds(ends, room)
    assert.deepEqual(placesOf(moved), [
      ['at this', 144],
      ['pace', 178],
      ['38', 110],
    ])
    assert.equal(moved.filter(element => element.kind === 'line').length, 1)
  })

  it('stay inside the plot', () => {
    const ends = [text('New', 500, 350, { end: 0 }), text('Done', 500, 358, { end: 1 })]
    assert.deepEqual(placesOf(spreadEnds(ends, room)), [
      ['New', 326],
      ['Done', 360],
    ])
  })
})
