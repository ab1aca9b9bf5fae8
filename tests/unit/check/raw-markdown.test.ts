import { describe, it } from 'node:test'
import { rule } from '../../../tooling/check/rules/raw-markdown'
import { assertFinds, assertPasses, pageOf, siteOf } from './support'

const pageWith = (...lines: string[]) => siteOf({ 'pages/a.mdx': ['Text', '', ...lines].join('\n') })

describe('raw-markdown', () => {
  it('passes Markdown, code, and marks that are meant', () => {
    assertPasses(
      rule,
      pageWith('**Bold**, `a ** b`, and [a link](/a), (and more) ### of it', '', '## Heading'),
    )
    assertPasses(rule, pageWith('```text', '**a** ` [b] (c)', '##d', '```'))
    assertPasses(rule, pageWith('Two asterisks, \\*\\*, a backtick, \\`, and \\[a\\](b)'))
    assertPasses(rule, pageWith('#1 of the list'))
  })

  it('passes what the build inserts', () => {
    assertPasses(
      rule,
      pageWith(
        '<InterviewQuestion role="team" level="junior" question="Why?">',
        '',
        '**A good answer** says it.',
        '',
        '</InterviewQuestion>',
      ),
    )
  })

  it('finds each mark that is published as text', () => {
    assertFinds(
      rule,
      pageWith(
        'This is ** bold ** text',
        'and `code without an end.',
        '',
        'See [the page] (/a) and [this](/a b).',
        '',
        '##No space',
      ),
      ['pages/a.mdx:3', "'**' is published as it is"],
      ['pages/a.mdx:4', "'`' is published as it is"],
      ['pages/a.mdx:6', 'a link is published as it is: write [words](address)'],
      ['pages/a.mdx:8', "'##' is published as it is: a heading has a space behind it."],
    )
  })

  it('finds Markdown where none is read: in attributes and front matter', () => {
    const page = pageOf('title: A\ndescription: All **about** it', '<Figure alt="A `b`" src="/a.svg" />')
    assertFinds(
      rule,
      siteOf({ 'pages/a.mdx': page }),
      ['pages/a.mdx:6', "alt takes no Markdown: '`'"],
      ['pages/a.mdx:3', "description takes no Markdown: '**'"],
    )
  })
})
