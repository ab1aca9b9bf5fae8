import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { changes } from '../../../scripts/bench/writing-changes'
import { site } from '../../../data/site'

const read = (file: string) => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8')

describe('what the measurement of writing changes', () => {
  for (const { name, file, from } of changes)
    it(`is in its file: ${name}`, () => {
      assert.ok(read(file).includes(from), `${file} has no '${from}'`)
    })

  it("names no brand, which is the owner's to change", () => {
    assert.ok(!read('scripts/bench/writing-changes.ts').includes(site.brand))
  })
})
