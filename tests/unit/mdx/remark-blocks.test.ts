import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import { attribute } from '../../../tooling/check/content/jsx'
import { remarkQuestions } from '../../../tooling/mdx/remark-questions'
import { blocksFrom, elementsIn, importsIn, treeAfter } from './support'

describe('<PageCard>', () => {
  const minutes: Record<string, number> = { '/scrum': 7, '/scrum/events': 2, '/scrum/events/sprint': 5 }
  const factsOf = (route: string) =>
    route in minutes ? { title: 'Scrum', minutes: minutes[route] ?? 0 } : undefined
  const pages = () => Object.keys(minutes).map(route => ({ route, title: 'Scrum', kind: 'article' as const }))
  const cardsOf = (mdx: string) => elementsIn(treeAfter(mdx, blocksFrom({ factsOf, pages })), 'PageCard')

  it('writes title and reading time of the page into its card', () => {
    const [card] = cardsOf('<PageCards>\n\n<PageCard href="/scrum">The framework.</PageCard>\n\n</PageCards>')
    assert.ok(card)
    assert.equal(attribute(card, 'title'), 'Scrum')
  })

  it('counts pages and minutes of the whole section, without pages that have a card of their own', () => {
    const timesOf = (mdx: string) =>
      cardsOf(mdx).map(card => [attribute(card, 'pages'), attribute(card, 'minutes')])
    assert.deepEqual(timesOf('<PageCard href="/scrum">The framework.</PageCard>'), [['3', '14']])
    assert.deepEqual(
      timesOf(
        '<PageCard href="/scrum/events">Five.</PageCard>\n\n<PageCard href="/scrum/events/sprint">One.</PageCard>',
      ),
      [
        ['1', '2'],
        ['1', '5'],
      ],
    )
  })

  it('refuses a card that leads to no page, or nowhere', () => {
    assert.throws(() => cardsOf('<PageCard href="/scrumm">Text.</PageCard>'), {
      message:
        "pages/a.mdx:1: PageCard leads to '/scrumm', which isn't a page; correct href or remove the card.",
    })
    assert.throws(() => cardsOf('<PageCard>Text.</PageCard>'), /PageCard leads to ''/)
  })
})

