import assert from 'node:assert/strict'
import fc from 'fast-check'
import { describe, it } from 'node:test'
import { grades } from '../../../lib/repetition/schedule'
import {
  afterGrade,
  afterUndo,
  beginStudy,
  follow,
  goAhead,
  goOn,
  withAnswerShown,
  withGrade,
  withoutGrade,
  type GradeGiven,
} from '../../../lib/flashcards/study'
import { mergeProgress } from '../../../lib/progress/merge'
import { noProgress } from '../../../lib/progress/progress'
import type { Progress } from '../../../lib/progress/shape'
import { later, noon, perDay, table } from './support'

/** Grades a card, and says what undo would need. */
function give(progress: Progress, id: string, grade: GradeGiven['grade'], now = noon) {
  const changed = withGrade(progress, id, grade, now)
  const after = changed.cards[id]
  assert.ok(after)
  const given: GradeGiven = { id, grade, before: progress.cards[id], after }
  return { changed, given }
}

describe('a sitting', () => {
  const order = ['term:a', 'term:b']

  it('goes from card to card to its end, and back again by undo', () => {
    let study = withAnswerShown(beginStudy(table(order)))
    assert.deepEqual(study.card, { id: 'term:a', kept: undefined, isAnswered: true })
    const a = give(noProgress, 'term:a', 'Easy')
    study = afterGrade(study, table(order, a.changed.cards), a.given)
    assert.deepEqual(study.card, { id: 'term:b', kept: undefined, isAnswered: false })
    const b = give(a.changed, 'term:b', 'Easy')
    study = afterGrade(study, table(order, b.changed.cards), b.given)
    assert.equal(study.card, undefined)

    const back = withoutGrade(b.changed, b.given)
    assert.deepEqual(back, a.changed)
    study = afterUndo(study, table(order, back.cards))
    assert.equal(study.card?.id, 'term:b')
    assert.deepEqual(study.given, [a.given])
    assert.deepEqual(withoutGrade(back, a.given), noProgress)
    assert.equal(afterUndo(beginStudy(table(order)), table(order)).card?.id, 'term:a')
  })

  it('goes on after its end with what has fallen due, or ahead with what has not', () => {
    const { changed, given } = give(noProgress, 'term:a', 'Easy')
    const end = afterGrade(beginStudy(table(['term:a'])), table(['term:a'], changed.cards), given)
    assert.equal(goOn(end, table(['term:a'], changed.cards)).card, undefined)
    assert.equal(
      goOn(end, table(['term:a'], changed.cards, { now: later(noon, 9 * perDay) })).card?.id,
      'term:a',
    )

    const now = later(noon, 1)
    const ahead = goAhead(end, table(['term:a'], changed.cards, { now }))
    assert.equal(ahead.card?.id, 'term:a')
    const again = give(changed, 'term:a', 'Good', now)
    assert.equal(
      afterGrade(ahead, table(['term:a'], again.changed.cards, { now }), again.given).card,
      undefined,
    )
  })

  it('lays another card down when another tab has graded this one, or it has left the deck', () => {
    const study = beginStudy(table(order))
    assert.equal(follow(study, table(order)), study)
    const { changed } = give(noProgress, 'term:a', 'Easy')
    assert.equal(follow(study, table(order, changed.cards)).card?.id, 'term:b')
    assert.equal(follow(study, table(['term:b'])).card?.id, 'term:b')
    assert.equal(follow(beginStudy(table([])), table([])).card, undefined)
  })
})

describe('grades of two tabs', () => {
  const anyGrade = fc.constantFrom(...grades)
  const review = fc.record({ card: fc.constantFrom('term:a', 'term:b', 'term:c'), grade: anyGrade })

  it('all stay, in whatever order they come', () => {
    fc.assert(
      fc.property(fc.array(review, { maxLength: 12 }), reviews => {
        let store = noProgress
        const last = new Map<string, string>()
        reviews.forEach(({ card, grade }, index) => {
          const now = later(noon, index)
          store = withGrade(store, card, grade, now)
          last.set(card, now.toISOString())
        })
        assert.deepEqual(
          new Map(Object.entries(store.cards).map(([id, card]) => [id, card.last_review])),
          last,
        )
      }),
    )
  })

  it('of different cards both stay when two stores are brought together', () => {
    const mine = give(noProgress, 'term:a', 'Good').changed
    const theirs = give(noProgress, 'term:b', 'Again').changed
    assert.deepEqual(mergeProgress(mine, theirs).cards, { ...mine.cards, ...theirs.cards })
  })

  it('are not taken back by the tab that graded before', () => {
    const { changed, given } = give(noProgress, 'term:a', 'Good')
    const other = give(changed, 'term:a', 'Again', later(noon, 5)).changed
    assert.equal(withoutGrade(other, given), other)
  })
})
