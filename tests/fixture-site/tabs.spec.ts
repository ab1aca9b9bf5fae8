import { expect, open, test } from '../site/support/reader'

test('a chosen tab is remembered over a reload, and by every block of the same choice', async ({ page }) => {
  await open(page, '/blocks/tabs')
  const kanban = page.getByRole('tab', { name: 'Kanban' })
  await expect(page.getByText('Sprints of two weeks.')).toBeVisible()
  await kanban.first().click()
  for (const text of ['A limit for each column.', 'No roles.'])
    await expect(page.getByText(text)).toBeVisible()
  await page.reload()
  for (const tab of await kanban.all()) await expect(tab).toHaveAttribute('aria-selected', 'true')
  for (const text of ['A limit for each column.', 'No roles.'])
    await expect(page.getByText(text)).toBeVisible()
  await expect(page.getByText('Sprints of two weeks.')).toBeHidden()
})

test('a choice without a name to keep it under is forgotten', async ({ page }) => {
  await open(page, '/blocks/tabs')
  await page.getByRole('tab', { name: 'Morning' }).click()
  await expect(page.getByText('Before lunch.')).toBeVisible()
  await open(page, '/blocks/tabs')
  await expect(page.getByText('After dinner.')).toBeVisible()
})

test('until the reader chooses, the tab that the author chose is open', async ({ page }) => {
  await open(page, '/blocks/tabs')
  await expect(page.getByText('Down the map.')).toBeVisible()
  await page.getByRole('tab', { name: 'North' }).click()
  await page.reload()
  await expect(page.getByText('Up the map.')).toBeVisible()
})

test('tabs are walked by arrow keys, past one that is switched off', async ({ page }) => {
  await open(page, '/blocks/tabs')
  await expect(page.getByRole('tab', { name: 'Noon' })).toBeDisabled()
  await page.getByRole('tab', { name: 'Evening' }).press('ArrowLeft')
  await expect(page.getByRole('tab', { name: 'Morning' })).toBeFocused()
  await expect(page.getByText('Before lunch.')).toBeVisible()
})

test('tabs work where the browser keeps nothing, and where what it kept is no tab', async ({
  page,
  outside,
}) => {
  await page.addInitScript(() => localStorage.setItem('fixture-method', '7'))
  await open(page, '/blocks/tabs')
  await expect(page.getByText('Sprints of two weeks.')).toBeVisible()

  await page.addInitScript(() => {
    const forbid = () => {
      throw new DOMException('no', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get: forbid })
  })
  await open(page, '/blocks/tabs')
  await page.getByRole('tab', { name: 'XP' }).first().click()
  await expect(page.getByText('A test first.')).toBeVisible()
  expect(outside.errors).toEqual([])
})
