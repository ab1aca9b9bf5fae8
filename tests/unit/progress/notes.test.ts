import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { mergeProgress } from '../../../lib/progress/merge'
import { noteOn, notesIn, withNote } from '../../../lib/progress/notes'
import { noProgress } from '../../../lib/progress/progress'
import { later, time } from './samples'

const id = 'sprint-1'
const noted = withNote(noProgress, id, ' Not the Product Owner. ', time)

describe('a note on a question', () => {
  it('is kept without the space around it', () => {
    assert.equal(noteOn(noted, id), 'Not the Product Owner.')
    assert.equal(noteOn(noProgress, id), '')
    assert.equal(notesIn(noted), 1)
  })

  it('changes nothing if it says the same, or nothing', () => {
    assert.equal(withNote(noted, id, 'Not the Product Owner.', later), noted)
    assert.equal(withNote(noProgress, id, ' ', later), noProgress)
  })

  it('is the later one of two, and stays deleted', () => {
    const deleted = withNote(noted, id, '', later)
    for (const merged of [mergeProgress(noted, deleted), mergeProgress(deleted, noted)]) {
      assert.deepEqual(merged.notes, { [id]: { text: '', at: later } })
      assert.equal(notesIn(merged), 0)
    }
  })
})
