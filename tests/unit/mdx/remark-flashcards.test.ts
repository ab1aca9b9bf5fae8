import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { blocksFrom, elementsIn, treeAfter } from './support'

const sprint = {
  term: 'Sprint',
  id: 'sprint',
  inScrumGuide: true,
  also: ['Sprints'],
  definition: 'A month or less.\nNot longer, "ever".',
}

describe('<Flashcards>', () => {
  it("writes the glossary's terms into the page's cards", () => {
    const tree = treeAfter('# Cards\n\n<Flashcards />', blocksFrom({ terms: () => [sprint] }))
    const [cards] = elementsIn(tree, 'Flashcards')
    assert.ok(cards)
    const value = cards.attributes.find(({ name }) => name === 'terms')?.value as { value: string }
    assert.deepEqual(JSON.parse(value.value), [sprint])
  })

  it('reads no terms for a page without cards', () => {
    const terms = () => assert.fail('read')
    assert.equal(elementsIn(treeAfter('# Cards', blocksFrom({ terms })), 'Flashcards').length, 0)
  })

  it('refuses cards where there is no glossary', () => {
    assert.throws(() => treeAfter('Text.\n\n<Flashcards />', blocksFrom({ terms: () => [] })), {
      message: 'pages/a.mdx:3: Flashcards needs terms: write pages/scrum/glossary.mdx first.',
    })
  })
})
