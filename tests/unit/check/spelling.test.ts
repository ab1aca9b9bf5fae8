// cspell:ignore recieve
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { spellingFindings, spellingIn } from '../../../tooling/check/content/spelling'

describe('spelling', () => {
  it('is reported with file, line, word and the likely spelling', () => {
    const output =
      'pages/a.mdx:40:8 - Unknown word (recieve) fix: (receive)\npages/b.mdx:2:1 - Unknown word (grovel)\n'
    assert.deepEqual(
      spellingIn(output).map(({ file, line, message }) => `${file}:${line} ${message}`),
      [
        "pages/a.mdx:40 'recieve' is an unknown word: write 'receive', or add it to cspell-words.txt.",
        "pages/b.mdx:2 'grovel' is an unknown word: add it to cspell-words.txt.",
      ],
    )
  })

  it('says that cspell failed', async () => {
    await assert.rejects(spellingFindings('/nowhere', ['pages']), /cspell failed/)
  })
})
