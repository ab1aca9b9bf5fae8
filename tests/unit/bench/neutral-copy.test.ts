import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { parsePage } from '../../../tooling/check/content/parse-page'
import { neutralPage } from '../../../scripts/bench/neutral-copy'
import { menuOf } from '../../../scripts/bench/neutral-site'

const copyOf = (body: string, file = 'pages/scrum/page.mdx') =>
  neutralPage(
    parsePage(file, `---\ntitle: A Page\ndescription: "What it's about"\n---\n\n${body}`, {
      facts: { 'example.sprint16.done': '5' },
    }),
  )

describe('the neutral copy of a page', () => {
  it('has its title, its description and the heading that other generators draw themselves', () => {
    const page = copyOf('# A page of ours\n\nText.\n')
    assert.deepEqual(page, {
      route: '/scrum/page',
      title: 'A Page',
      description: "What it's about",
      heading: 'A page of ours',
      markdown: 'Text.\n',
    })
  })

  it('is named by its title where it has no heading of its own', () => {
    assert.equal(copyOf('Text.\n').heading, 'A Page')
  })

  it('keeps the text inside a component, and drops what a component draws by itself', () => {
    const { markdown } = copyOf(
      'import { Remember } from \'@components/authoring\'\n\n# A\n\n<Remember>\n\n- One *thing*\n\n</Remember>\n\n<Figure src="/a.svg" alt="A" />\n\nEnd with <b>bold</b> text.\n',
    )
    assert.equal(markdown, '- One *thing*\n\nEnd with bold text.\n')
  })

  it('has the facts in it', () => {
    assert.equal(
      copyOf('# A\n\n{example.sprint16.done} items, and {/* a note */}more.\n').markdown,
      '5 items, and more.\n',
    )
  })

  it('leaves tables, code and links as they are', () => {
    const text = '| a | b |\n| --- | --- |\n| [c](/d) | `e` |\n\n```ts\nconst f = <T,>() => {}\n```\n'
    assert.equal(copyOf(`# A\n\n${text}`).markdown, text)
  })
})

describe('the menu', () => {
  const page = (route: string, title: string) => ({
    route,
    title,
    description: '',
    heading: title,
    markdown: '',
  })
  const pages = [
    page('/', 'Home'),
    page('/b', 'B'),
    page('/b/two', 'Two'),
    page('/b/one', 'One'),
    page('/a/deep', 'Deep'),
  ]
  const lists: Record<string, Record<string, string | { display: string }>> = {
    '': { b: '', a: 'Folder A' },
    '/b': { one: { display: 'hidden' }, two: '' },
  }
  const menu = menuOf(pages, route => lists[route] ?? {})

  it('has the order and the titles of _meta.json, else those of the pages', () => {
    assert.deepEqual(
      menu.map(({ name, title }) => [name, title]),
      [
        ['b', 'B'],
        ['a', 'Folder A'],
      ],
    )
    assert.deepEqual(
      menu[0]?.children.map(({ title, isHidden }) => [title, isHidden]),
      [
        ['One', true],
        ['Two', false],
      ],
    )
  })

  it('has folders with and without a page of their own', () => {
    assert.equal(menu[0]?.page?.route, '/b')
    assert.equal(menu[1]?.page, undefined)
    assert.equal(menu[1]?.children[0]?.page?.route, '/a/deep')
  })
})
