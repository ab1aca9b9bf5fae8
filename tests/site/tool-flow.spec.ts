import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { flowScenarios } from '../../data/example/flow-scenarios'
import { violationsOf } from './support/accessibility'
import { violationsInOtherTheme } from './support/other-theme'
import { expect, open as openPage, test } from './support/reader'

const main = (page: Page) => page.getByRole('main')
const result = (page: Page) =>
  main(page)
    .locator('strong')
    .filter({ hasText: /in a day/ })
const limit = (page: Page) => page.getByLabel('Limit of the whole board')
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
/** The day of the board, which it says in its sentence. */
const day = async (page: Page) => {
  const text = await main(page)
    .locator('p', { hasText: /^Day \d+ of/ })
    .first()
    .innerText()
  return Number(/\d+/.exec(text)?.[0])
}

const firstResult =
  'An item is in progress for 1.4 days on average; without limits, for 2.9. 4.3 items are finished in a day; without limits, 4.3.'

async function open(page: Page, address = '/tools/flow') {
  await openPage(page, address)
  await expect(limit(page)).toBeEnabled()
}

test('the page shows the first lesson’s board and result without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/tools/flow')
  await expect(result(page)).toHaveText(firstResult)
  await expect(main(page).getByText('Day 0 of 60: 8 items in progress, at most 8, and 0 done.')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Cumulative flow' })).toBeVisible()
  await expect(page.locator('main noscript p')).toContainText('needs scripts')
  await context.close()
})

test('a changed limit changes the result and is kept; a link shows the same elsewhere', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page)
  await limit(page).fill('4')
  await expect(result(page)).not.toHaveText(firstResult)
  await page.getByLabel('Columns between New and Done').selectOption('3')
  await page.getByRole('group', { name: 'Check' }).getByLabel('Name').fill('Test')
  await button(page, 'Draw other items').click()
  const said = await result(page).textContent()
  await page.reload()
  await expect(limit(page)).toHaveValue('4')
  await expect(result(page)).toHaveText(said ?? '')
  await button(page, 'Copy a link to this').click()
  await expect(page.getByText(/^Link copied/)).toBeVisible()
  const address = await page.evaluate(() => navigator.clipboard.readText())
  const other = await browser.newPage()
  await open(other, address)
  await expect(result(other)).toHaveText(said ?? '')
  await expect(other.getByRole('group', { name: 'Test' })).toBeVisible()
  await other.close()
})

test('each lesson’s button shows its board, and the reader’s own comes back', async ({ page }) => {
  await open(page)
  const [first, second, third] = flowScenarios
  await expect(button(page, first.title)).toHaveAttribute('aria-pressed', 'true')
  await limit(page).fill('12')
  await expect(button(page, first.title)).toHaveAttribute('aria-pressed', 'false')
  await button(page, second?.title ?? '').click()
  await expect(limit(page)).toHaveValue('4')
  await expect(main(page).getByText(second?.text ?? '')).toBeVisible()
  await button(page, third?.title ?? '').click()
  await expect(result(page)).toHaveText(
    /^Urgent items take 1\.3 days from asking to done, and all others 2\.7 days/,
  )
  await button(page, 'Back to my settings').click()
  await expect(limit(page)).toHaveValue('12')
})

