import { lesson } from './support/examples'
import { expect, open, test } from './support/reader'

test('the header has one ground, and its sections one row, which scrolls where it has no room', async ({
  page,
}) => {
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, lesson)
    const sections = page.getByRole('navigation', { name: 'Main' })
    const tops = await sections
      .locator('ul > li > a')
      .evaluateAll(links => links.map(link => link.getBoundingClientRect().top))
    expect(new Set(tops).size, `${width} px`).toBe(1)
    const grounds = [page.locator('.nextra-banner-container'), page.getByRole('banner'), sections]
    const colors = await Promise.all(
      grounds.map(part => part.evaluate(element => getComputedStyle(element).backgroundColor)),
    )
    expect(new Set(colors).size).toBe(1)
    const last = sections.getByRole('link', { name: 'Schedule a Call' })
    await last.focus()
    await expect(last).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})

test("a section's menu opens below its label, outside of the row that scrolls", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await open(page, lesson)
  const button = page.getByRole('button', { name: 'Pages in Kanban' })
  await button.click()
  const [above, below] = [
    await button.boundingBox(),
    await page.locator('[data-menu][aria-expanded=true] + ul').boundingBox(),
  ]
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0) - 1)
  expect(below?.height).toBeGreaterThan(100)
  await expect(page.locator('[data-menu][aria-expanded=true] + ul a').first()).toBeInViewport({ ratio: 1 })
})

test('the row of sections shows the open one, and leaves the page where it was', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await open(page, '/tools/timer')
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tools' })
  await expect
    .poll(async () => {
      const { x = 0, width = 0 } = (await link.boundingBox()) ?? {}
      // Its end is not below the row's own fade.
      return x >= 0 && x + width <= 736
    })
    .toBe(true)
  await open(page, `${lesson}#sources`)
  await page.reload()
  await expect(page.locator('#sources')).toBeInViewport()
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
})
