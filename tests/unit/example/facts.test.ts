import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { exampleFacts as facts } from '../../../data/example/facts'
import { addedUp, factsInOrder, factsOfRow, listed } from '../../../lib/example/fact-texts'
import { inWords, numberFrom } from '../../../lib/example/number-words'

describe('the facts that pages write by name', () => {
  it('have names of letters, figures and dots, and a text each', () => {
    for (const [name, text] of Object.entries(facts)) {
      assert.match(name, /^[a-z][A-Za-z\d]*(\.[a-z][A-Za-z\d]*)*$/)
      assert.notEqual(text, '', name)
      assert.doesNotMatch(text, /NaN|undefined|Infinity/, name)
    }
  })

  it('say what the data have', () => {
    const some = {
      'sprint16.done': '5',
      'sprint16.doneInWords': 'five',
      'sprint9.day6': 'Monday, May 12',
      'sprint16.span': 'August 11 to 22',
      'sprint39.span': 'June 29 to July 10',
      'sprint47.last': 'Friday, October 23',
      'sprint47.plannedLast': 'Friday, October 30',
      'sprint1.goal': 'A patron of one branch sees on the phone what is due, and when',
      'record.items.total': '42',
      'record.points.average': '20.25',
      'supplier.sprint10.sum': '6 + 3 + 2 + 2 + 1 = 14',
      'reading.sprint43.total': '3',
      'renewals.week3': '61',
      'skills.loanSystem.sprint35': '3',
      'readingRooms.left.evening10': '3',
      'tests.small': '2,600',
      'done.line1': 'All automated tests pass.',
    }
    for (const [name, text] of Object.entries(some)) assert.equal(facts[name], text, name)
  })

  it('have no day that a canceled Sprint did not have', () => {
    assert.equal(facts['sprint47.day5'], 'Friday, October 23')
    assert.ok(!('sprint47.day6' in facts))
  })
})

describe('texts of numbers', () => {
  it('list and add up', () => {
    assert.equal(listed([6, 3, 2]), '6, 3 and 2')
    assert.equal(listed([7]), '7')
    assert.equal(addedUp([1.5, 2000]), '1.5 + 2,000 = 2,001.5')
  })

  it('have no sum of one number', () => {
    assert.deepEqual(factsOfRow('a', [3]), { 'a.total': '3' })
  })

  it('are numbered from where a row begins', () => {
    assert.deepEqual(factsInOrder('a.evening', [35, 33], 0), { 'a.evening0': '35', 'a.evening1': '33' })
  })

  it('are words up to ten, and are read back', () => {
    assert.deepEqual([5, 10, 11, 2.5].map(inWords), ['five', 'ten', '11', '2.5'])
    assert.deepEqual(['five', 'Sixth', '12', 'twelve', 'few'].map(numberFrom), [5, 6, 12, 12, undefined])
  })
})