test('what can’t be gets a sentence at its field, and nothing typed is lost', async ({ page }) => {
  await open(page)
  for (const [label, value, sentence] of [
    [
      'Limit of the whole board',
      '0',
      'A limit of 0 would let nothing in. Leave the field empty if there is no limit. Until then, 8 counts.',
    ],
    [
      'Limit of the whole board',
      'many',
      'Enter a whole number from 1 to 99, or nothing if there is no limit. Until then, 8 counts.',
    ],
    [
      'Limit of the whole board',
      '-3',
      'Enter a whole number from 1 to 99, or nothing if there is no limit. Until then, 8 counts.',
    ],
    ['People', '500', 'This number has to be from 1 to 30. Until then, 4 counts.'],
    ['People', '', 'Enter a number from 1 to 30. Until then, 4 counts.'],
    ['New items in a day', '-1', 'This number has to be from 0.1 to 20. Until then, 4 counts.'],
    ['Days', '99999999', 'This number has to be from 10 to 250. Until then, 60 counts.'],
  ] as const) {
    const field = page.getByLabel(label, { exact: true })
    await field.fill(value)
    await expect(page.getByText(sentence)).toBeVisible()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveValue(value)
  }
  await expect(result(page)).toHaveText(firstResult)
  await limit(page).fill('')
  await expect(page.getByText('A limit of 0')).toHaveCount(0)
  await expect(result(page)).toHaveText(/for 2\.9 days on average; without limits, for 2\.9\./)
  await page.getByLabel('Count from the evening of day').fill('200')
  await expect(page.getByText('The run has only 60 days, so its last day counts.')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
})

test.describe('a board that moves', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('runs, pauses, rests off the screen, and ends', async ({ page }) => {
    await open(page)
    await button(page, 'Start').click()
    await expect.poll(() => day(page)).toBeGreaterThan(0)
    // Off the screen, time stands still.
    await page.getByRole('heading', { name: 'What it can’t know' }).scrollIntoViewIfNeeded()
    const rested = await day(page)
    await page.evaluate(() => new Promise(done => setTimeout(done, 1200)))
    expect((await day(page)) - rested).toBeLessThan(2)
    await button(page, 'Pause').click()
    const paused = await day(page)
    await page.getByLabel('Day', { exact: true }).fill('59')
    expect(paused).toBeLessThan(59)
    await button(page, 'Start').click()
    await expect.poll(() => day(page)).toBe(60)
    await expect(button(page, 'Start')).toBeEnabled()
    await expect(button(page, 'Next day')).toBeDisabled()
    expect(await violationsOf(page)).toEqual([])
  })
})

test('works by keyboard, and with less motion by whole days', async ({ page }) => {
  await open(page)
  await expect(page.getByText('Your device asks for less motion')).toBeVisible()
  await expect(page.getByLabel(/^Days in a second/)).toHaveCount(0)
  await expect(main(page).locator('[data-state=worked]').first()).toHaveCSS('transition-duration', '0s')
  await button(page, 'Next day').focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => day(page)).toBe(1)
  await page.keyboard.press('Shift+Tab')
  await expect(button(page, 'Start')).toBeFocused()
  await page.keyboard.press('Space')
  await expect.poll(() => day(page)).toBeGreaterThan(2)
  await expect(button(page, 'Pause')).toBeFocused()
  await page.keyboard.press('Space')
  await page.getByLabel('Day', { exact: true }).focus()
  await page.keyboard.press('End')
  await expect.poll(() => day(page)).toBe(60)
  await expect(page.getByRole('img', { name: 'Ages of the open items on day 60' })).toBeVisible()
})

test('the page fits a phone in both themes; numbers are in a table and in a file', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page)
  await button(page, 'The urgent lane').click()
  await page.getByLabel('Columns between New and Done').selectOption('4')
  await page.getByLabel('Day', { exact: true }).fill('60')
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0)
  expect([...(await violationsOf(page)), ...(await violationsInOtherTheme(page))]).toEqual([])
  const flow = page.getByRole('figure').filter({ hasText: 'Cumulative flow' })
  await flow.getByText('Numbers', { exact: true }).click()
  await expect(flow.getByRole('columnheader', { name: 'In Answer or later' })).toBeVisible()
  const saved = page.waitForEvent('download')
  await flow.getByRole('button', { name: 'Save as CSV' }).click()
  expect(readFileSync(await (await saved).path(), 'utf8')).toMatch(
    /^\uFEFF?Day,Asked,In Look or later,In Answer or later,In Check or later,In Send or later,Done\r\n/,
  )
})
