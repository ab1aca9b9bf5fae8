import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { violationsOf } from './support/accessibility'
import { expect, open as openPage, test } from './support/reader'

/** At the top of the page, and with the forecast. */
const answers = (page: Page) => page.getByRole('main').locator('strong').filter({ hasText: /^All / })
const answer = (page: Page) => answers(page).last()
const data = (page: Page) => page.getByRole('textbox', { name: 'What was finished' })
const items = (page: Page) => page.getByLabel('Items on the list')

async function open(page: Page, address = '/tools/forecast') {
  await openPage(page, address)
  await expect(items(page)).toBeEnabled()
}

test('the page shows the example’s forecast without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/tools/forecast')
  await expect(answer(page)).toHaveText('All 14 items are done by Dec 12, 2025 in 89 of 100 runs.')
  await expect(answers(page).first()).toBeInViewport()
  await expect(page.getByRole('img', { name: 'How many items are done by each day' })).toBeVisible()
  await expect(page.locator('main noscript p')).toContainText('needs scripts')
  await expect(page.locator('main noscript p')).toBeVisible()
  await context.close()
})

test('changes are forecast in a worker and kept on the device; a link shows the same elsewhere', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const worker = page.waitForEvent('worker')
  await open(page)
  expect((await worker).url()).toContain('/forecast-worker-')
  await items(page).fill('16')
  await expect(answer(page)).toHaveText(/^All 16 items .* in 6[12] of 100 runs\.$/)
  let said = await answer(page).textContent()
  for (const [field, value] of [
    ['New items in each two-week period', '0.5'],
    ['Ten items turn into at least', '11'],
  ] as const) {
    await page.getByLabel(field).fill(value)
    // Each change is forecast by itself.
    await expect(answer(page)).not.toHaveText(said ?? '')
    said = await answer(page).textContent()
  }
  await page.reload()
  await expect(items(page)).toHaveValue('16')
  await expect(answer(page)).toHaveText(said ?? '')
  await page.getByRole('button', { name: 'Copy a link to this' }).click()
  await expect(page.getByText(/^Link copied/)).toBeVisible()
  const address = await page.evaluate(() => navigator.clipboard.readText())
  const other = await browser.newPage()
  await open(other, address)
  await expect(answer(other)).toHaveText(said ?? '')
  await other.close()
})

test('a reader’s own numbers come with today’s dates; problems name their line, and nothing typed is lost', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-03-09T09:00:00'))
  await open(page)
  const text = 'Done\n3\n4\nfour\n3\n2\n4\n3\n8\n9\n7\n8\n10\n9'
  await data(page).fill(text)
  await expect(page.getByLabel('Forecast from the morning of')).toHaveValue('2026-03-09')
  await expect(page.getByText('Line 4: ‘four’ isn’t a number.')).toBeVisible()
  await expect(page.getByText('From two-week period 7 on, the numbers are others')).toBeVisible()
  await page.getByRole('button', { name: 'Use only the last 6 two-week periods' }).click()
  await expect(page.getByText('These are only 6 two-week periods')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await expect(
    page.getByText('From 10,000 runs. In each, every coming period repeats one of the 6 past ones'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Use the example' }).click()
  await expect(answer(page)).toHaveText('All 14 items are done by Dec 12, 2025 in 89 of 100 runs.')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(data(page)).toHaveValue(text)
  await expect(page.getByText('These are only 6 two-week periods')).toBeVisible()

  // Dates that can be read in two ways are asked for, not guessed.
  await data(page).fill('02/03/2026\n03/02/2026\n05/01/2026\n06/01/2026')
  await expect(page.getByText('Say above which number of your dates is the day.')).toBeVisible()
  await page.getByLabel('One period is').selectOption('week')
  await page.getByLabel('In 03/02/2026, the 03 is').selectOption('the day')
  await page.getByLabel('Use the last … weeks').fill('0')
  await expect(page.getByText('These are only')).toHaveCount(0)
  await expect(page.getByText('repeats one of the 9 past ones')).toBeVisible()
  // Without anything finished there is one reason, and neither a picture nor a warning.
  for (const [nothing, reason] of [
    ['0\n0\n0', 'Nothing was finished in any period'],
    ['banana apple', 'There are no numbers and no dates here.'],
    ['', 'There is nothing to forecast from yet'],
  ] as const) {
    await data(page).fill(nothing)
    await expect(page.getByText(reason)).toBeVisible()
    await expect(page.getByText(/0 for all \d|only 0/)).toHaveCount(0)
    await expect(page.getByRole('img', { name: /^What was finished/ })).toHaveCount(0)
  }
})

test('the numbers of a picture are in a table and in a file; the page fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page)
  const when = page.getByRole('figure').filter({ hasText: 'When all 14 items are done' })
  const numbers = when.getByText('Numbers', { exact: true })
  const boxes = await Promise.all(
    [numbers, ...(await when.getByRole('button', { name: /^Save as/ }).all())].map(each =>
      each.boundingBox(),
    ),
  )
  // One line below the chart, and each part of it large enough for a finger.
  expect(boxes).toHaveLength(4)
  expect(new Set(boxes.map(box => box && Math.round(box.y))).size).toBe(1)
  for (const box of boxes) expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  // One line for each chance.
  for (const row of await page.getByRole('row', { name: /^\d\d% Dec \d\d, 2025/ }).all())
    expect((await row.boundingBox())?.height).toBeLessThan(48)
  await expect(page.getByRole('row', { name: '85% Dec 12, 2025 4 14' })).toBeVisible()
  await numbers.click()
  await expect(when.getByRole('row', { name: /Dec 12, 2025/ })).toContainText('Dec 12, 2025')
  const saved = page.waitForEvent('download')
  await when.getByRole('button', { name: 'Save as CSV' }).click()
  expect(readFileSync(await (await saved).path(), 'utf8')).toMatch(
    /Done by the end of,Runs,"Of 100, so far"\r\n/,
  )
  const drawn = page.waitForEvent('download')
  await when.getByRole('button', { name: 'Save as PNG' }).click()
  expect((await drawn).suggestedFilename()).toMatch(/forecast-when\.png$/)
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0)
})

test('where the worker doesn’t come, the page forecasts itself', async ({ page }) => {
  await page.route(/forecast-worker-/, route => route.abort())
  await open(page)
  await items(page).fill('22')
  await expect(answer(page)).toHaveText('All 22 items are done by Dec 12, 2025 in none of the 10,000 runs.')
})
