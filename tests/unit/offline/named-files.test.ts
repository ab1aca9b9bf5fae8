import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { namedFiles, neededFiles } from '../../../lib/offline/named-files'

const folder = '/_next/static/page/'

/** A site's files by address. */
const site: Record<string, string> = {
  [`${folder}page-a1.js`]: 'import("./lesson-B2.js");fetch("/trees.json")',
  [`${folder}lesson-B2.js`]: 'import{a}from"./chunk-C3.js"',
  [`${folder}chunk-C3.js`]: 'import("./lesson-B2.js")',
  [`${folder}page-old.js`]: 'import("./lesson-old.js")',
  [`${folder}lesson-old.js`]: '',
  [`${folder}site-d4.css`]: 'a{background:url(/images/leaf.svg)}',
  '/images/leaf.svg': '<svg/>',
  '/images/elm.svg': '<svg/>',
  '/_next/static/b1/search-en-US/titles.json': '[]',
  '/_next/static/b0/search-en-US/titles.json': '[]',
}

const page = `<html data-build="b1"><link href="${folder}site-d4.css"><script data-then="${folder}page-a1.js"></script>
<img src="/images/elm.svg"><meta content="https://grove.example/images/cards/elm.png"></html>`

describe('the files that a text names', () => {
  it('are those of this site, a script’s neighbors with their whole address', () => {
    assert.deepEqual(
      [...namedFiles(page)].filter(file => file in site),
      [`${folder}site-d4.css`, `${folder}page-a1.js`, '/images/elm.svg'],
    )
    assert.ok(namedFiles('import("./lesson-B2.js")').has(`${folder}lesson-B2.js`))
    assert.ok(!namedFiles(page).has('/images/cards/elm.png'))
  })
})

describe('the files that pages need', () => {
  const needed = (...texts: string[]) =>
    neededFiles(texts, new Set(Object.keys(site)), address => Promise.resolve(site[address] ?? ''))

  it('are all that their scripts and styles lead to, and the search of their build', async () => {
    assert.deepEqual(
      [...(await needed(page))].sort(),
      Object.keys(site)
        .filter(file => !/old|\/b0\//.test(file))
        .sort(),
    )
  })

  it('don’t exist without a page', async () => assert.equal((await needed()).size, 0))
})
