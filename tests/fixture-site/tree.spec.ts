import type { Page } from '@playwright/test'
import { expect, open, test } from '../site/support/reader'

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Pages' })
const button = (page: Page, title: string) =>
  sidebar(page)
    .getByRole('button', { name: new RegExp(`^(Pages in )?${title}$`) })
    .filter({ visible: true })
const link = (page: Page, name: string) => sidebar(page).getByRole('link', { name, exact: true })

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
  await expect.poll(() => openFolders(page)).toEqual(['North', 'Harbor', 'Pier'])
  await expect(link(page, 'Bench')).toHaveAttribute('aria-current', 'page')
})

test('with autoCollapse a folder that was left closes behind the reader', async ({ page }) => {
  await open(page, '/tree/north/harbor/pier/bench')
  await button(page, 'South').click()
  await expect.poll(() => openFolders(page)).toEqual(['North', 'Harbor', 'Pier', 'South'])
  await link(page, 'Village').click()
  await expect(page).toHaveURL('/tree/south/village')
  await expect.poll(() => openFolders(page)).toEqual(['South'])
})

test('with autoCollapse a folder opened off the path closes when the page changes, and stays so on reload', async ({
  page,
}) => {
  await open(page, '/tree/start')
  await button(page, 'North').click()
  await button(page, 'Harbor').click()
  await expect.poll(() => openFolders(page)).toEqual(['North', 'Harbor'])
  await page.locator('a[rel=next]').click()
  await expect(page).toHaveURL('/tree/north')
  await expect.poll(() => openFolders(page)).toEqual(['North'])
  await link(page, 'Last of the tree').click()
  await expect(page).toHaveURL('/tree/last')
  await expect.poll(() => openFolders(page)).toEqual([])
  await page.reload()
  await expect(link(page, 'Last of the tree')).toHaveAttribute('aria-current', 'page')
  await expect.poll(() => openFolders(page)).toEqual([])
})