describe('<CourseOutline>', () => {
  const section = { route: '/course/one', title: 'One', lessons: [] }
  const sectionOf = (route: string) => (route === '/course/one' ? section : undefined)
  const outlineOf = (mdx: string) => elementsIn(treeAfter(mdx, blocksFrom({ sectionOf })), 'CourseOutline')[0]

  it('writes the sections that an outline names into it', () => {
    const outline = outlineOf(
      '<CourseOutline>\n  <CourseSection href="/course/one">\n    Text.\n  </CourseSection>\n</CourseOutline>',
    )
    const value = outline?.attributes.find(({ name }) => name === 'sections')?.value as { value: string }
    assert.deepEqual(JSON.parse(value.value), [section])
  })

  it('refuses a section that leads to no page', () => {
    const mdx =
      '<CourseOutline>\n  <CourseSection href="/one">\n    Text.\n  </CourseSection>\n</CourseOutline>'
    assert.throws(() => outlineOf(mdx), /pages\/a\.mdx:2: CourseSection leads to '\/one', which isn't a page/)
  })
})

describe('remarkQuestions', () => {
  const questionsDirectory = mkdtempSync(path.join(tmpdir(), 'questions-'))
  const treeOf = (mdx: string) => treeAfter(mdx, remarkQuestions({ questionsDirectory }))

  before(() => {
    for (const topic of ['sprint', 'done']) writeFileSync(path.join(questionsDirectory, `${topic}.ts`), '')
  })
  after(() => rmSync(questionsDirectory, { recursive: true }))

  it("imports a lesson's own questions and hands each block its set", () => {
    const tree = treeOf('<CheckYourself topic="sprint" />\n\n<CheckYourself topic="done" />')
    assert.deepEqual(importsIn(tree), ['@data/questions/sprint', '@data/questions/done'])
    const sets = elementsIn(tree, 'CheckYourself').map(
      block => (block.attributes.find(({ name }) => name === 'set')?.value as { value: string }).value,
    )
    assert.deepEqual(sets, ['questionsOf0', 'questionsOf1'])
  })

  it('adds nothing to a page without the block', () => {
    assert.deepEqual(importsIn(treeOf('# Sprint')), [])
  })

  it('refuses a topic without questions, and a block without a topic', () => {
    assert.throws(() => treeOf('<CheckYourself topic="sprints" />'), {
      message: "pages/a.mdx:1: CheckYourself has topic 'sprints', but there is no data/questions/sprints.ts.",
    })
    assert.throws(() => treeOf('<CheckYourself />'), /CheckYourself has topic ''/)
  })
})

describe('<ContinueReading>', () => {
  const link = { link: '/scrum', shortDescription: 'All of it.' }
  const lost = { ...link, link: '/lost' }
  const groups = { home: [lost, link], later: [lost] }
  const pages = () =>
    [
      { route: '/scrum', title: '"Scrum"', kind: 'hub' },
      { route: '/next', title: 'Next', kind: 'lesson-course' },
    ] as const
  const treeOf = (mdx: string) => treeAfter(mdx, blocksFrom({ groups, pages }))

  it("puts the page's own group into the block, under the pages' titles, without links that lead to no page", () => {
    const [block] = elementsIn(treeOf('<ContinueReading pageName="home" />'), 'ContinueReading')
    const links = block?.attributes.find(({ name }) => name === 'links')?.value as { value: string }
    assert.deepEqual(JSON.parse(links.value), [{ title: '"Scrum"', ...link }])
  })

  it('begins with the next lesson, in the words of the group if it has any', () => {
    const linksOf = (next: typeof link) => {
      const tree = treeAfter(
        '<ContinueReading pageName="home" />',
        blocksFrom({ groups, pages, nextOf: file => (file === 'pages/a.mdx' ? next : undefined) }),
      )
      const [block] = elementsIn(tree, 'ContinueReading')
      const value = block?.attributes.find(({ name }) => name === 'links')?.value as { value: string }
      return JSON.parse(value.value) as object[]
    }
    const lesson = { link: '/next', shortDescription: 'What comes.' }
    const shown = { title: '"Scrum"', ...link }
    assert.deepEqual(linksOf(lesson), [{ title: 'Next', ...lesson, isNext: true }, shown])
    assert.deepEqual(linksOf({ ...link, shortDescription: 'Other words.' }), [{ ...shown, isNext: true }])
  })

  it('has four links at most', () => {
    const many = Array.from({ length: 6 }, () => link)
    const tree = treeAfter(
      '<ContinueReading pageName="home" />',
      blocksFrom({ groups: { home: many }, pages }),
    )
    const [block] = elementsIn(tree, 'ContinueReading')
    const value = block?.attributes.find(({ name }) => name === 'links')?.value as { value: string }
    assert.equal((JSON.parse(value.value) as object[]).length, 4)
  })

  it('refuses a group none of whose pages is there yet', () => {
    assert.throws(
      () => treeOf('Text.\n\n<ContinueReading pageName="later" />'),
      /^Error: pages\/a\.mdx:3: no page that the group 'later' of data\/related-links\.ts links to exists yet/,
    )
  })

  it('refuses a group that is not there, and a block without a name', () => {
    assert.throws(() => treeOf('<ContinueReading pageName="homes" />'), {
      message:
        "pages/a.mdx:1: ContinueReading has pageName 'homes'; add that group to data/related-links.ts.",
    })
    assert.throws(() => treeOf('<ContinueReading />'), /ContinueReading has pageName ''/)
    assert.throws(() => treeOf('<ContinueReading pageName="toString" />'), /add that group/)
  })
})
