import { describe, it } from 'node:test'
import { rule as externalLinks } from '../../../tooling/check/rules/external-links'
import { rule as h1EqualsTitle } from '../../../tooling/check/rules/h1-equals-title'
import { rule as headingOrder } from '../../../tooling/check/rules/heading-order'
import { rule as internalLinks } from '../../../tooling/check/rules/internal-links'
import { rule as mdxSyntax } from '../../../tooling/check/rules/mdx-syntax'
import { assertFinds, assertPasses, pageOf, siteOf } from './support'

const page = (raw: string) => siteOf({ 'pages/a.mdx': raw })

describe('mdx-syntax', () => {
  it('passes MDX', () => {
    assertPasses(mdxSyntax, page('# A\n\n<CommonPractice>\n\nText with &lt;.\n\n</CommonPractice>\n'))
  })

  it('finds a raw < in text, on its line', () => {
    assertFinds(mdxSyntax, page('# A\n\nFewer than <5 items.\n'), ['pages/a.mdx:3', 'cannot be read'])
  })
})

describe('h1-equals-title', () => {
  it('passes a heading that is the title', () => {
    assertPasses(h1EqualsTitle, page(pageOf('title: Sprint', '# Sprint')))
  })

  it('lets the home page greet in its own words', () => {
    assertPasses(h1EqualsTitle, siteOf({ 'pages/index.mdx': pageOf('title: Home', '# Learn Scrum') }))
    assertPasses(
      h1EqualsTitle,
      siteOf({ 'pages/index.mdx': pageOf('title: Home', '<Hero title="Learn" />') }),
    )
  })

  it('finds another text, a second heading, and none', () => {
    assertFinds(h1EqualsTitle, page(pageOf('title: Sprint', '# The Sprint')), [
      'pages/a.mdx:5',
      'differs from the title',
    ])
    assertFinds(h1EqualsTitle, page(pageOf('title: Sprint', '# Sprint\n\n# More')), [
      'pages/a.mdx:7',
      'a second level-1',
    ])
    assertFinds(h1EqualsTitle, page(pageOf('title: Sprint', '## Sprint')), [
      'pages/a.mdx:1',
      'has no level-1 heading',
    ])
  })

  it('finds a heading above it', () => {
    assertFinds(h1EqualsTitle, page(pageOf('title: Sprint', '## Why\n\n# Sprint')), [
      'pages/a.mdx:7',
      'make it the first',
    ])
  })
})

describe('heading-order', () => {
  it('passes levels that go down one at a time and up as they like', () => {
    assertPasses(headingOrder, page('# A\n\n## B\n\n### C\n\n## D\n'))
  })

  it('finds a skipped level', () => {
    assertFinds(headingOrder, page('# A\n\n### B\n'), ['pages/a.mdx:3', 'make it level 2'])
  })

  it('finds two headings of one text', () => {
    assertFinds(headingOrder, page('# A\n\n## Why\n\n## why\n'), [
      'pages/a.mdx:5',
      'is also on line 3: reword',
    ])
  })
})

describe('internal-links', () => {
  const target = { 'pages/boards/index.mdx': '# Boards\n\n## Three pillars\n', 'public/feed.xml': '' }
  const linking = (link: string) => siteOf({ ...target, 'pages/a.mdx': link })

  it('passes links to a page, to a heading, to a file and to another host', () => {
    const links =
      '[a](/boards) [b](/boards#three-pillars) [c](/feed.xml) [d](https://scrumguides.org) [e](#here)'
    assertPasses(
      internalLinks,
      linking(`## Here\n\n${links}\n\n<PageCard href="/boards">\n  Text.\n</PageCard>\n`),
    )
  })

  it('finds a dead link, in Markdown and in a component, and names the page that was meant', () => {
    assertFinds(
      internalLinks,
      linking('[a](/board)\n\n<PageCard href="/other/cards">\n  Text.\n</PageCard>\n'),
      ['pages/a.mdx:1', 'link /board leads to no page; did you mean /boards?'],
      ['pages/a.mdx:3', 'link /other/cards leads to no page'],
    )
  })

  it('finds a dead anchor', () => {
    assertFinds(internalLinks, linking('[a](/boards#three-pillar)'), [
      'pages/a.mdx:1',
      'did you mean #three-pillars?',
    ])
  })

  it('finds a slash at the end and a relative path', () => {
    assertFinds(internalLinks, linking('[a](/boards/)'), ['pages/a.mdx:1', 'ends with a slash'])
    assertFinds(internalLinks, linking('[a](boards)'), ['pages/a.mdx:1', 'is relative'])
  })
})

describe('external-links', () => {
  it('passes https and mail addresses', () => {
    assertPasses(externalLinks, page('[a](https://scrumguides.org) [b](mailto:author@agile-primer.example)'))
  })

  it('finds http and an address without a scheme', () => {
    assertFinds(
      externalLinks,
      page('[a](http://scrumguides.org)\n\n[b](//scrumguides.org)'),
      ['pages/a.mdx:1', 'is not https'],
      ['pages/a.mdx:3', 'is not https'],
    )
  })
})
