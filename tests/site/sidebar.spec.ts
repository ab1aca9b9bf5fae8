import { lesson } from './support/examples'
import { fileText, openWith, progress } from './support/progress'
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

test('the text begins at one place on all pages of a width, with a sidebar or without', async ({ page }) => {
  for (const width of [360, 768, 1024, 1280, 1600]) {
    await page.setViewportSize({ width, height: 700 })
    const starts = new Set<number | undefined>()
    for (const route of [lesson, '/about', '/scrum/glossary']) {
      await open(page, route)
      starts.add((await page.getByRole('heading', { level: 1 }).boundingBox())?.x)
    }
    expect([...starts], `${width} px wide`).toHaveLength(1)
  }
})

test('the sidebar ends with the window, scrolls in itself, and shows the open page from the beginning', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 700 })
  await open(page, '/scrum/psm-1/scrum-tools/velocity-tracking-tool')
  const sidebar = page.getByRole('navigation', { name: 'Pages' })
  const current = sidebar.locator('[aria-current=page]')
  await expect(current).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }))
  await expect(current).toBeInViewport({ ratio: 1 })
  const box = await sidebar.boundingBox()
  const bar = await page.getByRole('banner').boundingBox()
  expect(box?.y).toBe(bar?.height)
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(700)
  await sidebar.hover()
  await page.mouse.wheel(0, 5000)
  await expect(sidebar.getByRole('link', { name: 'Scrum Glossary' })).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => window.scrollY)).toBe(1500)
})

test('no stop of the sidebar is out of sight, and no link throws the page down', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 })
  await open(page, lesson)
  const sidebar = page.getByRole('navigation', { name: 'Pages' })
  const stops = sidebar.locator('a, button, select').filter({ visible: true })
  const inTree = await sidebar.locator('ul').locator('a, button').filter({ visible: true }).count()
  const all = await stops.count()
  expect(all).toBeGreaterThan(inTree)
  await stops.first().focus()
  for (let stop = 1; stop < all; stop += 1) {
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).toBeInViewport({ ratio: 0.9 })
    // What is below the tree, the browser brings to the middle of the window.
    if (stop < inTree) expect(await page.evaluate(() => window.scrollY)).toBeLessThan(150)
  }
  await expect(stops.last()).toBeFocused()
})

test('lessons that were read are marked, for screen readers too, once the sidebar is used', async ({
  page,
}) => {
  await openWith(page, fileText(progress))
  await open(page, lesson)
  const sidebar = page.getByRole('navigation', { name: 'Pages' })
  await sidebar.getByRole('button', { name: 'Pages in The Scrum Framework' }).click()
  await sidebar.getByRole('button', { name: 'Pages in Scrum Events' }).click()
  await expect(sidebar.getByRole('link', { name: 'Sprint Planning read', exact: true })).toBeVisible()
  await expect(sidebar.getByRole('link', { name: 'Daily Scrum', exact: true })).toBeVisible()
})
