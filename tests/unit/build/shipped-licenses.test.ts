import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, describe, it } from 'node:test'
import { shippedLicenses } from '../../../tooling/build/shipped-licenses'

const root = mkdtempSync(path.join(tmpdir(), 'licenses-'))

function install(name: string, license: string): void {
  const folder = path.join(root, 'node_modules', name)
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ version: '1.0.0', license }))
  writeFileSync(path.join(folder, 'LICENSE'), `Text of ${name}\n`)
}

describe('the licenses of what is shipped', () => {
  after(() => rmSync(root, { recursive: true }))
  for (const name of ['next', 'nextra', 'nextra-theme-docs', '@oak/leaf']) install(name, 'MIT')

  it('have a text for each package, those that draw the pages too', () => {
    const text = shippedLicenses(root, ['@oak/leaf'])
    for (const name of ['next', 'nextra', 'nextra-theme-docs', '@oak/leaf']) {
      assert.ok(text.includes(`${name} 1.0.0 (MIT)\n`))
      assert.ok(text.includes(`Text of ${name}\n`))
    }
  })

  it('stop the build where one asks for more', () => {
    install('elm', 'GPL-3.0')
    assert.throws(() => shippedLicenses(root, ['elm']), /elm 1\.0\.0 is under GPL-3\.0/)
  })
})
