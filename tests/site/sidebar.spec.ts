import { lesson } from './support/examples'
import { awake, expect, open, test } from './support/reader'

test("'Hide sidebar' folds it from 16rem to 5rem, 'Show sidebar' brings it back", async ({ page }) => {
  await open(page, lesson)
  const sidebar = page.getByRole('navigation', { name: 'Pages' })
  const links = sidebar.getByRole('link')
  await expect(sidebar).toHaveCSS('width', '256px')

  await sidebar.getByRole('button', { name: 'Hide sidebar' }).click()
  await expect(sidebar).toHaveCSS('width', '80px')
  await expect(sidebar.getByRole('button', { name: 'Show sidebar' })).toHaveAttribute(
    'aria-expanded',
    'false',
  )
  await expect(links.filter({ visible: true })).toHaveCount(0)

  await sidebar.getByRole('button', { name: 'Show sidebar' }).click()
  await expect(sidebar).toHaveCSS('width', '256px')
  await expect(sidebar.getByRole('button', { name: 'Hide sidebar' })).toHaveAttribute('aria-expanded', 'true')
  await expect(links.filter({ hasText: 'Introduction to Scrum' })).toBeVisible()
})

test('the sidebar shows the way to the page, and marks it', async ({ page }) => {
  await open(page, lesson)
  const sidebar = page.getByRole('navigation', { name: 'Pages' })
  await expect(sidebar.locator('[aria-current=page]')).toHaveAttribute('href', lesson)
  await expect(sidebar.locator('[aria-current=page]')).toBeVisible()
  for (const folder of ['PSM I Study Course', 'Scrum Theory and Principles']) {
    const button = sidebar.getByRole('button', { name: `Pages in ${folder}` })
    await expect(button).toHaveAttribute('aria-expanded', 'true')
  }
})

test('a folder opens and closes by keyboard and stays so over a reload, in this session only', async ({
  page,
  browser,
}) => {
  await open(page, '/scrum/introduction')
  const folder = page.getByRole('button', { name: 'Pages in PSM I Study Course' })
  const inside = page
    .getByRole('navigation', { name: 'Pages' })
    .getByRole('link', { name: 'Scrum Theory and Principles' })
  await expect(folder).toHaveAttribute('aria-expanded', 'false')
  await expect(inside).toBeHidden()

  await folder.press('Enter')
  await expect(folder).toHaveAttribute('aria-expanded', 'true')
  await expect(inside).toBeVisible()
  await page.reload()
  await expect(folder).toHaveAttribute('aria-expanded', 'true')
  await expect(inside).toBeVisible()

  await folder.press(' ')
  await expect(folder).toHaveAttribute('aria-expanded', 'false')
  await page.reload()
  await awake(page)
  await expect(folder).toHaveAttribute('aria-expanded', 'false')

  await folder.press('Enter')
  const session = await browser.newContext()
  const elsewhere = await session.newPage()
  await open(elsewhere, new URL('/scrum/introduction', page.url()).href)
  const sameFolder = elsewhere.getByRole('button', { name: 'Pages in PSM I Study Course' })
  await expect(sameFolder).toHaveAttribute('aria-expanded', 'false')
  await session.close()
})

test('below 1024 px the sidebar is folded until the reader opens it', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 700 })
  await open(page, lesson)
  const sidebar = page.getByRole('navigation', { name: 'Pages' })
  await expect(sidebar).toHaveCSS('width', '80px')
  await sidebar.getByRole('button', { name: 'Show sidebar' }).click()
  await expect(sidebar).toHaveCSS('width', '256px')
})
