import type { Page } from '@playwright/test'
import * as searchLabels from '../../data/words/search'
import { violationsOf } from './support/accessibility'
import { expect, open, test } from './support/reader'
import { field, options } from './support/search'

const found = (page: Page) => page.getByRole('main').getByRole('list', { name: searchLabels.results })
const ownField = (page: Page) => page.getByRole('main').getByRole('textbox', { name: searchLabels.field })

test("the panel's last option leads to all results, at an address of their own", async ({ page }) => {
  await open(page, '/agile')
  await field(page).fill('retrospective')
  // Counted once all parts of the index have answered: what is drawn again can't be pressed.
  await expect(page.getByRole('status').filter({ hasText: /^\d+ results on/ })).toBeAttached()
  // In view at the end of a panel that scrolls, with the number of pages that there are.
  const last = options(page).filter({ hasText: searchLabels.all })
  await expect(last).toBeInViewport({ ratio: 1 })
  await expect(last).toHaveText(/^5 of \d+ pages\. All results$/)
  await last.click()
  await expect(page).toHaveURL('/search?q=retrospective')
  await expect(ownField(page)).toHaveValue('retrospective')
  await expect.poll(() => found(page).getByRole('listitem').count()).toBeGreaterThan(5)
  await expect(found(page).getByRole('link').first()).toHaveAttribute('href', /\/sprint-retrospective$/)
  await expect(page.getByRole('main').getByText(/^\d+ results on 50 of \d\d+ pages$/)).toBeVisible()
})

test('ten pages are in sight at first, and the others are a press away', async ({ page }) => {
  await open(page, '/search?q=sprint')
  await expect(page.getByRole('main').getByText(/^\d+ results on 50 of \d\d+ pages$/)).toBeVisible()
  await expect(found(page)).toHaveCount(1)
  await expect(found(page).getByRole('listitem')).toHaveCount(10)
  await page.getByText(searchLabels.more, { exact: true }).click()
  await expect(found(page)).toHaveCount(2)
  await expect(found(page).getByRole('listitem')).toHaveCount(50)
  expect(await violationsOf(page)).toEqual([])
  // Other words begin with their own ten.
  await ownField(page).fill('scrum')
  await ownField(page).press('Enter')
  await expect(found(page).getByRole('listitem')).toHaveCount(10)
})

test('an address with words shows their results, and the way back shows the earlier ones', async ({
  page,
}) => {
  await open(page, '/search?q=definition+of+ready')
  const first = found(page).getByRole('link').first()
  await expect(first).toHaveAttribute('href', '/scrum/glossary#definition-of-ready')
  await ownField(page).fill('velocity')
  await ownField(page).press('Enter')
  await expect(page).toHaveURL('/search?q=velocity')
  await expect(first).toHaveAttribute('href', /velocity/)
  await first.click()
  await expect(page).toHaveURL(/\/velocity-myths$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Velocity' })).toBeVisible()
  await page.goBack()
  await expect(ownField(page)).toHaveValue('velocity')
  await expect(first).toHaveAttribute('href', /velocity/)
  await page.goBack()
  await expect(ownField(page)).toHaveValue('definition of ready')
  await expect(first).toHaveAttribute('href', '/scrum/glossary#definition-of-ready')
})

test('the bar asks on the page of all results, too, and leads to other words', async ({ page }) => {
  await open(page, '/search?q=velocity')
  await expect(found(page)).toBeVisible()
  await field(page).fill('wip')
  await expect(options(page).first()).toContainText('WIP Limits')
  await expect(found(page).getByRole('link').first()).toHaveAttribute('href', /velocity/)
  await options(page).filter({ hasText: searchLabels.all }).click()
  await expect(page).toHaveURL('/search?q=wip')
  await expect(found(page).getByRole('link').first()).toHaveAttribute('href', /wip-limits$/)
})

test('words that are nowhere lead to similar titles, the glossary, and the course', async ({ page }) => {
  await open(page, '/search?q=qqqqq')
  await expect(page.getByRole('main').getByRole('status').first()).toContainText(searchLabels.noResults)
  await expect(found(page).getByRole('link', { name: 'Scrum Glossary' })).toBeVisible()
  await expect(found(page).getByRole('link', { name: 'PSM I Study Course' })).toBeVisible()
  await page.goto('/search')
  await expect(ownField(page)).toHaveValue('')
  await expect(found(page)).toHaveCount(0)
})

test('the search answers where the browser has no worker', async ({ page, outside }) => {
  await page.addInitScript(() => {
    Reflect.set(window, 'Worker', function forbid() {
      throw new Error('Workers are forbidden.')
    })
  })
  await open(page, '/search?q=wip')
  await expect(found(page).getByRole('link').first()).toHaveAttribute('href', /wip-limits$/)
  await open(page, '/agile')
  await field(page).fill('velocity')
  await expect(options(page).first()).toContainText('Velocity')
  expect(outside.errors).toEqual([])
})

test('the search tries without its worker if that fails to load', async ({ page }) => {
  await page.route(/search-worker-/, route => route.abort())
  await open(page, '/search?q=wip')
  await page.getByRole('main').getByRole('button', { name: searchLabels.retry }).click()
  await expect(found(page).getByRole('link').first()).toHaveAttribute('href', /wip-limits$/)
})

test('the page of all results says nothing to search engines, and has no violation', async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await open(page, '/search?q=sprint+goal')
    await expect(found(page)).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
  for (const file of ['/sitemap.xml', '/llms.txt'])
    expect(await (await page.request.get(file)).text()).not.toContain('/search')
})

test('an address without a page has a field in place', async ({ page }) => {
  await page.goto('/scrum/no-such-page')
  await page.getByRole('main').getByRole('combobox', { name: searchLabels.field }).fill('wip')
  await expect(options(page).first()).toContainText('WIP Limits')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/wip-limits$/)
})
