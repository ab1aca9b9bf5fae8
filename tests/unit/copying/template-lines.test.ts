import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { isInColumns } from '../../../lib/copying/columns'
import { templateLines } from '../../../lib/copying/template-lines'

const texts = (...lines: string[]) => templateLines(lines.join('\n')).map(({ text }) => text)

describe('the lines of a template', () => {
  it('are joined where the author broke one because it was full', () => {
    assert.deepEqual(texts('We saw: 66 minutes from the alarm', '  to the first look'), [
      'We saw: 66 minutes from the alarm to the first look',
    ])
    assert.deepEqual(
      texts('START   We start the oldest card', '        in New.', 'FINISHED  The patron has an answer.'),
      ['We start the oldest card in New.', 'The patron has an answer.'],
    )
    assert.deepEqual(
      texts('Price:  We hold data.', '        Two systems disagree for', '        15 minutes.').slice(1),
      ['Two systems disagree for 15 minutes.'],
    )
    assert.deepEqual(texts('1. Push to the trunk', '   at least daily.', '2. Repair it.'), [
      '1. Push to the trunk at least daily.',
      '2. Repair it.',
    ])
  })

  it('are joined where a sentence that is said goes on', () => {
    assert.deepEqual(texts('"I know the rule, but I\'ve never had', 'to use it."', '', '"I would"', 'wait'), [
      '"I know the rule, but I\'ve never had to use it."',
      '',
      '"I would"',
      'wait',
    ])
  })

  it('stay apart where each says something of its own', () => {
    for (const lines of [
      ['To go on we need', '  at least … real uses', '  no …', '  at most … questions per … uses'],
      ['Sprint Goal:', '  [a person] can [do something new]', '  [so that, or as you can tell]'],
      ['Cycle time in working days', '  =NETWORKDAYS(C2,D2)'],
      ['We would try this for a month: ____', '  and look at it then'],
      [' 1 The way back took 5 minutes', ' 2 Tests passed on version 3'],
      ['As a patron who works late,', 'I want a locker'],
      ['1. We read the chat at noon.', "   If it can't wait, we call."],
    ])
      assert.deepEqual(texts(...lines), lines)
  })

  it('are told from their labels', () => {
    const labels = (...lines: string[]) => templateLines(lines.join('\n')).map(({ label }) => label)
    const text = ['We saw:     66 minutes', 'First step: a rota', '            Two people.', 'And then:', '']
    assert.deepEqual(labels(...text), ['We saw:', 'First step:', '', undefined, undefined])
    assert.deepEqual(labels('3 List   [x] list', '         [x] sort it', '4 Ask    DONE'), [
      '3 List',
      '',
      '4 Ask',
    ])
    assert.deepEqual(labels('Given the situation', 'When  someone calls', '- One', '1.  Two'), [
      ...['Given', 'When'],
      ...[undefined, undefined],
    ])
    assert.deepEqual(labels('  ( ) guess   ( ) from our items', '[x] sort   NEW'), [undefined, undefined])
  })

  it('continue below their words', () => {
    const hangs = (text: string) => templateLines(text).map(({ hang }) => hang)
    assert.deepEqual(hangs('Column:   Wait'), [10])
    assert.deepEqual(hangs('    12. Ask'), [8])
    assert.deepEqual(hangs('We will try'), [2])
    assert.deepEqual(hangs('Limits:  Every 15 minutes.\n         No titles.'), [9, 9])
  })
})

describe('a text in columns', () => {
  it('is one with two gaps in a line, or with bars', () => {
    assert.ok(isInColumns('CHANGE    SINCE   NOW'))
    assert.ok(isInColumns('topic | who | when'))
    assert.ok(!isInColumns('Column:   Wait\nAt most:  2 cards'))
    assert.ok(!isInColumns('   [x] sort by street  NEW'))
  })
})
