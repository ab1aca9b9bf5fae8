import { lesson } from './support/examples'
import { expect, open, test } from './support/reader'

test('the header has one ground, and shows all its sections, in a second line where one has no room', async ({
  page,
}) => {
  for (const [width, lines] of [
    [768, 2],
    [1024, 2],
    [1280, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, lesson)
    const sections = page.getByRole('navigation', { name: 'Main' })
    const links = sections.locator('ul > li > a')
    const tops = await links.evaluateAll(all => all.map(link => link.getBoundingClientRect().top))
    expect(new Set(tops).size, `${width} px`).toBe(lines)
    for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 })
    const grounds = [page.locator('.nextra-banner-container'), page.getByRole('banner'), sections]
    const colors = await Promise.all(
      grounds.map(part => part.evaluate(element => getComputedStyle(element).backgroundColor)),
    )
    expect(new Set(colors).size).toBe(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})

test("a section's menu opens below its label", async ({ page }) => {
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
