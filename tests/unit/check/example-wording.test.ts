import { describe, it } from 'node:test'
import { cast } from '../../../data/example/cast'
import { introduction } from '../../../data/example/product'
import { stories } from '../../../data/example/stories'
import { rule } from '../../../tooling/check/rules/example'
import { assertFinds, assertPasses, pageOf, siteOf } from './support'

const introducing = `pages${introduction.link.replace(/#.*/, '')}.mdx`
/** By default the page that says what the example is. */
const page = (text: string, file = introducing) => siteOf({ [file]: text })
const passes = (...texts: string[]) => {
  for (const text of texts) assertPasses(rule, page(text))
}
const finds = (text: string, part: string) => assertFinds(rule, page(text), [`${introducing}:1`, part])

describe('example: words', () => {
  it('passes volunteers elsewhere, and drivers on the round', () => {
    passes('A volunteer from the repair café came.', 'Two drivers bring the books of the round.')
  })

  it('finds what is called something else', () => {
    finds('Reader services was led by the Head of Reader Services.', "write 'head of patron services'")
    finds("The library's IT said no.", 'the library has no IT office')
    finds('Volunteers bring books to those at home.', 'two van drivers')
  })

  it('finds it in a description and in the links below a page', () => {
    const relatedLinks = {
      groups: { a: [{ link: '/a', title: 'A', shortDescription: 'What a branch head sees' }] },
      sources: [
        { file: 'data/related-links/a.ts', raw: "\n{ shortDescription: 'What a branch head sees' }" },
      ],
    }
    assertFinds(
      rule,
      siteOf({ 'pages/a.mdx': pageOf('title: A\ndescription: How branch heads plan') }, { relatedLinks }),
      ['pages/a.mdx:3', "'branch heads'"],
      ['data/related-links/a.ts:2', "'branch head'"],
    )
  })
})

describe('example: what is quoted', () => {
  it('passes the lines of the Definition of Done as they are', () => {
    passes(
      'Line 3: "It works with a screen reader and with large text."',
      "'All automated tests pass' is a state.",
      'The tests pass and someone has read the code.',
      '| Done |\n| --- |\n| All tests pass. It works with a screen reader and large text. |',
    )
  })

  it('finds them in other words', () => {
    finds(
      'Line 3: "Works with a screen reader and large text"',
      'It works with a screen reader and with large text.',
    )
  })

  it('finds a cell that has a line in other words', () => {
    const table = '| Line 3 |\n| --- |\n| Works with a screen reader and with large text |'
    assertFinds(rule, page(table), [`${introducing}:3`, 'It works with a screen reader'])
  })

  it('passes the part of a line that a drawing has room for', () => {
    assertPasses(rule, siteOf({ 'public/images/a.svg': '<text>automated tests pass</text>' }))
  })
})

describe('example: the introduction', () => {
  it('passes a page with the link, and one without the example', () => {
    for (const text of [
      `A patron reads. See [the example](${introduction.link}).`,
      'A library of code is imported.',
    ]) {
      assertPasses(rule, page(text, 'pages/a.mdx'))
    }
  })

  it('passes the page that says what it is, legal pages, and cards that speak of other pages', () => {
    assertPasses(rule, page('A patron reads.'))
    assertPasses(rule, siteOf({ 'pages/a.mdx': pageOf('kind: legal', 'A patron reads.') }))
    const cards = '<PageCards>\n<PageCard href="/b">\n\nWhat a patron sees.\n\n</PageCard>\n</PageCards>'
    assertPasses(rule, page(cards, 'pages/a.mdx'))
  })

  it('finds the first use on a page that does not say what it is', () => {
    assertFinds(rule, page('One.\n\nA librarian waits. Patrons wait too.', 'pages/a.mdx'), [
      'pages/a.mdx:3',
      "uses the running example ('librarian')",
    ])
  })
})

describe('example: the cast', () => {
  const isNamed = (page: string) => stories.every(({ toldOn, who }) => toldOn !== page || who)
  const { toldOn: route = '' } = stories.find(({ toldOn }) => isNamed(toldOn)) ?? {}
  const file = `pages${route}.mdx`

  it('passes the work that the record gives to a name', () => {
    passes('Amara, the Product Owner, said no.', 'Tomas, a Developer, wrote a test.')
  })

  it('passes a real person who shares a first name', () => {
    assertPasses(rule, page('Amos Tversky and Daniel Kahneman described it.', file))
  })

  it('finds a name with the work of another', () => {
    assertFinds(
      rule,
      page('Jonas, the Product Owner, said no.', 'pages/a/index.mdx'),
      ['pages/a/index.mdx:1', 'names Jonas, who acts in no story'],
      ['pages/a/index.mdx:1', "'Jonas, the Product Owner': Jonas is Scrum Master"],
    )
  })

  it('finds a name that acts in no story of the page', () => {
    const [stranger = ''] = cast
      .map(({ name }) => name)
      .filter(
        name => !stories.filter(({ toldOn }) => toldOn === route).some(({ who }) => who?.includes(name)),
      )
    assertFinds(rule, siteOf({ [file]: `Then ${stranger} left.` }), [
      `${file}:1`,
      `names ${stranger}, who acts in no story`,
    ])
  })
})
