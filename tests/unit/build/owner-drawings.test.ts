import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, describe, it } from 'node:test'
import { ownDrawing, writeOwnDrawings } from '../../../tooling/build/owner-drawings'
import { accents, ownAccent } from '../../../tooling/figures/accent'
import { someSettings } from '../site/some-settings'

const out = mkdtempSync(path.join(tmpdir(), 'drawings-'))

const facts = { 'site.brand': 'Leaf & <Bark>' }

describe("a drawing with the owner's words", () => {
  it('has them as XML', () => {
    assert.equal(
      ownDrawing('<text>{site.brand}</text>', someSettings, facts),
      '<text>Leaf &amp; &lt;Bark&gt;</text>',
    )
  })

  it("refuses a name that isn't a setting", () => {
    assert.throws(() => ownDrawing('<text>{site.brant}</text>', someSettings, facts), {
      message: "{site.brant} isn't a text in data/site.ts: did you mean {site.brand}?",
    })
  })
})

describe('the drawings of an export', () => {
  after(() => rmSync(out, { recursive: true }))

  it("have the owner's color at any depth", () => {
    mkdirSync(path.join(out, 'images/scrum'), { recursive: true })
    const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${accents.logo}" d="M0 0H32V32Z"/></svg>`
    writeFileSync(path.join(out, 'favicon.svg'), logo)
    writeFileSync(path.join(out, 'images/scrum/a.svg'), `<path fill="${accents.line}"/>`)
    const note = writeOwnDrawings(out, someSettings, facts)
    assert.equal(note, '2 drawings')
    assert.equal(
      readFileSync(path.join(out, 'images/scrum/a.svg'), 'utf8'),
      `<path fill="${ownAccent(accents.line, someSettings)}"/>`,
    )
    assert.ok(!readFileSync(path.join(out, 'favicon.svg'), 'utf8').includes(accents.logo))
  })
})
