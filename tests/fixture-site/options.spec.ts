import type { Page } from '@playwright/test'
import { settings } from '../fixture/settings'
import { expect, open, test } from '../site/support/reader'

const parts = (page: Page) => ({
  sidebar: page.getByRole('navigation', { name: 'Pages' }),
  contents: page.getByRole('navigation', { name: 'On this page' }),
  breadcrumb: page.getByRole('navigation', { name: 'Breadcrumb' }),
  neighbors: page.getByRole('navigation', { name: 'Previous and next page' }),
  date: page.getByText(/^Last updated at/),
  bar: page.getByRole('banner'),
  footer: page.getByRole('contentinfo'),
})

const left = async (page: Page, part: keyof ReturnType<typeof parts>) =>
  (await parts(page)[part].boundingBox())?.x ?? -1

test('the default layout has every part', async ({ page }) => {
  await open(page, '/options/first')
  for (const part of Object.values(parts(page))) await expect(part.first()).toBeVisible()
})

test('a page does without breadcrumb, neighbors, contents, date and footer if its options say so', async ({
  page,
}) => {
  await open(page, '/options/bare')
  await expect(page.getByRole('heading', { level: 1, name: 'Text alone' })).toBeVisible()
  const { contents, breadcrumb, neighbors, date, bar, footer, sidebar } = parts(page)
  for (const part of [contents, breadcrumb, neighbors, date, footer]) await expect(part).toHaveCount(0)
  await expect(bar).toBeVisible()
  await expect(sidebar).toBeHidden()
})

test('the full layout has the whole width, and no column next to the text', async ({ page }) => {
  await open(page, '/layouts/full')
  const { contents, sidebar, bar, footer } = parts(page)
  await expect(contents).toHaveCount(0)
  for (const part of [bar, footer]) await expect(part).toBeVisible()
  await expect(sidebar).toBeVisible()
})

test('the raw layout dresses nothing, and keeps its one main', async ({ page }) => {
  await open(page, '/layouts/raw')
  const { contents, breadcrumb, neighbors, sidebar } = parts(page)
  for (const part of [contents, breadcrumb, neighbors]) await expect(part).toHaveCount(0)
  await expect(sidebar).toBeHidden()
  await expect(page.getByRole('main')).toHaveCount(1)
  await expect(page.locator('.nextra-content')).toHaveCount(0)
})

test("below the contents are the board for feedback and the page's file", async ({ page }) => {
  await open(page, '/options/first')
  const link = (name: string) =>
    parts(page).contents.getByRole('link', { name: `${name} (opens in a new tab)` })
  await expect(link('Share your Feedback')).toHaveAttribute('href', settings.feedbackBoard ?? '')
  await expect(link(settings.editLink ?? '')).toHaveAttribute(
    'href',
    `${settings.docsRepositoryBase}/pages/options/first.mdx`,
  )
})

test('a separator stands between entries with its title, and is not a link', async ({ page }) => {
  await open(page, '/options/first')
  const entries = parts(page).sidebar.getByRole('listitem').filter({ visible: true })
  await expect(entries.filter({ hasText: /^The rest$/ })).toHaveCount(1)
  await expect(parts(page).sidebar.getByRole('link', { name: 'The rest' })).toHaveCount(0)
  const order = (await entries.allTextContents()).join('|')
  expect(order).toMatch(/The first of the options.*The rest.*Text alone.*The last of the options/)
})

test('a hidden page is in no menu and no row of pages, and opens', async ({ page }) => {
  await open(page, '/options/first')
  await expect(page.getByRole('link', { name: 'Not in the menu' })).toHaveCount(0)
  await expect(parts(page).neighbors).not.toContainText('Not in the menu')
  await open(page, '/options/secret')
  await expect(page.getByRole('heading', { level: 1, name: 'Not in the menu' })).toBeVisible()
  await expect(parts(page).neighbors).toHaveCount(0)
})

test('a folder shown as its children alone lends them to the folder around it', async ({ page }) => {
  await open(page, '/options/inner/one')
  const { sidebar, neighbors } = parts(page)
  await expect(sidebar.getByText('Inside', { exact: true })).toHaveCount(0)
  await expect(sidebar.getByRole('link', { name: 'One inside' })).toHaveAttribute('aria-current', 'page')
  await expect(sidebar.getByRole('link', { name: 'Two inside' })).toBeVisible()
  await expect(neighbors.locator('[rel=next]')).toContainText('Two inside')
})

test('a menu of the bar lists pages and addresses, those elsewhere in a new tab', async ({ page }) => {
  await open(page, '/')
  const main = page.getByRole('navigation', { name: 'Main' })
  await main.getByRole('button', { name: 'Shelf', exact: true }).click()
  await expect(main.getByRole('link', { name: 'Book' })).toHaveAttribute('href', '/shelf/book')
  const beyond = main.getByRole('link', { name: 'Beyond (opens in a new tab)' })
  await expect(beyond).toHaveAttribute('href', 'https://beyond.example/')
  await expect(beyond).toHaveAttribute('target', '_blank')
  await main.getByRole('link', { name: 'Book' }).click()
  await expect(page).toHaveURL('/shelf/book')
})

test('from right to left, what is at the start is at the right', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, '/options/first')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  expect(await left(page, 'sidebar')).toBeGreaterThan(900)
  expect(await left(page, 'contents')).toBeLessThan(300)
  // Text and title begin at the right.
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('direction', 'rtl')
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  for (const route of ['/', '/options/first', '/layouts/full', '/layouts/raw', '/blocks/figures'])
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await open(page, route)
      expect(await overflow(), `${route}, ${width} px wide`).toBe(0)
    }
})

test('from right to left, the drawer comes in from the end and its overlay covers the rest', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/options/first')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(parts(page).sidebar).toBeInViewport({ ratio: 0.9 })
})
