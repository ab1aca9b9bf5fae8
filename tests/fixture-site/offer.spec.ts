import type { Page } from '@playwright/test'
import { drawn, expect, open, test } from '../site/support/reader'

const leave = async (page: Page) => {
  await page.evaluate(() =>
    document.body.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, clientX: 200, clientY: 0 })),
  )
  await drawn(page)
}
const modal = (page: Page) => page.getByRole('dialog')
const ask = (page: Page) => page.getByRole('button', { name: 'Offer me the handbook' })
const takeBack = (page: Page) => page.getByRole('button', { name: 'Don’t offer it' })
const keys = (page: Page) =>
  page.evaluate(() => [...Object.keys(window.localStorage), ...Object.keys(window.sessionStorage)].toSorted())

test('nothing is offered, fetched or kept until a reader asks for it', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', request => {
    if (request.url().includes('/exit-modal-')) scripts.push(request.url())
  })
  await open(page, '/layouts/default')
  await leave(page)
  await expect(modal(page)).toBeHidden()
  expect(scripts).toEqual([])
  expect(await keys(page)).toEqual([])
})

test('who asks gets the offer once a visit, and takes it back with its marks', async ({ page }) => {
  await open(page, '/legal')
  await ask(page).click()
  await expect(page.getByText('You’ll see the offer.')).toBeVisible()
  await expect.poll(() => keys(page)).toEqual(['agile-primer:1:handbook-offer'])
  await open(page, '/layouts/default')
  await leave(page)
  await expect(modal(page)).toBeVisible()
  expect(await keys(page)).toEqual(['agile-primer:1:exit-intent-shown', 'agile-primer:1:handbook-offer'])
  await page.keyboard.press('Escape')
  await leave(page)
  await expect(modal(page)).toBeHidden()

  await open(page, '/legal')
  await takeBack(page).click()
  await expect(page.getByText('You won’t see the offer.')).toBeVisible()
  await expect.poll(() => keys(page)).toEqual([])
  await open(page, '/layouts/default')
  await leave(page)
  await expect(modal(page)).toBeHidden()
})

test('the lists have what these settings add, and the details that the owner has filled in', async ({
  page,
}) => {
  await open(page, '/legal')
  for (const name of ['theme', 'NEXT_LOCALE', 'agile-primer:1:handbook-offer'])
    await expect(page.locator(`[data-stored="${name}"]`)).toBeVisible()
  await expect(page.locator('[data-host="newsletter.example"]')).toHaveCount(2)
  await expect(page.getByRole('main').getByRole('list').last().getByRole('listitem')).toHaveText([
    'Postal address: Grove Road 1, 12345 Woods',
    'Court with jurisdiction: The court of Woods',
  ])
})
