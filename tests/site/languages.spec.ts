import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { site } from '../../data/site'
import { prefixOf, tagOf, translatedLanguages } from '../../lib/site/languages'
import { violationsOf } from './support/accessibility'
import { perGroupOfPages } from './support/pages'
import { expect, open, test } from './support/reader'

/** The addresses of a language's pages. */
function addressesIn(locale: string): string[] {
  const sitemap = readFileSync(`out/${locale}/sitemap.xml`, 'utf8')
  return [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
}

/** What is wider than the screen, or on the wrong side of it. */
const misplaced = (page: Page, isWide: boolean) =>
  page.evaluate(wide => {
    const found: string[] = []
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth - clientWidth} pixels too wide`)
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
    const [sidebar, main, home, menu] = ['#sidebar', 'main', '.nextra-nav-container a', '#menu-button'].map(
      box,
    )
    if (wide && sidebar?.width && main && sidebar.left < main.right - 1)
      found.push('the sidebar is not on the right')
    if (home && menu?.width && home.left < menu.right) found.push('the name is not to the right of the menu')
    for (const element of document.querySelectorAll('code, kbd, pre:not([data-words]), samp'))
      if (getComputedStyle(element).direction !== 'ltr') found.push(`${element.textContent} is mirrored`)
    // Words, unlike code, go the way of their language.
    for (const element of document.querySelectorAll('pre[data-words]'))
      if (getComputedStyle(element).direction !== document.documentElement.dir)
        found.push(`${element.textContent} is not mirrored`)
    return found
  }, isWide)

for (const language of translatedLanguages(site)) {
  const { locale, text, direction } = language
  const addresses = () => addressesIn(locale)

  for (const width of [360, 1280])
    test(`pages in ${text} are as wide as a screen of ${width} pixels, and nothing is on the wrong side`, async ({
      page,
    }) => {
      test.setTimeout(perGroupOfPages)
      await page.setViewportSize({ width, height: 800 })
      for (const address of addresses()) {
        await page.goto(address)
        await expect(page.locator('html')).toHaveAttribute('lang', tagOf(language))
        await expect(page.locator('html')).toHaveAttribute('dir', direction)
        await expect(page.getByRole('main')).toHaveCSS('direction', direction)
        const found = await misplaced(page, width >= 1024)
        const ofDirection = direction === 'rtl' ? found : found.filter(each => each.includes('too wide'))
        expect(ofDirection, address).toEqual([])
        if (width === 360) expect(await violationsOf(page), address).toEqual([])
      }
    })

  test(`the search in ${text} finds each page by its title`, async ({ page }) => {
    test.setTimeout(perGroupOfPages)
    await open(page, prefixOf(site, locale))
    const titles = new Map<string, string>()
    for (const address of addresses().slice(1, 11)) {
      const html = await (await page.request.get(address)).text()
      titles.set(address, /<meta property="og:title" content="([^"]*)"/.exec(html)?.[1] ?? '')
    }
    const field = page.locator('#search-bar')
    if (!(await field.isVisible())) await page.locator('#search-button').click()
    for (const [address, title] of titles) {
      await field.fill(title)
      await expect(page.locator(`[role=option][href="${address}"]`).first(), title).toBeVisible()
    }
  })
}
