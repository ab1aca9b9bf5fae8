import type { Page } from '@playwright/test'
import { site } from '../../data/site'
import { cardAddress } from '../../lib/seo/social-card'
import { lesson, oneOfEachKind } from './support/examples'
import { descriptionIn, headInFile, tagIn } from './support/html-head'
import { pageGroups, pages } from './support/pages'
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
const isError = (route: string) => route === '/404' || route === '/500'

test.describe('in the HTML', () => {
  // Read without a browser: nothing is asked here but what the file says.
  for (const group of pageGroups) {
    test(`${group.name} have a title in the template, a description and a canonical address`, () => {
      for (const { route, file } of group.members) {
        const { titles, descriptions, canonicals, robots, h1 } = headInFile(file)
        expect(titles, route).toEqual([route === '/' ? site.defaultTitle : `${h1} – ${site.brand}`])
        expect(descriptions, route).toHaveLength(1)
        expect(descriptions[0]?.length, `description of ${route}`).toBeGreaterThan(20)
        expect(canonicals, route).toEqual(isError(route) ? [] : [addressOf(route)])
        expect(robots, route).toEqual(isError(route) ? ['noindex,follow'] : [])
      }
    })

    test(`${group.name} have cards for social networks and structured data that can be read`, () => {
      for (const { route, file } of group.members.filter(each => !isError(each.route))) {
        const { og, card, jsonLd, titles, descriptions, breadcrumb } = headInFile(file)
        expect(og['og:title'], route).toBe(
          route === '/' ? titles[0] : titles[0]?.replace(` – ${site.brand}`, ''),
        )
        expect(og['og:description'], route).toBe(descriptions[0])
        expect(og['og:url'], route).toBe(addressOf(route))
        expect(og['og:image'], route).toBe(addressOf(cardAddress(route)))
        expect(og['og:image:alt'], route).toBe(og['og:title'])
        expect(card, route).toEqual(['summary_large_image'])
        expect(jsonLd, route).toHaveLength(1)
        const graph = (JSON.parse(jsonLd[0] ?? '') as { '@graph': Record<string, unknown>[] })['@graph']
        const trail = graph.find(part => part['@type'] === 'BreadcrumbList')?.itemListElement as
          { name: string; item: string }[] | undefined
        // A breadcrumb of one step says nothing and is not marked up.
        expect(trail?.map(({ name }) => name) ?? [], route).toEqual(breadcrumb.length > 1 ? breadcrumb : [])
        if (trail) expect(trail.at(-1)?.item, route).toBe(addressOf(route))
      }
    })
  }

  test('no two pages have the same title or description', () => {
    const texts = pages.flatMap(({ file }) => [tagIn(file, 'title'), descriptionIn(file)])
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
    expect(texts).not.toContain('')
  })
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
