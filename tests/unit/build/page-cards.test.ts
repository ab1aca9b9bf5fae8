import assert from 'node:assert/strict'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, describe, it } from 'node:test'
import type { RouteEntry } from '../../../lib/nav/route-entry'
import { cardAddress, cardSize } from '../../../lib/seo/social-card'
import { cardWords, drawCards } from '../../../tooling/cards/page-cards'
import { someSettings } from '../site/some-settings'

const pages = [
  { route: '/', title: 'Home', kind: 'home' },
  { route: '/trees', title: 'Trees', kind: 'hub' },
  { route: '/trees/elms/old', title: 'Old Elms', kind: 'article' },
  { route: '/trees/elms/old/tall', title: 'Tall Old Elms', kind: 'article' },
] as const

const root = mkdtempSync(path.join(tmpdir(), 'cards-'))

describe('the words of a card', () => {
  it('are the title of the page and the hubs above it, the first and the nearest', () => {
    assert.deepEqual(cardWords(pages, '/trees/elms/old', someSettings), {
      title: 'Old Elms',
      section: 'Trees',
    })
    assert.equal(cardWords(pages, '/trees/elms/old/tall', someSettings).section, 'Trees › Old Elms')
  })

  it("are the site's host where there is no hub", () => {
    assert.equal(cardWords(pages, '/trees', someSettings).section, 'grove.example')
  })

  it('are the default title without the brand on the front page, and the first sentence of the description', () => {
    assert.deepEqual(cardWords(pages, '/', someSettings), {
      title: 'Trees for Towns',
      section: 'Notes on trees.',
    })
    const other = { ...someSettings, defaultTitle: 'Trees', defaultDescription: 'Version 2.0 of it' }
    assert.deepEqual(cardWords(pages, '/', other), { title: 'Trees', section: 'Version 2.0 of it' })
  })
})

describe('the cards of an export', () => {
  after(() => rmSync(root, { recursive: true }))

  const out = path.join(root, 'out')
  const cardOf = (route: string) => readFileSync(path.join(out, cardAddress(route)))
  const kept = () => readdirSync(path.join(root, '.cache/social-cards'))

  it('are drawn once, and again when what they say changes; old ones are not kept', async () => {
    mkdirSync(out)
    symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'))
    mkdirSync(path.join(root, 'public'))
    copyFileSync('public/favicon.svg', path.join(root, 'public/favicon.svg'))
    const draw = async (routes: readonly RouteEntry[], settings: typeof someSettings) => {
      const { drawn, copyTo } = await drawCards(root, routes, settings)
      copyTo(out)
      return drawn
    }
    assert.equal(await draw(pages, someSettings), 4)
    const old = cardOf('/trees/elms/old')
    // The size is at a fixed offset in a PNG's header.
    assert.deepEqual(
      [old.toString('latin1', 1, 4), old.readUInt32BE(16), old.readUInt32BE(20)],
      ['PNG', cardSize.width, cardSize.height],
    )
    assert.equal(await draw(pages, someSettings), 0)
    const renamed = pages.map(page => (page.route === '/trees/elms/old' ? { ...page, title: 'Elms' } : page))
    // Its own, and that of the page below it.
    assert.equal(await draw(renamed, someSettings), 2)
    assert.notDeepEqual(cardOf('/trees/elms/old'), old)
    assert.equal(kept().length, 4)
    assert.equal(await draw(pages.slice(0, 1), { ...someSettings, brand: 'Orchard' }), 1)
    assert.equal(kept().length, 1)
  })
})
