import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { remarkParsedOnce } from '../../../tooling/build/remark-parsed-once'

const root = mkdtempSync(path.join(tmpdir(), 'parsed-once-'))
const text =
  '## Why\n\n<Remember>\n\nA **goal**, ~~a list~~ and {1 + 1}.\n\n</Remember>\n\n| a | b |\n| - | - |\n| 1 | 2 |\n'
const page = path.join(root, 'pages/sprint.mdx')
/** Without where it stands, as the compiler has the text without its front matter. */
const shapeOf = (tree: object) =>
  JSON.parse(
    JSON.stringify(tree, (key, value: unknown) => (['position', 'data'].includes(key) ? undefined : value)),
  ) as object
const plain = () => unified().use(remarkParse).use(remarkMdx)

/** The tree of a text as the compiler gets it, and how often its own parser was asked. */
function treeFor(file: string, value: string) {
  let asked = 0
  const processor = plain()
    .use(function count() {
      const parse = this.Parser as (text: string, file: object) => object
      this.Parser = (...args: [string, object]) => {
        asked += 1
        return parse(...args)
      }
    })
    .use(remarkParsedOnce, { root })
    .use(remarkGfm)
  const tree = processor.parse({ path: file, value })
  return { tree: shapeOf(tree), asked }
}

describe('remarkParsedOnce', () => {
  before(() => {
    mkdirSync(path.join(root, 'pages'))
    writeFileSync(page, `---\ntitle: Sprint\n---\n\n${text}`)
  })
  after(() => rmSync(root, { recursive: true }))

  it('gives the compiler the tree that the digest was made of, as its own parser would have made it', () => {
    const { tree, asked } = treeFor(page, text)
    assert.equal(asked, 0)
    assert.deepEqual(tree, shapeOf(plain().use(remarkGfm).parse(text)))
  })

  it('leaves to the parser what has a digest from an earlier build, and what is no page', () => {
    assert.equal(treeFor(page, text).asked, 1)
    const other = path.join(root, 'pages/_app.mdx')
    assert.equal(treeFor(other, '# App').asked, 1)
  })
})
