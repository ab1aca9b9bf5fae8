// cspell:ignore highligt remembr authorin
import { describe, it } from 'node:test'
import { rule } from '../../../tooling/check/rules/component-imports'
import { assertFinds, assertPasses, siteOf } from './support'

const modules = new Map<string, string[] | undefined>([
  ['@components/authoring', ['Figure', 'Highlight', 'PageCards', 'Remember']],
  ['@components/authoring/Remember', ['Remember']],
  ['@components/study-plan/StudyPlan', ['StudyPlan']],
  ['@components/lists/list', ['drawList']],
  ['@data/site', ['site']],
  ['nextra/components', undefined],
  ['next/*', undefined],
])
const pageWith = (...lines: string[]) => siteOf({ 'pages/a/b.mdx': lines.join('\n') }, { modules })
const place = (line: number) => `pages/a/b.mdx:${line}`

describe('component-imports', () => {
  it('passes what is imported, declared by the page, or HTML', () => {
    assertPasses(
      rule,
      pageWith(
        "import { Figure as Drawing, PageCards } from '@components/authoring'",
        "import { site } from '../../data/site'",
        "import { Tabs } from 'nextra/components'",
        "import Link from 'next/link'",
        "import * as all from '@components/study-plan/StudyPlan'",
        "import styles from './b.module.css'",
        '',
        "export const { Own } = { Own: () => 'a' }",
        '',
        'export function Other() {',
        '  return null',
        '}',
        '',
        '<Drawing src="/a.svg" alt="A" /> and <aside>text</aside>',
        '',
        '<Tabs.Tab><Own /><Other /></Tabs.Tab>',
        '',
        '{[1].map(each => <Tabs.Tab key={each}><b>{each}</b></Tabs.Tab>)}',
        '',
        '<all.StudyPlan>{site.brand}</all.StudyPlan>',
      ),
    )
  })

  it('passes the cards that the build puts into a hub', () => {
    const files = {
      'pages/a/index.mdx': "import { PageCards } from '@components/authoring'\n\n<PageCards />",
      'pages/a/b.mdx': '---\ntitle: B\ndescription: What B is\n---\n',
      'pages/_meta.json': '{ "a": "" }',
    }
    assertPasses(rule, siteOf(files, { modules }))
  })

  it('finds a component without an import, once, and says what to add', () => {
    assertFinds(rule, pageWith('<Remember>', '', 'Text', '', '</Remember>', '', '<Remember>a</Remember>'), [
      place(1),
      "<Remember> is not imported: add `import { Remember } from '@components/authoring'` at the top.",
    ])
    assertFinds(rule, pageWith('<StudyPlan />'), [
      place(1),
      "add `import { StudyPlan } from '@components/study-plan/StudyPlan'` at the top.",
    ])
    assertFinds(rule, pageWith("import { Figure } from '@components/authoring'", '', '<Remember />'), [
      place(3),
      "<Remember> is not imported: add Remember to the import from '@components/authoring'.",
    ])
  })

  it('finds each place of a misspelt component, and names the one that was meant', () => {
    assertFinds(
      rule,
      pageWith(
        "import { Highlight } from '@components/authoring'",
        '',
        'Text <Highligt text="a" /> and {<Highligt text="b" />}',
        '',
        '<Remembr />',
        '',
        '<Zebra />',
      ),
      [place(3), '<Highligt> is not imported: did you mean <Highlight>?'],
      [place(3), 'did you mean <Highlight>?'],
      [
        place(5),
        "did you mean <Remember>? Then add Remember to the import from '@components/authoring', too.",
      ],
      [
        place(7),
        '<Zebra> is not imported, and there is no such component: correct its name, or take it out.',
      ],
    )
  })

  it('finds one in an attribute', () => {
    assertFinds(
      rule,
      pageWith("import { Figure } from '@components/authoring'", '', '<Figure src={<Remember />} />'),
      [place(3), '<Remember> is not imported'],
    )
  })

  it('finds a name that a module does not export, on its line, and not its use a second time', () => {
    assertFinds(
      rule,
      pageWith(
        'import {',
        '  Figure,',
        '  Remembr,',
        "} from '@components/authoring'",
        "import site from '@data/site'",
        '',
        '<Remember />',
      ),
      [place(3), "'@components/authoring' exports no Remembr: did you mean Remember?"],
      [
        place(5),
        "'@data/site' has no default export: write `import { … } from '@data/site'` with one of site.",
      ],
    )
    assertFinds(
      rule,
      pageWith("import { StudyPlan, Zebra } from '@components/lists/list'"),
      [
        place(1),
        "'@components/lists/list' exports no StudyPlan: import it from '@components/study-plan/StudyPlan'.",
      ],
      [place(1), 'exports no Zebra: it exports drawList.'],
    )
  })

  it('finds a module that is not there, by the name it was to give or by its path', () => {
    assertFinds(
      rule,
      pageWith(
        "import { Remember } from '@components/authorin'",
        "import { brand } from '@data/sit'",
        "import { Callout } from 'nextra/component'",
        "import { old } from '../../lib/old'",
        '',
        '<Remember />',
      ),
      [place(1), "there is no module '@components/authorin': did you mean '@components/authoring'?"],
      [place(2), "did you mean '@data/site'?"],
      [place(3), "did you mean 'nextra/components'?"],
      [place(4), "there is no module '../../lib/old': correct its path."],
    )
  })
})
