import assert from 'node:assert/strict'
import { it } from 'node:test'
import { siteDirection } from '../../../lib/site/direction'

const locales = [
  { locale: 'en-US', direction: 'ltr' },
  { locale: 'ar', direction: 'rtl' },
] as const

it("the site's direction is that of its default language, wherever that is in the list", () => {
  assert.equal(siteDirection({ defaultLocale: 'ar', locales }), 'rtl')
  assert.equal(siteDirection({ defaultLocale: 'en-US', locales }), 'ltr')
})

it("the site's direction is left to right where the default language is not in the list", () => {
  assert.equal(siteDirection({ defaultLocale: 'he', locales }), 'ltr')
})
