import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Linter } from 'eslint'
import tseslint from 'typescript-eslint'
import { bareTexts } from '../../../tooling/check/bare-texts.mjs'

function findings(code: string): number {
  const config = {
    files: ['**/*.tsx'],
    languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
    rules: { 'no-restricted-syntax': ['error', ...bareTexts] },
  } as Linter.Config
  return new Linter().verify(code, [config], 'some.tsx').length
}

const refused = [
  '<p>Read on</p>',
  '<p>{count} min</p>',
  '<p aria-label="Pages" />',
  '<p title={`Pages in ${title}`} />',
  "<p>{'read'}</p>",
  "button.textContent = 'Next question'",
  "said.append('You have read ' + count)",
  'said.textContent = `You have read ${count} of ${all}.`',
  "say(isSaved ? 'Saved.' : '')",
]

const accepted = [
  '<p className="note">{words.readOn} · {words.more}</p>',
  "<p role=\"note\" aria-label={words.pages} data-look={isNew ? 'new' : 'old'} />",
  "throw new Error('There is no page.')",
  "throw misuse('Note', `needs a label, of ${count} words.`)",
  "console.error(isOld ? 'Failed to copy!' : 'Access rejected!')",
  "const keys = { ArrowDown: 'End', 'X (Twitter)': 'twitter' }",
  "document.querySelector('[data-check] + p > a')",
]

describe('a text that data/words doesn’t have', () => {
  for (const code of refused)
    it(`is refused in ${code}`, () => {
      assert.notEqual(findings(code), 0)
    })
  for (const code of accepted)
    it(`isn’t found in ${code}`, () => {
      assert.equal(findings(code), 0)
    })
})
