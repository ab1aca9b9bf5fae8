import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { tsImport } from 'tsx/esm/api'
import type { SiteInput } from '../../../lib/site/schema'

describe('the byline', () => {
  const name = 'NEXT_PUBLIC_SITE_BRAND'
  const before = process.env[name]
  after(() => {
    if (before === undefined) Reflect.deleteProperty(process.env, name)
    else process.env[name] = before
  })

  it('names no other brand than the one that is set', async () => {
    const settings = async () =>
      ((await tsImport('../../../data/site.ts', import.meta.url)) as { site: SiteInput }).site
    const { brand } = await settings()
    process.env[name] = 'A Site'
    const site = await settings()
    assert.equal(site.brand, 'A Site')
    assert.ok(!site.author.name.includes(brand), site.author.name)
  })
})
