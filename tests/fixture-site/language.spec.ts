import type { Page } from '@playwright/test'
import { expect, open, test } from '../site/support/reader'

const languages = (page: Page) =>
  page.getByRole('contentinfo').getByRole('list', { name: /^(Change language|Sprache wechseln)$/ })
const language = (page: Page, name: string) => languages(page).getByRole('link', { name })

for (const address of ['/tree/start', '/tree/start#second-section']) {
  test(`a language chosen on ${address} is kept in a cookie for a year, and its page loads`, async ({
    page,
    context,
  }) => {
    await open(page, address)
    await expect(languages(page).getByRole('link')).toHaveText(['English', 'Deutsch'])
    await page.evaluate(() => Reflect.set(window, 'isOldPage', true))
    await language(page, 'Deutsch').click()
    await expect(page).toHaveURL('/de/tree/start')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anfang des Baums')
    expect(await page.evaluate(() => Reflect.get(window, 'isOldPage') as unknown)).toBeUndefined()
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
    await expect(page.getByRole('main')).toHaveCSS('direction', 'ltr')
    const cookie = (await context.cookies()).find(({ name }) => name === 'NEXT_LOCALE')
    expect(cookie).toMatchObject({ value: 'de', path: '/' })
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / (24 * 60 * 60)
    expect(days).toBeGreaterThan(364)
    expect(days).toBeLessThanOrEqual(365)
    await language(page, 'English').click()
    await expect(page).toHaveURL('/tree/start')
    expect((await context.cookies()).find(({ name }) => name === 'NEXT_LOCALE')?.value).toBe('en-US')
  })
}

test('a page that is not translated leads to the nearest one above it, which says so', async ({ page }) => {
  await open(page, '/tree/north/harbor/boats')
  await language(page, 'Deutsch').click()
  await expect(page).toHaveURL('/de/tree/north#untranslated')
  await expect(page.getByRole('note')).toHaveText(/^Die Seite, von der Sie kommen, gibt es nicht auf Deutsch/)
  await open(page, '/de/tree/north')
  await expect(page.getByRole('note')).toHaveCount(0)
})

test('a page whose original has changed since says so, and leads there', async ({ page }) => {
  await open(page, '/de/tree/start')
  const note = page.getByRole('note').filter({ visible: true })
  await expect(note).toHaveText(
    'Das Original dieser Seite wurde nach der Übersetzung geändert. Das Original lesen',
  )
  await note.getByRole('link').click()
  await expect(page).toHaveURL('/tree/start')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the languages are links, and each part of the page stays in the chosen one', async ({ page }) => {
    await page.goto('/')
    await language(page, 'Deutsch').click()
    await expect(page).toHaveURL('/de')
    const main = page.getByRole('main')
    await main.getByRole('link', { name: 'derselbe Baum' }).click()
    await expect(page).toHaveURL('/de/tree/start#first-section')
    await expect(page.locator('#first-section')).toBeInViewport()
    await main.getByRole('link', { name: 'zur Startseite' }).click()
    await expect(page).toHaveURL('/de')
    // The host would answer in the browser's language.
    await language(page, 'English').click()
    await expect(page).toHaveURL('/?language=en-US')
  })
})

test('what the language does not have stays in the original, and is marked so', async ({ page }) => {
  await open(page, '/de')
  const drawings = page.getByRole('link', { name: 'Zeichnungen' })
  await expect(drawings).toHaveAttribute('href', '/blocks/figures')
  await expect(drawings).toHaveAttribute('hreflang', 'en')
  expect(await drawings.evaluate(link => getComputedStyle(link, '::after').content)).toContain('en')
  await expect(page.getByRole('img', { name: 'Zwei Spalten mit Karten' })).toHaveJSProperty(
    'currentSrc',
    new URL('/de/images/board.svg', page.url()).href,
  )
  await expect(page.getByRole('img', { name: 'Ein grauer Punkt' })).toHaveJSProperty(
    'currentSrc',
    new URL('/images/board.png', page.url()).href,
  )
})

test('the search answers in the language, and leads to its pages', async ({ page }) => {
  await open(page, '/de')
  await page.locator('#search-bar').fill('Brücken')
  await page.getByRole('option').filter({ hasText: 'Erster Abschnitt' }).click()
  await expect(page).toHaveURL('/de/tree/start#first-section')
})

test('each page names itself in the other language, in its head and in the sitemap', async ({ page }) => {
  const named = ['en', 'de', 'x-default'].map((lang, at) => [
    lang,
    `https://grove.example${at === 1 ? '/de' : ''}/tree/start`,
  ])
  for (const address of ['/tree/start', '/de/tree/start']) {
    await page.goto(address)
    const links = page.locator('link[rel=alternate][hreflang]')
    expect(
      await links.evaluateAll(all =>
        all.map(link => [link.getAttribute('hreflang'), link.getAttribute('href')]),
      ),
    ).toEqual(named)
  }
  const sitemap = await (await page.request.get('/de/sitemap.xml')).text()
  for (const [lang, address] of named)
    expect(sitemap).toContain(`<xhtml:link rel="alternate" hreflang="${lang}" href="${address}"/>`)
  await page.goto('/tree/last')
  await expect(page.locator('link[rel=alternate][hreflang]')).toHaveCount(0)
})

test.describe('to a browser in another language', () => {
  test.use({ locale: 'de-AT' })

  test('the front page offers it in one line, until the reader has answered', async ({ page }) => {
    await open(page, '/')
    const offer = page.getByRole('main').getByRole('link', { name: 'Diese Seite auf Deutsch lesen' })
    await expect(offer).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'English' }).click()
    await expect(offer).toBeHidden()
    await page.context().clearCookies()
    await page.goto('/')
    await offer.click()
    // The address comes before the page, which then loads again: its script is another. The next visit would break that off.
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await expect(page).toHaveURL('/de')
    await page.goto('/')
    await expect(offer).toBeHidden()
  })
})

test('the front page offers nothing to a browser in its own language, in 300 bytes', async ({ page }) => {
  await open(page, '/')
  await expect(page.locator('[data-offer]')).toBeHidden()
  const script = await page.locator('main script').textContent()
  expect(Buffer.byteLength(`<script>${script ?? ''}</script>`)).toBeLessThanOrEqual(300)
})

for (const width of [360, 1280])
  test(`from right to left the arrow of 'Hide sidebar' points to where it goes, ${width} pixels wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    await open(page, '/tree/start')
    if (width < 768) await page.getByRole('button', { name: 'Menu', exact: true }).click()
    const arrow = page.locator('#sidebar-button svg')
    const turned = () => arrow.evaluate(svg => getComputedStyle(svg).transform)
    if (width >= 768) {
      // The sidebar is on the right: closed, it goes there, and opened, it comes back from there.
      expect(await turned()).toBe('matrix(-1, 0, 0, 1, 0, 0)')
      await page.locator('#sidebar-button').click()
      expect(await turned()).toBe('none')
    }
    const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
    expect(await page.evaluate(overflow)).toBe(0)
  })
