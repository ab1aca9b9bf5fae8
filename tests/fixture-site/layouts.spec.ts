import type { Page } from '@playwright/test'
import { expect, open, test } from '../site/support/reader'

const parts = {
  navbar: (page: Page) => page.getByRole('navigation', { name: 'Main' }),
  footer: (page: Page) => page.getByRole('contentinfo'),
  sidebar: (page: Page) => page.getByRole('navigation', { name: 'Pages' }),
  toc: (page: Page) => page.getByRole('navigation', { name: 'On this page' }),
  breadcrumb: (page: Page) => page.getByRole('navigation', { name: 'Breadcrumb' }),
  pagination: (page: Page) => page.getByRole('navigation', { name: 'Previous and next page' }),
  timestamp: (page: Page) => page.getByText('Last updated at'),
}
type Part = keyof typeof parts
const all = Object.keys(parts) as Part[]

async function expectParts(page: Page, expected: readonly Part[]): Promise<void> {
  const shown = []
  for (const part of all) if (await parts[part](page).isVisible()) shown.push(part)
  expect(shown).toEqual(expected)
}

const layouts: [layout: string, expected: Part[]][] = [
  ['default', all],
  // The full layout keeps the sidebar unless the page turns it off; the text takes the place of the contents.
  ['full', all.filter(part => part !== 'toc' && part !== 'breadcrumb')],
  ['raw', ['navbar', 'footer']],
]

for (const [layout, expected] of layouts) {
  test(`the ${layout} layout has one main, its own parts, and a skip link that works`, async ({ page }) => {
    await open(page, `/layouts/${layout}`)
    await expectParts(page, expected)
    const main = page.getByRole('main')
    await expect(main).toHaveCount(1)
    await expect(main).toContainText('Enough words to be a paragraph of the fixture.')
    await expect(page.getByRole('banner')).toHaveCount(1)
    await expect(page.getByRole('complementary', { name: 'Announcement' })).toHaveCount(1)

    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(main).toBeFocused()
    await page.keyboard.press('Tab')
    expect(await main.evaluate(element => element.contains(document.activeElement))).toBe(true)
  })
}

test('with every option on, every part is there', async ({ page }) => {
  await open(page, '/options/no-pagination')
  await open(page, '/options/all')
  await expectParts(page, all)
})

for (const option of all) {
  test(`the option ${option} turned off removes that part alone`, async ({ page }) => {
    await open(page, `/options/no-${option}`)
    await expectParts(
      page,
      all.filter(part => part !== option),
    )
    await expect(page.getByRole('main')).toHaveCount(1)
  })
}

test('the typesetting of an article has letters of its own', async ({ page }) => {
  const fontOf = () => page.getByText('Enough words').evaluate(text => getComputedStyle(text).fontFamily)
  await open(page, '/options/all')
  const plain = await fontOf()
  await open(page, '/options/typesetting-article')
  expect(await fontOf()).not.toBe(plain)
  await expectParts(page, all)
})
