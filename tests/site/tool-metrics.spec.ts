import type { Page } from '@playwright/test'
import { start } from '../../components/metrics/example'
import { violationsOf } from './support/accessibility'
import { expect, open, test } from './support/reader'

const route = '/tools/metrics'
const key = 'agile-primer:1:tool-metrics'

const items = (page: Page) => page.getByRole('textbox', { name: 'Items', exact: true })
const select = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })
const picture = (page: Page, title: string | RegExp) => page.getByRole('img', { name: title })
const main = (page: Page) => page.getByRole('main')
const unfold = (page: Page, name: string) => main(page).getByText(name, { exact: true }).click()

/** An export whose dates fit both orders. */
const unclear = 'Ticket,Von,Bis\nA-1,03/04/2026,05/04/2026\nA-2,04/04/2026,04/04/2026'

test.describe('the metrics of an export', () => {
  test('are those of the example at first, with the numbers of each picture, and without a barrier', async ({
    page,
  }) => {
    await open(page, route)
    await expect(items(page)).toHaveValue(start.text)
    for (const title of [
      'Cycle times of 148',
      'Ages of 8',
      'Throughput',
      'Cumulative flow',
      'Burnup',
      'Burndown',
    ])
      await expect(picture(page, new RegExp(`^${title}`))).toBeVisible()
    await expect(page.getByRole('paragraph').filter({ hasText: '85% took 5 or less' })).toBeVisible()
    await main(page).getByText('Numbers', { exact: true }).first().click()
    await expect(page.getByRole('region', { name: /^Table: Cycle times/ }).getByRole('row')).not.toHaveCount(
      0,
    )
    expect(await violationsOf(page)).toEqual([])
  })

  test('ask for columns and the order of dates, and are there after a reload', async ({ page }) => {
    await open(page, route)
    await items(page).fill(unclear)
    await expect(main(page).getByText('No column of dates was recognized.')).toBeVisible()
    await select(page, 'Started on').selectOption('1')
    await select(page, 'Done on').selectOption('2')
    await expect(main(page).getByText('so nothing is counted until you choose')).toBeVisible()
    await expect(page.getByRole('img', { name: /^Cycle times/ })).toHaveCount(0)
    await select(page, 'Order of dates').selectOption('day-first')
    await expect(main(page).getByText('2 items are counted.')).toBeVisible()
    await expect(picture(page, 'Cycle times of 2 finished items')).toBeVisible()
    await expect(select(page, 'Order of dates'), 'stays open after the choice').toBeVisible()
    await unfold(page, 'How to count')
    await select(page, 'Days').selectOption('all')
    // From April 3 to 5 all days count, and a weekend is two of them.
    await expect(
      page.getByRole('paragraph').filter({ hasText: 'Half of them took 1 day or less, 85% took 3 or less' }),
    ).toBeVisible()
    await page.reload()
    await expect(items(page)).toHaveValue(unclear)
    await expect(picture(page, 'Cycle times of 2 finished items')).toBeVisible()
  })

  test('name bad lines and keep the text; the example can be had back', async ({ page }) => {
    await open(page, route)
    const text =
      'Key,Started,Done\nA-1,2026-03-04,2026-03-02\nA-1,2026-03-04,\nA-2,soon,\nA-3,2026-03-02,2026-03-05'
    await items(page).fill(text)
    await expect(main(page).getByText('Line 2: This item was done on 2026-03-02')).toBeVisible()
    await expect(main(page).getByText('Line 3: The key ‘A-1’ is on line 2, too.')).toBeVisible()
    await expect(main(page).getByText('Line 4: ‘soon’ isn’t a date')).toBeVisible()
    await expect(main(page).getByText('1 item is counted, and 3 rows aren’t.')).toBeVisible()
    await expect(items(page)).toHaveValue(text)
    await page.getByRole('button', { name: 'Use the example' }).click()
    await expect(picture(page, /^Cycle times of 148/)).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(items(page)).toHaveValue(text)
  })

  test('of a hundred thousand rows are counted away from the page', async ({ page }) => {
    await open(page, route)
    await expect(items(page)).toBeEnabled()
    const rows = Array.from({ length: 100_000 }, (_, at) => {
      const month = 1 + (at % 12)
      const two = `${month}`.padStart(2, '0')
      return `A-${at},2025-${two}-03,${at % 10 === 0 ? '' : `2025-${two}-${10 + (at % 18)}`}`
    })
    const worker = page.waitForEvent('worker')
    const buffer = Buffer.from(['Key,Started,Done', ...rows].join('\n'))
    await page
      .getByLabel('Or open a CSV file')
      .setInputFiles({ name: 'export.csv', mimeType: 'text/csv', buffer })
    expect((await worker).url()).toContain('/metrics-worker-')
    await expect(main(page).getByText('100,000 items are counted.')).toBeVisible()
    await expect(picture(page, 'Cycle times of 90,000 finished items')).toBeVisible()
    await expect(picture(page, /^Ages of 10,000 items/)).toBeVisible()
    await page.getByRole('button', { name: 'Back to the text before' }).click()
    await expect(items(page)).toHaveValue(start.text)
  })

  test('are read on a phone, and a link has them', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.setViewportSize({ width: 360, height: 740 })
    await open(page, route)
    await items(page).fill('Key,Started,Done\nA-1,2026-03-02,2026-03-05')
    await expect(picture(page, 'Cycle times of 1 finished item')).toBeVisible()
    await unfold(page, 'How to count')
    await select(page, 'Days').selectOption('all')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await page.getByRole('button', { name: 'Copy a link to this' }).click()
    await expect(main(page).getByText('Link copied.')).toBeVisible()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    await page.evaluate(name => localStorage.removeItem(name), key)
    await page.goto(link)
    await expect(items(page)).toHaveValue('Key,Started,Done\nA-1,2026-03-02,2026-03-05')
    await unfold(page, 'How to count')
    await expect(select(page, 'Days')).toHaveValue('all')
    await expect(main(page).getByText('You see what the link contains.')).toBeVisible()
  })
})
