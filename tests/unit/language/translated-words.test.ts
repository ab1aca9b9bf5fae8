// cspell:ignore novembre ноябрь نوفمبر
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, it } from 'node:test'
import type * as days from '../../../data/words/days'
import { guideSections } from '../../../lib/course/question'
import type { Complete } from '../../../lib/language/complete'
import { formatMonth } from '../../../lib/site/format-day'
import { loadModule } from '../../../tooling/check/content/load-module'
import { filesUnder } from '../../../tooling/tasks/files-under'

const root = process.cwd()
const folder = 'translations'
const wordsOf = (locale: string) => `${folder}/${locale}/data/words`
const locales = readdirSync(path.join(root, folder), { withFileTypes: true })
  .filter(entry => entry.isDirectory() && filesUnder(root, wordsOf(entry.name), '.ts').length > 0)
  .map(({ name }) => name)

interface English {
  search: { field: 'Search'; found: (count: number) => string }
  layout: { themes: { light: string; dark: string }; direction: 'ltr' | 'rtl' }
}
interface Whole {
  search: { field: 'Recherche'; found: () => string }
  layout: { themes: { light: 'Clair'; dark: 'Sombre' }; direction: 'rtl' }
}
type Search<Texts> = Pick<Whole, 'layout'> & { search: Texts }
type Layout<Texts> = Pick<Whole, 'search'> & { layout: Texts }

/** Compiled by `npm run check`, where an error that isn't one is an error. */
export interface Refused {
  nothing: Complete<English, Whole>
  // @ts-expect-error -- lacks a text
  missing: Complete<English, Search<{ field: string }>>
  // @ts-expect-error -- has a text that English doesn't have
  more: Complete<English, Search<Whole['search'] & { old: string }>>
  // @ts-expect-error -- a text instead of a function
  kind: Complete<English, Search<{ field: string; found: string }>>
  // @ts-expect-error -- another argument
  argument: Complete<English, Search<{ field: string; found: (count: string) => string }>>
  // @ts-expect-error -- lacks a key inside
  inside: Complete<English, Layout<{ themes: { light: string }; direction: 'ltr' }>>
  // @ts-expect-error -- none of the choices
  choice: Complete<English, Layout<{ themes: Whole['layout']['themes']; direction: 'down' }>>
  // @ts-expect-error -- lacks a module
  module: Complete<English, Pick<Whole, 'layout'>>
}

/** Texts in a value, by where they are. */
function textsOf(value: unknown, place: string): [place: string, text: string][] {
  if (typeof value === 'string') return [[place, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => textsOf(each, `${place}.${key}`))
}

describe('the interface in other languages', () => {
  it('is compared with the English one by the compiler', () => {
    const check = readFileSync(path.join(root, folder, 'words.check.ts'), 'utf8')
    for (const locale of locales) {
      assert.match(check, new RegExp(`^  ${locale}: Complete<`, 'm'))
      const files = (of: string) => filesUnder(root, of, '.ts').map(file => path.basename(file))
      assert.deepEqual(files(wordsOf(locale)), files('data/words'))
      const list = (of: string) => readFileSync(path.join(root, of, 'all.ts'), 'utf8').match(/^export.*/gm)
      assert.deepEqual(list(wordsOf(locale)), list('data/words'))
    }
  })

  it('has no sentence left in English', async () => {
    const english = new Map(textsOf(await loadModule(root, 'data/words/all.ts'), ''))
    for (const locale of locales) {
      const texts = textsOf(await loadModule(root, `${wordsOf(locale)}/all.ts`), '')
      const same = texts.filter(([place, text]) => /[a-z]{3} \w/i.test(text) && english.get(place) === text)
      assert.deepEqual(
        same.filter(([, text]) => !/^(Scrum Master|Product Owner)$/.test(text)),
        [],
        locale,
      )
    }
  })

  it('writes a month as the texts of its language do', async () => {
    const expected = { ar: 'نوفمبر 2026', fr: 'novembre 2026', ru: 'ноябрь 2026 г.', zh: '2026 年 11 月' }
    for (const [locale, month] of Object.entries(expected)) {
      const { dates } = (await loadModule(root, `${wordsOf(locale)}/formats.ts`)) as { dates: string }
      const { monthInText } = (await loadModule(root, `${wordsOf(locale)}/days.ts`)) as typeof days
      const written = new Intl.DateTimeFormat(dates, { month: 'long', year: 'numeric', timeZone: 'UTC' })
      assert.equal(monthInText(written.format(new Date('2026-11'))).replaceAll('\u00a0', ' '), month)
    }
    assert.equal(formatMonth('2026-11'), 'November 2026')
  })

  it('names each section of the Scrum Guide', async () => {
    for (const locale of locales) {
      const { sectionName } = (await loadModule(root, `${wordsOf(locale)}/guide.ts`)) as {
        sectionName: (heading: string) => string
      }
      const source = readFileSync(path.join(root, wordsOf(locale), 'guide.ts'), 'utf8')
      for (const section of guideSections) {
        assert.ok(sectionName(section).trim(), `${locale}: ${section}`)
        assert.ok(source.includes(section), `${locale}: ${section} is not there`)
      }
    }
  })
})
