import assert from 'node:assert/strict'
import { it } from 'node:test'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Island } from '../../../components/controls/Island'

it('a part of a page is HTML that says which code brings it to life, and when', () => {
  assert.equal(
    renderToStaticMarkup(createElement(Island, { name: 'flashcards', comes: 'idle', children: 'cards' })),
    '<div data-island="flashcards" data-comes="idle">cards</div>',
  )
})
