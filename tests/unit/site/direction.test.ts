// The language's name in itself: cspell:ignore العربية
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { siteDirection } from '../../../lib/site/direction'

const locales: Parameters<typeof siteDirection>[0]['locales'] = [
  { locale: 'en-US', text: 'English', direction: 'ltr' },
  { locale: 'ar', text: 'العربية', direction: 'rtl' },
]

it("the site's direction is that of its default language, wherever that is in the list", () => {
  assert.equal(siteDirection({ defaultLocale: 'ar', locales }), 'rtl')
  assert.equal(siteDirection({ defaultLocale: 'en-US', locales }), 'ltr')
})

it("the site's direction is left to right where the default language is not in the list", () => {
  assert.equal(siteDirection({ defaultLocale: 'he', locales }), 'ltr')
})
