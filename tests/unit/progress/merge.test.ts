import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { mergeProgress } from '../../../lib/progress/merge'
import { noProgress, parseProgress } from '../../../lib/progress/progress'
import { anyProgress, attempt, card, later, progress, result, time } from './samples'

const anyTwo = [anyProgress, anyProgress] as const

describe('mergeProgress, whatever two sides know', () => {
  it('changes nothing when the same comes again', () => {
    fc.assert(
      fc.property(...anyTwo, (mine, theirs) => {
        const merged = mergeProgress(mine, theirs)
        assert.deepEqual(mergeProgress(merged, theirs), merged)
        assert.deepEqual(mergeProgress(merged, mine), merged)
        assert.deepEqual(mergeProgress(merged, merged), merged)
      }),
    )
  })

  it('is the other side where one knows nothing', () => {
    fc.assert(
      fc.property(anyProgress, one => {
        assert.deepEqual(mergeProgress(one, noProgress), one)
        assert.deepEqual(mergeProgress(noProgress, one), one)
      }),
    )
  })

  it('loses no lesson, answer, exam or card that either side knows', () => {
    fc.assert(
      fc.property(...anyTwo, (mine, theirs) => {
        const merged = mergeProgress(mine, theirs)
        for (const side of [mine, theirs]) {
          for (const part of ['lessons', 'answers', 'cards'] as const) {
            for (const key of Object.keys(side[part])) assert.ok(Object.hasOwn(merged[part], key), key)
          }
          for (const { id } of side.exams) assert.equal(merged.exams.filter(exam => exam.id === id).length, 1)
        }
        const known = new Set([...merged.exams, ...(merged.exam ? [merged.exam] : [])].map(({ id }) => id))
        if (mine.exam) assert.ok(known.has(mine.exam.id))
        if (theirs.exam && !mine.exam) assert.ok(known.has(theirs.exam.id))
      }),
    )
  })

  it('keeps of each answer and each mark the later', () => {
    fc.assert(
      fc.property(...anyTwo, (mine, theirs) => {
        const merged = mergeProgress(mine, theirs)
        const latest = (...times: (string | undefined)[]) => times.filter(Boolean).sort().at(-1)
        const atOf = ({ answers }: typeof mine, key: string) =>
          Object.hasOwn(answers, key) ? answers[key]?.at : undefined
        for (const [key, { at }] of Object.entries(merged.answers))
          assert.equal(at, latest(atOf(mine, key), atOf(theirs, key)))
        for (const [key, at] of Object.entries(merged.lessons))
          assert.equal(at, latest(mine.lessons[key], theirs.lessons[key]))
      }),
    )
  })

  it('knows the same, whichever side is asked first', () => {
    fc.assert(
      fc.property(...anyTwo, (mine, theirs) => {
        const [one, other] = [mergeProgress(mine, theirs), mergeProgress(theirs, mine)]
        for (const part of ['lessons', 'answers', 'cards'] as const)
          assert.deepEqual(Object.keys(one[part]).sort(), Object.keys(other[part]).sort())
        assert.deepEqual(one.exams.map(({ id }) => id).sort(), other.exams.map(({ id }) => id).sort())
      }),
    )
  })

  it('can be read again as it was written', () => {
    fc.assert(
      fc.property(...anyTwo, (mine, theirs) => {
        const merged = mergeProgress(mine, theirs)
        assert.deepEqual(parseProgress(JSON.parse(JSON.stringify(merged))), merged)
      }),
    )
  })
})

describe('mergeProgress, an exam under way', () => {
  const other = { ...attempt, id: 'exam-3' }

  it("is mine, or theirs if I don't have one", () => {
    assert.equal(mergeProgress(progress, { ...progress, exam: other }).exam, attempt)
    assert.equal(mergeProgress(noProgress, { ...noProgress, exam: other }).exam, other)
  })

  it('is the further state of the same exam', () => {
    const further = { ...attempt, spent: attempt.spent + 1, answers: {} }
    assert.equal(mergeProgress(progress, { ...progress, exam: further }).exam, further)
    assert.equal(mergeProgress({ ...progress, exam: further }, progress).exam, further)
  })

  it('is over where the other side has ended it', () => {
    const over = { ...noProgress, exams: [{ ...result, id: attempt.id }] }
    const merged = mergeProgress(progress, over)
    assert.ok(!('exam' in merged))
    assert.deepEqual(
      merged.exams.map(({ id }) => id),
      [result.id, attempt.id],
    )
    assert.ok(!('exam' in mergeProgress(over, progress)))
  })
})

describe('mergeProgress, the rest', () => {
  it('puts a card that was reviewed before one that never was', () => {
    const { last_review: _never, ...fresh } = { ...card, due: '2026-12-24T10:00:00.000Z' }
    const [mine, theirs] = [
      { ...noProgress, cards: { sprint: fresh } },
      { ...noProgress, cards: { sprint: card } },
    ]
    assert.equal(mergeProgress(mine, theirs).cards.sprint, card)
    assert.equal(mergeProgress(theirs, mine).cards.sprint, card)
  })

  it('keeps fields of a later version, mine where both have one', () => {
    const mine = { ...noProgress, badges: ['mine'] }
    const theirs = { ...noProgress, badges: ['theirs'], streak: 3 }
    assert.deepEqual(mergeProgress(mine, theirs), { ...noProgress, badges: ['mine'], streak: 3 })
  })

  it('keeps my last lesson, and sorts exams by their end', () => {
    const early = { ...result, id: 'early', endedAt: time }
    const merged = mergeProgress(progress, { ...noProgress, last: '/scrum/theirs', exams: [early] })
    assert.equal(merged.last, '/scrum/two')
    assert.deepEqual(merged.exams, [early, { ...result, endedAt: later }])
  })
})
