import type { Page } from '@playwright/test'
import { expect, open, test } from '../site/support/reader'

const switchIn = (page: Page, part: 'footer' | 'sidebar') =>
  (part === 'footer'
    ? page.getByRole('contentinfo')
    : page.getByRole('navigation', { name: 'Pages' })
  ).getByRole('combobox', { name: 'Change theme' })
const root = (page: Page) => page.locator('html')
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('theme'))
/** The ground on which the text and the page around it stand; one color, or seams show. */
async function paper(page: Page): Promise<string> {
  const grounds = await page.evaluate(() =>
    [document.body, document.documentElement].map(element => getComputedStyle(element).backgroundColor),
  )
  expect(new Set(grounds).size, grounds.join(', ')).toBe(1)
  return grounds[0] ?? ''
}

test('until the reader chooses, the theme follows the system, also when that changes', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page, '/layouts/default')
  await expect(root(page)).toHaveClass('dark')
  for (const part of ['footer', 'sidebar'] as const) {
    await expect(switchIn(page, part)).toHaveValue('system')
    await expect(switchIn(page, part).getByRole('option')).toHaveText(['Light', 'Dark', 'System'])
  }
  const dark = await paper(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(root(page)).toHaveClass('light')
  expect(await paper(page)).toBe('rgb(255, 255, 255)')
  expect(dark).not.toBe('rgb(255, 255, 255)')
  expect(await kept(page)).toBeNull()
})

for (const part of ['footer', 'sidebar'] as const) {
  test(`the choice of the ${part} is kept under 'theme', over a reload and against the system`, async ({
    page,
    outside,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await open(page, '/layouts/default')
    await switchIn(page, part).selectOption('Dark')
    await expect(root(page)).toHaveClass('dark')
    expect(await kept(page)).toBe('dark')
    await open(page, '/layouts/full')
    await expect(root(page)).toHaveClass('dark')
    for (const each of ['footer', 'sidebar'] as const) await expect(switchIn(page, each)).toHaveValue('dark')

    await switchIn(page, part).selectOption('Light')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(root(page)).toHaveClass('light')
    await switchIn(page, part).selectOption('System')
    await expect(root(page)).toHaveClass('dark')
    expect(await kept(page)).toBe('system')
    expect(outside.errors).toEqual([])
  })
}

test('a dark page is dark before its scripts run', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.route('**/_next/**/*.js', route => route.abort())
  await page.goto('/layouts/default')
  await expect(root(page)).toHaveClass('dark')
  await expect(root(page)).toHaveCSS('color-scheme', 'dark')
})

test('the choice in one tab holds in every other', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, '/layouts/default')
  const other = await context.newPage()
  await other.emulateMedia({ colorScheme: 'light' })
  await open(other, '/layouts/full')
  await switchIn(other, 'footer').selectOption('Dark')
  await expect(root(page)).toHaveClass('dark')
  await expect(switchIn(page, 'footer')).toHaveValue('dark')
})

test('a folded sidebar hides its switches, which the footer has too', async ({ page }) => {
  await open(page, '/layouts/default')
  await expect(switchIn(page, 'sidebar')).toBeVisible()
  await page.getByRole('button', { name: 'Hide sidebar' }).click()
  await expect(switchIn(page, 'sidebar')).toBeHidden()
  await expect(switchIn(page, 'footer')).toBeVisible()
})

test('on a phone the drawer has both switches, inside the screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/layouts/default')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const drawer = page.getByRole('navigation', { name: 'Pages' })
  for (const name of ['Change theme', 'Change language']) {
    await expect(drawer.getByRole('combobox', { name })).toBeInViewport({ ratio: 1 })
  }
})
