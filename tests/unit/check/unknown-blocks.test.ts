// cspell:ignore highligt commonpracticee practicee zebra
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { blockProps } from '../../../tooling/check/content/block-props'
import { rule } from '../../../tooling/check/rules/unknown-blocks'
import { assertFinds, assertPasses, siteOf } from './support'

const pageWith = (...lines: string[]) => siteOf({ 'pages/a/b.mdx': lines.join('\n') })
const place = (line: number) => `pages/a/b.mdx:${line}`

describe('unknown-blocks', () => {
  it('passes blocks and HTML', () => {
    assertPasses(
      rule,
      pageWith('<Figure src="/a.svg" alt="A" /> and <aside>text</aside>', '', '{true && <CommonPractice />}'),
    )
  })

  it('passes the cards that the build puts into a hub', () => {
    assertPasses(
      rule,
      siteOf({
        'pages/a/index.mdx': '<PageCards />',
        'pages/a/b.mdx': '---\ntitle: B\ndescription: What B is\n---\n',
        'pages/_meta.json': '{ "a": "" }',
      }),
    )
  })

  it('finds each misspelled block, and names the one that was meant', () => {
    assertFinds(
      rule,
      pageWith(
        'Text <Highligt text="a" /> and {<Highligt text="b" />}',
        '',
        '<CommonPracticee />',
        '',
        '<Zebra />',
      ),
      [place(1), 'There is no block <Highligt>: did you mean <Highlight>?'],
      [place(1), 'did you mean <Highlight>?'],
      [place(3), 'did you mean <CommonPractice>?'],
      [place(5), 'There is no block <Zebra>: correct its name, or add it to components/authoring/blocks.ts.'],
    )
  })

  it('finds one in an attribute', () => {
    assertFinds(rule, pageWith('<Figure src={<CommonPracticee />} />'), [
      place(1),
      'There is no block <CommonPracticee>',
    ])
  })

  it('finds an import', () => {
    assertFinds(rule, pageWith("import { site } from '@data/site'", '', 'Text'), [
      place(1),
      'A page needs no import or export',
    ])
  })

  it('finds an attribute that a block does not have, and names the one that was meant', () => {
    assertFinds(
      rule,
      pageWith(
        '<Figure',
        '  src="/a.svg"',
        '  srcTxt="A"',
        '/>',
        '',
        '<Highlight txt="a" />',
        '',
        '<PageCards zebra="a" />',
        '',
        '<ToCopy lang="a" className="b" />',
        '',
        '<NewestPages count="4" /> <aside className="a" />',
      ),
      [place(1), "<Figure> has no attribute 'srcTxt': did you mean 'srcText'?"],
      [place(6), "<Highlight> has no attribute 'txt': did you mean 'text'?"],
      [place(8), "<PageCards> has no attribute 'zebra': it takes none; remove it."],
      [place(10), "'lang': it takes title."],
      [place(10), "'className': it takes title."],
    )
  })

  it('knows the attributes of each block that takes any', () => {
    const unknown = [...blockProps].flatMap(([name, props]) => (props ? [] : [name]))
    assert.deepEqual(unknown, ['NotFound', 'ServerError'])
    assert.deepEqual(blockProps.get('Term'), ['inScrumGuide', 'also'])
    assert.deepEqual(blockProps.get('ScrumRule'), ['section'])
  })
})
