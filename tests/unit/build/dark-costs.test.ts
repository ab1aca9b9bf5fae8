import assert from 'node:assert/strict'
import { it } from 'node:test'
import { brotliCompressSync } from 'node:zlib'
import { bundleScripts } from '../../../tooling/build/bundle-scripts'
import { firstPaint } from '../../../tooling/build/first-paint'
import { siteStyles } from '../../../tooling/build/style-sheets'

const root = process.cwd()

/** What a page with the usual elements loads, and has inside, in Brotli bytes. */
async function costOf(darkMode: false | 'system') {
  const hasDarkMode = Boolean(darkMode)
  const locales = [{ locale: 'en-US', text: 'English', direction: 'ltr' as const }]
  const scripts = await bundleScripts(root, { darkMode, defaultLocale: 'en-US', locales, offline: true }, {})
  const styles = await siteStyles({ root, hasDarkMode, pages: [] })
  const names = {
    classes: ['nextra-content'],
    tags: ['html', 'body', 'p', 'a', 'code'],
    variables: [],
    direction: 'ltr',
  }
  const inside = scripts.first + (await firstPaint(styles.screen, hasDarkMode)(names))
  const texts = [inside, scripts.files.get(scripts.page) ?? '', styles.whole]
  return { bytes: texts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0), texts }
}

it('a dark mode costs a page less than 1 KB, with room for its switches and twins; none costs nothing', async () => {
  const [none, system] = [await costOf(false), await costOf('system')]
  assert.ok(system.bytes - none.bytes < 900, `${system.bytes - none.bytes} bytes`)
  assert.ok(system.bytes > none.bytes)
  for (const text of none.texts) assert.doesNotMatch(text, /\.dark\b|=dark|showTheme|prefers-color-scheme/)
})
