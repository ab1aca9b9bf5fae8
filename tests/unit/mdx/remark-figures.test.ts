import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import { attribute } from '../../../tooling/check/content/jsx'
import { remarkFigures, sizeOfSvg } from '../../../tooling/mdx/remark-figures'
import { elementsIn, treeAfter } from './support'

const publicDirectory = mkdtempSync(path.join(tmpdir(), 'figures-'))

/** Width and height of the only figure of a page. */
function sizeIn(mdx: string): (string | undefined)[] {
  const [figure] = elementsIn(treeAfter(mdx, remarkFigures({ publicDirectory })), 'Figure')
  assert.ok(figure)
  return [attribute(figure, 'width'), attribute(figure, 'height')]
}

describe('remarkFigures', () => {
  before(() => {
    mkdirSync(path.join(publicDirectory, 'images'))
    writeFileSync(path.join(publicDirectory, 'images/board.svg'), '<svg width="640" height="300"></svg>')
    writeFileSync(
      path.join(publicDirectory, 'images/map.svg'),
      '<svg width="640" height="300"><desc>Questions &amp; answers.</desc></svg>',
    )
    writeFileSync(path.join(publicDirectory, 'images/bare.svg'), '<svg viewBox="0 0 640 300"></svg>')
  })
  after(() => rmSync(publicDirectory, { recursive: true }))

  it('gives a figure the size that its drawing states', () => {
    assert.deepEqual(sizeIn('<Figure src="/images/board.svg" alt="A board" />'), ['640', '300'])
  })

  it('takes the words of a drawing for an alt text, unless the author has others', () => {
    const altIn = (mdx: string) => {
      const [figure] = elementsIn(treeAfter(mdx, remarkFigures({ publicDirectory })), 'Figure')
      return figure && attribute(figure, 'alt')
    }
    assert.equal(altIn('<Figure src="/images/map.svg" />'), 'Questions & answers.')
    assert.equal(altIn('<Figure src="/images/map.svg" alt="A map" />'), 'A map')
    assert.equal(altIn('<Figure src="/images/board.svg" />'), undefined)
  })

  it('reaches a figure inside another block', () => {
    assert.deepEqual(sizeIn('<Note>\n\n<Figure src="/images/board.svg" alt="A" />\n\n</Note>'), [
      '640',
      '300',
    ])
  })

  it('leaves a photograph and a size that the author chose', () => {
    assert.deepEqual(sizeIn('<Figure src="/images/team.png" alt="A team" />'), [undefined, undefined])
    assert.deepEqual(sizeIn('<Figure src="/images/board.svg" alt="A" width="100" height="50" />'), [
      '100',
      '50',
    ])
  })

  it('refuses a drawing that is not there or states no size, naming file and line', () => {
    assert.throws(() => sizeIn('Text.\n\n<Figure src="/images/bord.svg" alt="A" />'), {
      message: 'pages/a.mdx:3: there is no /images/bord.svg under public/; correct src or add the file.',
    })
    assert.throws(() => sizeIn('<Figure src="/images/bare.svg" alt="A" />'), {
      message:
        'pages/a.mdx:1: /images/bare.svg has no width and height; give its <svg> both, in whole pixels.',
    })
  })
})

describe('sizeOfSvg', () => {
  it('reads the root element, not what is inside it', () => {
    assert.deepEqual(sizeOfSvg('<?xml version="1.0"?>\n<svg\n  height="20" width="10">'), {
      width: '10',
      height: '20',
    })
    assert.equal(sizeOfSvg('<svg viewBox="0 0 9 9"><rect width="5" height="5"/></svg>'), null)
    assert.equal(sizeOfSvg('<svg stroke-width="2" width="100%" height="20">'), null)
  })
})
