import { lesson } from './support/examples'
import { expect, open, test } from './support/reader'

for (const route of ['/', '/agile', lesson]) {
  test(`the first Tab on ${route} reaches a link that skips to the text`, async ({ page }) => {
    await open(page, route)
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expect(skip).not.toBeInViewport()
    await page.keyboard.press('Tab')
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport({ ratio: 1 })

    await page.keyboard.press('Enter')
    const main = page.getByRole('main')
    await expect(main).toBeFocused()
    await page.keyboard.press('Tab')
    expect(await main.evaluate(text => text.contains(document.activeElement))).toBe(true)
  })
}
