import assert from 'node:assert/strict'
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import { siteIcons, webManifest } from '../../../lib/seo/site-files'
import { writeSiteIcons } from '../../../tooling/build/site-icons'
import { someSettings } from '../site/some-settings'

const out = mkdtempSync(path.join(tmpdir(), 'icons-'))
const fileOf = (address: string) => readFileSync(path.join(out, address))
/** Width and height are at a fixed offset in a PNG's header. */
const sizeOf = (png: Buffer) => [png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]

describe('the icons', () => {
  before(() => {
    copyFileSync('public/favicon.svg', path.join(out, 'favicon.svg'))
    writeSiteIcons(out, someSettings)
  })
  after(() => rmSync(out, { recursive: true }))

  it('are pictures of the sizes that devices ask for', () => {
    assert.deepEqual(sizeOf(fileOf(siteIcons.touch)), ['PNG', 180, 180])
    assert.deepEqual(sizeOf(fileOf(siteIcons.small)), ['PNG', 192, 192])
    assert.deepEqual(sizeOf(fileOf(siteIcons.large)), ['PNG', 512, 512])
    assert.deepEqual(sizeOf(fileOf(siteIcons.maskable)), ['PNG', 512, 512])
  })

  it('have one in the form that old programs read, which says where its picture begins', () => {
    const ico = fileOf(siteIcons.ico)
    const at = ico.readUInt32LE(18)
    assert.deepEqual([ico.readUInt16LE(2), ico.readUInt8(6), ico.readUInt32LE(14)], [1, 32, ico.length - at])
    assert.deepEqual(sizeOf(ico.subarray(at)), ['PNG', 32, 32])
  })

  it('are named by the web manifest with their sizes', () => {
    const manifest = JSON.parse(fileOf(webManifest).toString()) as {
      name: string
      icons: { src: string; sizes: string; purpose: string }[]
      theme_color: string
    }
    assert.equal(manifest.name, someSettings.brand)
    assert.deepEqual(
      manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`),
      ['192x192 any', '512x512 any', '512x512 maskable'],
    )
    assert.ok(readFileSync('styles/tokens.css', 'utf8').includes(`--paper: ${manifest.theme_color};`))
    for (const { src, sizes } of manifest.icons) {
      const [, width, height] = sizeOf(fileOf(src))
      assert.equal(sizes, `${width}x${height}`)
    }
  })
})
