import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, describe, it } from 'node:test'
import { socialCard } from '../../../lib/seo/social-card'
import { ownDrawing, writeOwnDrawings } from '../../../tooling/build/owner-drawings'
import { headline, subtitle } from '../../../tooling/build/social-card'
import { accents, ownAccent } from '../../../tooling/figures/accent'
import { someSettings } from '../site/some-settings'

const out = mkdtempSync(path.join(tmpdir(), 'drawings-'))
after(() => rmSync(out, { recursive: true }))

const facts = { 'site.brand': 'Leaf & <Bark>' }

describe("a drawing with the owner's words", () => {
  it('has them as XML', () => {
    assert.equal(
      ownDrawing('<text>{site.brand}</text>', someSettings, facts),
      '<text>Leaf &amp; &lt;Bark&gt;</text>',
    )
  })

  it('refuses a name that is no setting', () => {
    assert.throws(() => ownDrawing('<text>{site.brant}</text>', someSettings, facts), {
      message: '{site.brant} is no text of data/site.ts: did you mean {site.brand}?',
    })
  })
})

describe('the drawings of an export', () => {
  it("have the owner's color at any depth, and a card is drawn beside them", async () => {
    mkdirSync(path.join(out, 'images/scrum'), { recursive: true })
    const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${accents.logo}" d="M0 0H32V32Z"/></svg>`
    writeFileSync(path.join(out, 'favicon.svg'), logo)
    writeFileSync(path.join(out, 'images/scrum/a.svg'), `<path fill="${accents.line}"/>`)
    const note = await writeOwnDrawings(out, someSettings, facts)
    assert.equal(note, '2 drawings and the social card')
    assert.equal(
      readFileSync(path.join(out, 'images/scrum/a.svg'), 'utf8'),
      `<path fill="${ownAccent(accents.line, someSettings)}"/>`,
    )
    assert.ok(!readFileSync(path.join(out, 'favicon.svg'), 'utf8').includes(accents.logo))
    const card = readFileSync(path.join(out, socialCard.address))
    // The size stands at a fixed place of a PNG's header.
    assert.equal(card.toString('latin1', 1, 4), 'PNG')
    assert.deepEqual([card.readUInt32BE(16), card.readUInt32BE(20)], [socialCard.width, socialCard.height])
    await writeOwnDrawings(out, { ...someSettings, brand: 'Orchard' }, facts)
    assert.notDeepEqual(readFileSync(path.join(out, socialCard.address)), card)
  })
})

describe('the words of the card', () => {
  it('are the default title without the brand, and the first sentence of the description', () => {
    assert.equal(headline(someSettings), 'Trees for Towns')
    assert.equal(headline({ ...someSettings, defaultTitle: 'Trees' }), 'Trees')
    assert.equal(subtitle(someSettings), 'Notes on trees.')
    assert.equal(subtitle({ ...someSettings, defaultDescription: 'Version 2.0 of it' }), 'Version 2.0 of it')
  })
})
