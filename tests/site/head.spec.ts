import type { Page } from '@playwright/test'
import { unlistedRoutes } from '../../lib/nav/route-entry'
import { site } from '../../data/site'
import { cardAddress } from '../../lib/seo/social-card'
import { lesson, oneOfEachKind } from './support/examples'
import { headInFile } from './support/html-file'
import { pages } from './support/pages'
import { expect, open, test } from './support/reader'

/** What the head of a page says, as the page stands now. */
const headOf = (page: Page) =>
  page.evaluate(() => {
    const all = (selector: string, attribute: string) =>
      [...document.head.querySelectorAll(selector)].map(element => element.getAttribute(attribute) ?? '')
    return {
      titles: [...document.head.querySelectorAll('title')].map(title => title.textContent),
      descriptions: all('meta[name=description]', 'content'),
      canonicals: all('link[rel=canonical]', 'href'),
      robots: all('meta[name=robots]', 'content'),
      og: Object.fromEntries(
        [...document.head.querySelectorAll('meta[property]')].map(meta => [
          meta.getAttribute('property') ?? '',
          meta.getAttribute('content') ?? '',
        ]),
      ),
      card: all('meta[name="twitter:card"]', 'content'),
      jsonLd: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
        script => script.textContent,
      ),
    }
  })

const addressOf = (route: string) => `${site.url}${route}`

// Read without a browser. `npm test` checks in its step 'Pages' that each of these is there once, and that addresses are right.
test('what the head of a page says agrees with itself, with its heading and with its breadcrumb', () => {
  for (const { route, file } of pages) {
    const { title, h1, meta, jsonLd, breadcrumb } = headInFile(file)
    expect(title, route).toBe(route === '/' ? site.defaultTitle : `${h1} – ${site.brand}`)
    expect(meta('description').length, `description of ${route}`).toBeGreaterThan(20)
    expect(meta('robots'), route).toBe(unlistedRoutes.has(route) ? 'noindex,follow' : '')
    if (unlistedRoutes.has(route)) continue
    expect(meta('og:title'), route).toBe(route === '/' ? title : h1)
    expect(meta('og:description'), route).toBe(meta('description'))
    expect(meta('og:url'), route).toBe(addressOf(route))
    expect(meta('og:image'), route).toBe(addressOf(cardAddress(route)))
    expect(meta('og:image:alt'), route).toBe(meta('og:title'))
    const graph = (JSON.parse(jsonLd) as { '@graph': Record<string, unknown>[] })['@graph']
    const trail = graph.find(part => part['@type'] === 'BreadcrumbList')?.itemListElement as
      { name: string; item: string }[] | undefined
    // A single step, which a section's first page has, would repeat the title: the patched theme leaves it out.
    expect(breadcrumb, `breadcrumb of ${route}`).not.toHaveLength(1)
    expect(trail?.map(({ name }) => name) ?? [], route).toEqual(breadcrumb)
    if (trail) expect(trail.at(-1)?.item, route).toBe(addressOf(route))
  }
})

test('no two pages have the same title or description', () => {
  const heads = pages.map(({ file }) => headInFile(file))
  for (const texts of [heads.map(({ title }) => title), heads.map(({ meta }) => meta('description'))])
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
})

for (const route of [...oneOfEachKind, lesson + '?from=mail#sources']) {
  test(`the head of ${route} is the same after the scripts have run`, async ({ page, browser, baseURL }) => {
    const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
    const before = await plain.newPage()
    await before.goto(route)
    await open(page, route)
    expect(await headOf(page)).toEqual(await headOf(before))
    await plain.close()
  })
}

test('the head changes with the page', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Mission' }).click()
  await expect(page).toHaveTitle(`Our Mission – ${site.brand}`)
  const { canonicals, og, titles } = await headOf(page)
  expect(titles).toHaveLength(1)
  expect(canonicals).toEqual([addressOf('/mission')])
  expect(og['og:url']).toBe(addressOf('/mission'))
})

test("a page's own picture for cards is there, at the size that they state", async ({ page }) => {
  await page.goto(lesson)
  const { og } = await headOf(page)
  await page.goto(new URL(og['og:image'] ?? '').pathname)
  const size = await page.locator('img').evaluate(image => {
    const { naturalWidth, naturalHeight } = image as HTMLImageElement
    return [naturalWidth, naturalHeight].map(String)
  })
  expect(size).toEqual([og['og:image:width'], og['og:image:height']])
})
