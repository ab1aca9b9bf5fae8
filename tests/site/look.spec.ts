import type { Page } from '@playwright/test'
import { lesson } from './support/examples'
import { expect, open, test } from './support/reader'

/** Mean number of characters in the full lines of the paragraphs of an article. */
const measureOf = (page: Page) =>
  page.getByRole('article').evaluate(article => {
    const counts: number[] = []
    for (const paragraph of article.querySelectorAll('.painted-apart > p')) {
      const tops: number[] = []
      const range = document.createRange()
      const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const { currentNode: text } = walker
        for (let offset = 0; offset < (text.textContent?.length ?? 0); offset++) {
          range.setStart(text, offset)
          range.setEnd(text, offset + 1)
          const box = range.getClientRects()[0]
          if (box) tops.push(Math.round(box.bottom / 8))
        }
      }
      const lines = [...new Set(tops)].map(top => tops.filter(each => each === top).length)
      // The last line of a paragraph ends where its text ends.
      counts.push(...lines.slice(0, -1))
    }
    return counts.reduce((sum, count) => sum + count, 0) / counts.length
  })

for (const route of ['/agile/overview', lesson]) {
  test(`the lines of ${route} hold 60 to 80 characters from 768 px on`, async ({ page }) => {
    for (const width of [768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      await open(page, route)
      const measure = await measureOf(page)
      expect(measure, `${width} px wide`).toBeGreaterThanOrEqual(60)
      expect(measure, `${width} px wide`).toBeLessThanOrEqual(80)
    }
  })
}

test('on paper there is the text, and nothing that only a screen can use', async ({ page }) => {
  await open(page, lesson)
  await page.emulateMedia({ media: 'print' })
  for (const part of [
    page.getByRole('complementary', { name: 'Announcement' }),
    page.getByRole('link', { name: 'Skip to content' }),
    page.getByRole('navigation', { name: 'Main' }),
    page.getByRole('navigation', { name: 'Pages' }),
    page.getByRole('navigation', { name: 'On this page' }),
    page.getByRole('navigation', { name: 'Breadcrumb' }),
    page.getByRole('navigation', { name: 'Previous and next page' }),
    page.getByRole('form', { name: 'Get Free eBook' }),
    page.getByRole('button', { name: 'Back to top' }),
    page.locator('[data-ebook-ad]').first(),
    page.locator('[aria-label="Share this page"]'),
  ]) {
    await expect(part).toBeHidden()
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Sources' })).toBeVisible()
  await expect(page.getByRole('article').locator('figure img').first()).toBeVisible()
})
