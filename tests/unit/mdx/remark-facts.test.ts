// cspell:ignore auther autor
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { toString } from 'mdast-util-to-string'
import { parsePage } from '../../../tooling/check/content/parse-page'
import { readingTime } from '../../../tooling/check/content/reading-time'
import { remarkFacts } from '../../../tooling/mdx/remark-facts'
import { sectionsOf } from '../../../tooling/search/page-sections'
import { rule as frontMatterRule } from '../../../tooling/check/rules/front-matter'
import { assertFinds, pageOf, siteOf } from '../check/support'
import { treeAfter } from './support'

const facts = {
  'example.sprint16.done': '5',
  'example.sprint16.goal': 'A patron books a room',
  'example.sprint17.done': '4',
  'site.brand': 'Grove',
  'site.author.name': 'A. Author',
}
const after = (mdx: string) => treeAfter(mdx, remarkFacts({ facts }))

describe('remarkFacts', () => {
  it('puts a fact into running text, italics, headings, tables and blocks', () => {
    const mdx = [
      '## {example.sprint16.done} items',
      'Goal: *{example.sprint16.goal}*; { example.sprint17.done } Done.',
      '| Done |\n| --- |\n| {example.sprint16.done} |',
      '<Note>\n\n{example.sprint16.done} of them\n\n</Note>',
    ]
    assert.equal(
      after(mdx.join('\n\n'))
        .children.map(node => toString(node))
        .join('|'),
      '5 items|Goal: A patron books a room; 4 Done.|Done5|5 of them',
    )
  })

  it('puts a fact into the quotes of an attribute, and names one that does not exist', () => {
    const tree = after('<Figure src="/a.svg" alt="{example.sprint16.done} items" />')
    assert.ok(JSON.stringify(tree).includes('"value":"5 items"'))
    assert.throws(() => after('<Figure alt="{example.sprint16.dome} items" />'), /did you mean/)
  })

  it('makes a paragraph of a fact that stands alone', () => {
    assert.deepEqual(
      after('{example.sprint16.goal}').children.map(({ type }) => type),
      ['paragraph'],
    )
  })

  it('leaves other expressions, code and quoted names alone', () => {
    const tree = after('{props.site.brand} {website + 1} and `{example.sprint16.done}` in [a link](/a)')
    assert.ok(JSON.stringify(tree).includes('"value":"props.site.brand"'))
    assert.ok(JSON.stringify(tree).includes('"value":"website + 1"'))
    // A component gets a setting as it is: an address, or something that isn't text.
    assert.ok(JSON.stringify(after('<A href={site.bookingPage} />')).includes('"value":"site.bookingPage"'))
    assert.match(toString(tree), /\{example\.sprint16\.done\}/)
  })

  it('reads no comment', () => {
    assert.ok(after('{/* What the site. or a example needs */}'))
  })

  it('names file, line and the nearest fact for a name that there is not', () => {
    assert.throws(() => after('Text.\n\nThere were {example.sprint16.dome} items.'), {
      message:
        "pages/a.mdx:3: {example.sprint16.dome} isn't a fact in data/example/facts.ts: did you mean {example.sprint16.done}?",
    })
    assert.throws(() => after('{example.weather}'), {
      message:
        "pages/a.mdx:1: {example.weather} isn't a fact in data/example/facts.ts: look up the name there, or add the fact.",
    })
  })

  it('puts the owner’s settings in, and names the nearest one', () => {
    assert.equal(toString(after('{site.brand} is by *{site.author.name}*.')), 'Grove is by A. Author.')
    assert.throws(() => after('By {site.authors.name}.'), {
      message:
        "pages/a.mdx:1: {site.authors.name} isn't a text in data/site.ts: did you mean {site.author.name}?",
    })
  })

  it('takes no name from what every object has', () => {
    assert.throws(() => after('{example.constructor}'), /isn.t a fact/)
  })

  it('refuses a calculation, and a name outside the quotes of an attribute', () => {
    assert.throws(() => after('{example.sprint16.done + 1}'), {
      message:
        'pages/a.mdx:1: {example.sprint16.done + 1} must be one name, such as {example.sprint16.done} or {site.brand}.',
    })
    assert.throws(() => after('<Figure alt={example.sprint16.done} />'), {
      message: `pages/a.mdx:1: {example.sprint16.done} is code in alt: write the name of a fact in quotes, alt="{example.sprint16.done}".`,
    })
  })
})

describe('a name that begins like no fact', () => {
  const misspelled = [
    ['{sprint16.done}', 'example.sprint16.done'],
    ['{examples.sprint16.done}', 'example.sprint16.done'],
    ['{sites.brand}', 'site.brand'],
  ] as const

  it('is refused in the text and in attributes, with the name that was meant', () => {
    for (const [name, meant] of misspelled) {
      const message = `pages/a.mdx:1: ${name} names no fact: did you mean {${meant}}?`
      assert.throws(() => after(`There were ${name} items.`), { message })
      assert.throws(() => after(`<Figure srcText="There were ${name} items" />`), { message })
    }
    assert.throws(() => after('{weather.today}'), { message: /write \\\{ and \\\} if you mean the braces/ })
    assert.throws(() => after('<Figure alt={sprint16.done} />'), { message: /is code in alt/ })
  })

  it('is reported in the front matter', () => {
    const raw = pageOf('title: A\ndescription: All {sprint16.done} items')
    assert.deepEqual(parsePage('pages/a.mdx', raw, { facts }).frontMatter.problems, [
      { line: 3, message: '{sprint16.done} names no fact: did you mean {example.sprint16.done}?' },
    ])
  })

  it('may be code', () => {
    assert.ok(after('`{sprint16.done}`\n\n```js\nlog(`${totals.length}`)\n```'))
    assert.ok(after('<Figure alt="The code ${totals.length}" />'))
  })
})

describe('a page with facts', () => {
  const page = parsePage(
    'pages/a.mdx',
    pageOf('title: A', '## Done\n\nThere were {example.sprint16.done} items.'),
    { facts },
  )

  it('has them in its sentences, its reading time and its place in the search', () => {
    assert.deepEqual(
      page.sentences.map(({ text }) => text),
      ['Done', 'There were 5 items.'],
    )
    assert.equal(page.words, 5)
    assert.equal(readingTime(page.words), 1)
    assert.deepEqual(sectionsOf(page).at(-1)?.lines, ['There were 5 items.'])
  })

  it('has them in its front matter, and reports unknown ones', () => {
    const about = pageOf('title: About {site.brand}\ndescription: By {site.authors.name}')
    const { frontMatter } = parsePage('pages/about.mdx', about, { facts })
    assert.equal(frontMatter.values.title, 'About Grove')
    assertFinds(
      frontMatterRule,
      { ...siteOf({}), pages: [parsePage('pages/about.mdx', about, { facts })] },
      [
        'pages/about.mdx:3',
        "{site.authors.name} isn't a text in data/site.ts: did you mean {site.author.name}?",
      ],
      ...['keywords', 'images', 'datePublished', 'dateModified'].map((key): [string, string] => [
        'pages/about.mdx:1',
        `'${key}' is missing`,
      ]),
    )
  })

  it('cannot be read where a fact is missing', () => {
    const broken = parsePage('pages/a.mdx', 'One.\n\n{example.sprint18.done}', { facts })
    assert.equal(broken.unreadable?.line, 3)
    assert.match(broken.unreadable.message, /did you mean \{example\.sprint1[67]\.done\}\?/)
  })
})
