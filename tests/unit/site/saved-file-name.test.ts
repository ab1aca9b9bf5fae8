import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { savedFileName } from '../../../lib/site/saved-file-name'

describe('the name of a saved file', () => {
  it('begins with the brand, in any script', () => {
    assert.equal(
      savedFileName('Agile Primer', 'progress-2026-11-05.json'),
      'agile-primer-progress-2026-11-05.json',
    )
    assert.equal(savedFileName('Größe & Maß', 'flashcards.txt'), 'größe-maß-flashcards.txt')
  })

  it('is that of the content if the brand has no letters', () => {
    assert.equal(savedFileName('!', 'flashcards.txt'), 'flashcards.txt')
  })
})
