import type { Page } from '@playwright/test'
import { expect, open, test } from '../site/support/reader'

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Pages' })
const button = (page: Page, title: string) =>
  sidebar(page)
    .getByRole('button', { name: new RegExp(`^(Pages in )?${title}$`) })
    .filter({ visible: true })
const link = (page: Page, name: string) => sidebar(page).getByRole('link', { name, exact: true })
const neighbors = (page: Page) =>
  page.getByRole('navigation', { name: 'Previous and next page' }).getByRole('link')

/** Titles of the folders that can be seen open, in order. */
async function openFolders(page: Page): Promise<string[]> {
  const open = sidebar(page)
    .locator('[aria-expanded=true][aria-controls^=sidebar-]')
    .filter({ visible: true })
  const names = await open.evaluateAll(all => all.map(each => each.ariaLabel ?? each.textContent))
  return names.map(name => name.replace('Pages in ', ''))
}

test('three levels of folders are open down to the page, and no other', async ({ page }) => {
  await open(page, '/tree/north/harbor/pier/bench')
  // 'Opened' is so by its own option.
  await expect.poll(() => openFolders(page)).toEqual(['North', 'Harbor', 'Pier', 'Opened'])
  await expect(link(page, 'Bench')).toHaveAttribute('aria-current', 'page')
})

test('with autoCollapse a folder that was left closes behind the reader', async ({ page }) => {
  await open(page, '/tree/north/harbor/pier/bench')
  await button(page, 'South').click()
  await expect.poll(() => openFolders(page)).toEqual(['North', 'Harbor', 'Pier', 'South', 'Opened'])
  await link(page, 'Village').click()
  await expect(page).toHaveURL('/tree/south/village')
  await expect.poll(() => openFolders(page)).toEqual(['South', 'Opened'])
})

test('with autoCollapse a folder opened beside the way closes when the page changes, and stays so on reload', async ({
  page,
}) => {
  await open(page, '/tree/start')
  await button(page, 'North').click()
  await button(page, 'Harbor').click()
  await expect.poll(() => openFolders(page)).toEqual(['North', 'Harbor', 'Opened'])
  await neighbors(page).first().click()
  await expect(page).toHaveURL('/tree/north')
  await expect.poll(() => openFolders(page)).toEqual(['North', 'Opened'])
  await link(page, 'Last of the tree').click()
  await expect(page).toHaveURL('/tree/last')
  await expect.poll(() => openFolders(page)).toEqual(['Opened'])
  await page.reload()
  await expect(link(page, 'Last of the tree')).toHaveAttribute('aria-current', 'page')
  await expect.poll(() => openFolders(page)).toEqual(['Opened'])
})

test('a hidden page is routable and marked nowhere, and has no neighbors', async ({ page }) => {
  await open(page, '/tree/unlisted')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unlisted')
  await expect(link(page, 'Start of the tree')).toBeVisible()
  await expect(link(page, 'Unlisted')).toHaveCount(0)
  await expect(neighbors(page)).toHaveCount(0)

  await open(page, '/tree/dissolved/shown')
  await expect(neighbors(page)).toHaveText(['Inside the opened folder', 'Last of the tree'])
})

test('a folder shown as its children alone puts them in its own place', async ({ page }) => {
  await open(page, '/tree/dissolved/shown')
  await expect(link(page, 'Shown without its folder')).toHaveAttribute('aria-current', 'page')
  await expect(sidebar(page).getByText('Dissolved')).toHaveCount(0)
  const entries = sidebar(page).locator('[data-tree-box] > ul > li > ul > li').filter({ visible: true })
  await expect(entries.last()).toHaveText('Last of the tree')
  await expect(entries.nth(-2).locator(':scope > a')).toHaveText('Shown without its folder')
})

test('a separator is words between the pages, and leads nowhere', async ({ page }) => {
  await open(page, '/tree/start')
  const separator = sidebar(page)
    .locator('[data-tree-box] > ul > li > ul > li')
    .filter({ visible: true })
    .filter({ hasText: 'Further away' })
  await expect(separator).toHaveText('Further away')
  await expect(separator.getByRole('link')).toHaveCount(0)
  await expect(separator.getByRole('button')).toHaveCount(0)
})

test('neighbors walk through the folders in the order of the sidebar', async ({ page }) => {
  await open(page, '/tree/start')
  const walked = []
  for (;;) {
    walked.push(await page.getByRole('heading', { level: 1 }).innerText())
    const next = page.locator('a[rel=next]')
    if ((await next.count()) === 0) break
    await open(page, (await next.getAttribute('href')) ?? '')
  }
  expect(walked).toEqual([
    'Start of the tree',
    'North',
    'Bench',
    'Boats',
    'Lighthouse',
    'Flowers',
    'Village',
    'Inside the opened folder',
    'Shown without its folder',
    'Last of the tree',
  ])
})
