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

  it('follows the brand as long as the author has no name', async () => {
    process.env[name] = 'A Site'
    const { site } = (await tsImport('../../../data/site.ts', import.meta.url)) as { site: SiteInput }
    assert.equal(site.brand, 'A Site')
    assert.equal(site.author.name, 'the author of A Site')
  })
})
