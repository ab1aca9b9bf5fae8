// cspell:ignore spritn
import { describe, it } from 'node:test'
import type { SearchWords } from '../../../lib/search/words'
import { rule as searchWords } from '../../../tooling/check/rules/search-words'
import { assertFinds, assertPasses, siteOf } from './support'

const none = { stopWords: new Set<string>(), weakWords: new Set<string>(), minorHeadings: new Set<string>() }
const page = { 'pages/sprint.mdx': '# Sprint Planning\n\nThe Developers plan a Sprint.\n' }
const raw = "synonyms: {\n  sp: ['sprint planning'],\n  devs: ['Developers'],\n}\n"

const siteWith = (words: Partial<SearchWords>, typedOnly: string[] = ['sp', 'devs']) =>
  siteOf(page, { searchWords: { words: { ...none, synonyms: {}, ...words }, typedOnly, raw } })

describe('search-words', () => {
  it('passes words in lower case that the pages have, in whatever form', () => {
    assertPasses(searchWords, siteWith({ synonyms: { sp: ['sprint planning'], devs: ['developer'] } }))
  })

  it('finds capitals and signs, and writes the word as it is compared', () => {
    assertFinds(searchWords, siteWith({ synonyms: { devs: ['Developers'] } }), [
      'data/search-words.ts:3',
      "'Developers' is never found: write 'developers'",
    ])
    assertFinds(searchWords, siteWith({ synonyms: { 'Sprint-plan': ['planning'] } }), [
      'data/search-words.ts:1',
      "write 'sprint plan'",
    ])
    assertFinds(searchWords, siteWith({ weakWords: new Set(['Plan']) }), [
      'data/search-words.ts:1',
      "write 'plan'",
    ])
  })

  it('finds a synonym with a word that no page has, and names the one that was meant', () => {
    assertFinds(
      searchWords,
      siteWith({ synonyms: { sp: ['sprint planing meeting'] } }),
      ['data/search-words.ts:1', "synonym of 'sp': no page has the word 'planing': did you mean 'planning'?"],
      ['data/search-words.ts:1', "no page has the word 'meeting': Name words that the pages use."],
    )
  })

  it('finds a slip in what readers type, unless it is said that no page has it', () => {
    const slip = { synonyms: { spritn: ['sprint'] } }
    assertFinds(searchWords, siteWith(slip), [
      'data/search-words.ts:1',
      "no page has the word 'spritn': did you mean 'sprint'? If readers type it anyway, add it to 'typedOnly'.",
    ])
    assertPasses(searchWords, siteWith(slip, ['spritn']))
    assertFinds(searchWords, siteWith({ stopWords: new Set(['teh']) }), [
      'data/search-words.ts:1',
      "did you mean 'the'?",
    ])
    assertFinds(searchWords, siteWith({}, ['planning']), [
      'data/search-words.ts:1',
      "a page has the word 'planning': remove it from 'typedOnly'.",
    ])
  })
})
