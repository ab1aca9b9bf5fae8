import assert from 'node:assert/strict'
import { afterEach, describe, it } from 'node:test'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Island } from '../../../components/site/Island'

const before = { ...process.env }
const drawnIn = (environment: string, name: 'flashcards' | 'lesson') => {
  Object.assign(process.env, { NODE_ENV: environment })
  return renderToStaticMarkup(createElement(Island, { name, isMain: true, children: 'cards' }))
}

describe('a part of a page that is HTML until it is approached', () => {
  afterEach(() => {
    process.env = { ...before }
  })

  it('says in the export which code brings it to life', () => {
    assert.equal(
      drawnIn('production', 'flashcards'),
      '<div data-island="flashcards" data-main="">cards</div>',
    )
  })

  it('is left to Next.js on the development server, unless a plain script brings it to life', () => {
    assert.equal(drawnIn('development', 'flashcards'), '<div>cards</div>')
    assert.match(drawnIn('development', 'lesson'), /data-island="lesson"/)
  })
})
