import assert from 'node:assert/strict'
import { it } from 'node:test'
import { parseFragment, serialize } from 'parse5'
import { finishBoxes } from '../../../tooling/build/finish-boxes'
import { elementsOf } from '../../../tooling/check/export/elements'

const finished = (heading: string, title: string) => {
  const fragment = parseFragment(`<h2>${heading}</h2><p>Text</p><div data-box=""><p>${title}</p></div>`)
  finishBoxes([...elementsOf(fragment)])
  return serialize(fragment)
}

it("a box's title that says only what the heading above says is left out", () => {
  for (const [heading, title] of [
    ['Set your first limit', 'Set a first limit'],
    ['Prepare in one evening', 'Prepare in one evening'],
    ['What should you do when the board is full?', 'When the board is full'],
    ['Starfish', 'One starfish'],
  ] as const)
    assert.doesNotMatch(finished(heading, title), /data-box=""><p>/, title)
})

it('a title with a word of its own is not', () => {
  for (const [heading, title] of [
    ['Run one loop yourself', 'A card for one item'],
    ['Before the Review: guests', 'Before the Review: tasks'],
    ['How to do it', 'What to do'],
  ] as const)
    assert.match(finished(heading, title), /data-box=""><p>/, title)
})
