import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { attribute } from '../../../tooling/check/content/jsx'
import { partsNamed } from '../../../tooling/check/content/page-parts'
import { remarkHubCards } from '../../../tooling/mdx/remark-hub-cards'
import { elementsIn, treeAfter } from '../mdx/support'
import { pageOf, siteOf } from './support'

const lessons = {
  'pages/course/_meta.json': '{ "index": "", "two": "", "one": "", "cards": "" }',
  'pages/course/one.mdx': pageOf('title: One\ndescription: What one is.\nkind: lesson-course'),
  'pages/course/two/index.mdx': pageOf('title: Two\ndescription: What two is.\ncard: Two, in a line.'),
  'pages/course/two/inside.mdx': pageOf('title: Inside\ndescription: What is inside.'),
  'pages/course/cards.mdx': pageOf('title: Cards\ndescription: What cards are.\nkind: page'),
}

/** The cards of a hub with this text: the names of their blocks, where they lead, and what they say. */
function cardsOf(body: string) {
  const site = siteOf({ ...lessons, 'pages/course/index.mdx': pageOf('title: Course', body) })
  const [hub] = site.pages.filter(({ route }) => route === '/course')
  assert.ok(hub)
  const cards = ['CourseSection', 'PageCard'].flatMap(name =>
    partsNamed(hub, name).map(card => [name, card.attribute('href')]),
  )
  return { cards, said: hub.sentences.map(({ text }) => text), words: hub.words }
}

describe('the cards of a hub', () => {
  it('are those of the pages directly below it, in the order of the menu, with their cards or descriptions', () => {
    const { cards, said, words } = cardsOf('<PageCards />')
    assert.deepEqual(cards, [
      ['PageCard', '/course/two'],
      ['PageCard', '/course/one'],
      ['PageCard', '/course/cards'],
    ])
    assert.deepEqual(said, ['Two, in a line.', 'What one is.', 'What cards are.'])
    assert.equal(words, 10)
  })

  it('are sections of an outline where there is one, and cards for all else', () => {
    assert.deepEqual(cardsOf('<CourseOutline />\n\n<PageCards />').cards, [
      ['CourseSection', '/course/two'],
      ['CourseSection', '/course/one'],
      ['PageCard', '/course/cards'],
    ])
  })

  it('stay as the author wrote them; one without a text gets the page’s', () => {
    const { cards, said } = cardsOf(
      '<PageCards>\n  <PageCard href="/course/one">Own words.</PageCard>\n  <PageCard href="/course/two" />\n</PageCards>',
    )
    assert.deepEqual(cards, [
      ['PageCard', '/course/one'],
      ['PageCard', '/course/two'],
    ])
    assert.deepEqual(said, ['Own words.', 'Two, in a line.'])
  })

  it("don't exist on a page without lists", () => {
    assert.deepEqual(cardsOf('Text.').cards, [])
  })
})

describe('remarkHubCards', () => {
  const pages = () => [
    { route: '/a', file: '', title: 'A', kind: 'hub', description: '', datePublished: '' } as const,
    { route: '/a/b', file: '', title: 'B', kind: 'article', description: 'B.', datePublished: '' } as const,
  ]
  const after = (mdx: string) => treeAfter(mdx, remarkHubCards({ pages, routeOf: () => '/a' }))

  it('puts in the card of each page', () => {
    const [card] = elementsIn(after('<PageCards />'), 'PageCard')
    assert.ok(card)
    assert.equal(attribute(card, 'href'), '/a/b')
  })
})
