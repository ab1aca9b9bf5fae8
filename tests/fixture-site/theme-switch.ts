import type { Page } from '@playwright/test'
import { expect } from '../site/support/reader'

/** The theme switch of the footer or the sidebar. */
export const switchIn = (page: Page, part: 'footer' | 'sidebar') =>
  (part === 'footer'
    ? page.getByRole('contentinfo')
    : page.getByRole('navigation', { name: 'Pages' })
  ).getByRole('combobox', { name: 'Change theme' })

/** Where the theme stands. */
export const root = (page: Page) => page.locator('html')

/** The ground on which the text and the page around it stand; one color, or seams show. */
export async function paper(page: Page): Promise<string> {
  const grounds = await page.evaluate(() =>
    [document.body, document.documentElement].map(element => getComputedStyle(element).backgroundColor),
  )
  expect(new Set(grounds).size, grounds.join(', ')).toBe(1)
  return grounds[0] ?? ''
}
