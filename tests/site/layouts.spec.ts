import type { Page } from '@playwright/test'
import { lesson } from './support/examples'
import { expect, open, test } from './support/reader'

/** The parts of the default layout that a page may do without. */
const partsOf = (page: Page) => [
  page.getByRole('navigation', { name: 'Pages' }),
  page.getByRole('navigation', { name: 'On this page' }),
  page.getByRole('navigation', { name: 'Breadcrumb' }),
  page.getByRole('navigation', { name: 'Previous and next page' }),
]

const shared = (page: Page) => [
  page.getByRole('banner'),
  page.getByRole('main'),
  page.getByRole('contentinfo'),
]

test('the front page has the full layout: bar, text and footer alone', async ({ page }) => {
  await open(page, '/')
  for (const part of shared(page)) await expect(part).toBeVisible()
  for (const part of partsOf(page)) await expect(part).toBeHidden()
  const width = (await page.getByRole('main').boundingBox())?.width
  expect(width).toBeGreaterThan(1000)
})

test('a lesson has the default layout: sidebar, contents, breadcrumb, previous and next too', async ({
  page,
}) => {
  await open(page, lesson)
  for (const part of [...shared(page), ...partsOf(page)]) await expect(part).toBeVisible()
  await expect(page.getByRole('main')).toHaveCount(1)
})

test('a page of the top level has no sidebar, no breadcrumb and no neighbors', async ({ page }) => {
  await open(page, '/about')
  for (const part of shared(page)) await expect(part).toBeVisible()
  const [sidebar, , breadcrumb, pagination] = partsOf(page)
  for (const part of [sidebar, breadcrumb, pagination])
    await expect(part ?? page.locator('body')).toBeHidden()
})

test('a letter has no empty column where the menu would be', async ({ page }) => {
  for (const width of [768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/email-series/04-read-the-board')
    await expect(page.getByRole('navigation', { name: 'Pages' }), `${width} px wide`).toBeHidden()
  }
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible()
})
