import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { teamNameWords as words } from '../../../data/team-names'
import { listOfQuery, firstRequest, queryOfList } from '../../../lib/team-names/address'
import { anyName } from '../../../lib/team-names/choice'
import { generateNames, swapName, toggleLock, type NameList } from '../../../lib/team-names/name-list'
import { requests, textsOf } from './support'

const draw = (seed: number, size = 10) => generateNames(words, { choice: anyName, seed, size })

/** What a reader does to a list, in any order. */
const steps = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('lock' as const), row: fc.nat({ max: 60 }) }),
    fc.record({ kind: fc.constant('swap' as const), row: fc.nat({ max: 60 }) }),
    fc.record({ kind: fc.constant('draw' as const), draw: requests }),
  ),
  { maxLength: 12 },
)

type Steps = typeof steps extends fc.Arbitrary<infer Value> ? Value : never

function take(list: NameList, step: Steps[number]): NameList {
  if (step.kind === 'draw') return generateNames(words, step.draw, list.rows)
  const row = step.row % Math.max(1, list.rows.length)
  if (list.rows.length === 0) return list
  return step.kind === 'lock' ? toggleLock(list, row) : swapName(words, list, row)
}

describe('a list of names', () => {
  it('is the same for a seed, on every device', () => {
    assert.deepEqual(textsOf(draw(7)), textsOf(draw(7)))
    assert.notDeepEqual(textsOf(draw(7)), textsOf(draw(8)))
    // Links that were shared would show other names if this changed.
    assert.deepEqual(textsOf(draw(7, 5)), [
      'The Snappy Banjos',
      'Oracle Bunch',
      'Fresh Hopscotches',
      'Auger & Easel',
      'LuminousBiscuits',
    ])
  })

  it('begins as a shorter one does', () => {
    fc.assert(
      fc.property(requests, asked => {
        const [short, long] = [5, 50].map(size => textsOf(generateNames(words, { ...asked, size })))
        assert.deepEqual(long?.slice(0, 5), short)
      }),
    )
  })

  it('has every style in turn where styles are mixed', () => {
    const styles = draw(3, 20).rows.map(({ name }) => name.style)
    assert.equal(new Set(styles.slice(0, 5)).size, 5)
    assert.deepEqual(styles.slice(5, 10), styles.slice(0, 5))
  })

  it('never shows a name twice, keeps what is locked, and shows as many as fit', () => {
    fc.assert(
      fc.property(requests, steps, (first, taken) => {
        let list = generateNames(words, first)
        for (const step of taken) {
          const locked = list.rows.filter(({ isLocked }) => isLocked).map(({ text }) => text)
          const before = textsOf(list)
          list = take(list, step)
          const texts = textsOf(list)
          assert.equal(new Set(texts).size, texts.length)
          if (step.kind === 'draw') {
            assert.deepEqual(
              locked.filter(text => !texts.includes(text)),
              [],
            )
            const wanted = Math.max(list.size, locked.length)
            assert.ok(texts.length >= Math.min(wanted, list.count) && texts.length <= wanted)
          } else if (step.kind === 'swap') {
            const changed = texts.filter((text, index) => text !== before[index])
            assert.ok(changed.length <= 1)
            assert.deepEqual(
              changed.filter(text => before.includes(text)),
              [],
            )
          }
        }
      }),
    )
  })

  it('swaps a name for every other that fits, and then stays as it is', () => {
    // A choice that leaves few names.
    const few = {
      choice: { ...anyName, theme: 'birds', style: 'alike' as const, letter: 'O' },
      seed: 1,
      size: 5,
    }
    let list = generateNames(words, few)
    assert.ok(list.count >= 5 && list.count < 50, `${list.count} names`)
    const seen = new Set(textsOf(list))
    for (let turn = 0; turn < list.count * 2; turn += 1) {
      list = swapName(words, list, 0)
      for (const text of textsOf(list)) seen.add(text)
    }
    assert.equal(seen.size, list.count)
    const all = generateNames(words, { ...few, size: 50 })
    assert.equal(all.rows.length, all.count)
    assert.equal(swapName(words, all, 0), all)
  })
})

describe('the address of a list', () => {
  it('is short for a list as it was drawn', () => {
    assert.equal(queryOfList(words, generateNames(words, firstRequest)), '')
    assert.equal(queryOfList(words, draw(36)), '?seed=10')
  })

  it('shows the same list elsewhere, whatever was locked, swapped, and redrawn', () => {
    fc.assert(
      fc.property(requests, steps, (first, taken) => {
        const list = taken.reduce(take, generateNames(words, first))
        const query = queryOfList(words, list)
        const again = listOfQuery(words, query) ?? generateNames(words, firstRequest)
        assert.deepEqual(textsOf(again), textsOf(list))
        assert.deepEqual(again.choice, list.choice)
        assert.ok(query.length < 500)
      }),
    )
  })

  it('has no list if it contains nothing of one', () => {
    assert.equal(listOfQuery(words, ''), undefined)
    assert.equal(listOfQuery(words, '?from=mail'), undefined)
  })

  it('counts what it has wrong as left out', () => {
    const list = listOfQuery(
      words,
      '?theme=cars&style=loud&length=9&letter=%C3%84&names=7&seed=_&rows=1.1.999999',
    )
    assert.deepEqual(textsOf(list ?? draw(0)), textsOf(generateNames(words, firstRequest)))
    fc.assert(
      fc.property(fc.webQueryParameters(), fc.string(), (query, rows) => {
        const asked = listOfQuery(words, `?${query}&rows=${encodeURIComponent(rows)}`)
        assert.ok((asked?.rows.length ?? 1) > 0)
      }),
    )
  })
})
