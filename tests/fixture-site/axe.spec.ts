import path from 'node:path'
import { exportedPages } from '../../tooling/check/export/exported-pages'
import { violationsOf } from '../site/support/accessibility'
import { screens } from '../site/support/widths'
import { atRest, expect, open, test } from '../site/support/reader'

const pages = exportedPages(path.resolve('.cache/fixture/out'))

// The wide screen first: the sidebar is folded where a page is opened on a narrow one.
const wideFirst = [...screens].reverse()

for (const { route } of pages) {
  test(`${route} has no violation on a phone or a desktop, light or dark`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await open(page, route)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expect(page.locator('html')).toHaveClass(colorScheme)
      for (const { name, width, height } of wideFirst) {
        await page.setViewportSize({ width, height })
        // What a change of size or color moves has to come to rest first.
        await atRest(page)
        // All that the theme changes.
        const rules = colorScheme === 'dark' ? ['color-contrast', 'link-in-text-block'] : undefined
        const problems = await violationsOf(page, rules)
        expect(problems, `${colorScheme}, ${name}`).toEqual([])
      }
    }
  })
}
