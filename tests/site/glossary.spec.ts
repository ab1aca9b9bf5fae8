import { expect, open, test } from './support/reader'

const glossary = '/scrum/glossary'
const letters = { role: 'navigation', name: 'Letters' } as const

for (const [width, height, least] of [
  [360, 740, 44],
  [1280, 800, 24],
] as const) {
  test(`a letter leads to its terms at ${width} px, and the letters stay in view above them`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await open(page, glossary)
    const strip = page.getByRole(letters.role, { name: letters.name })
    const letter = strip.getByRole('link', { name: 'E', exact: true })
    const target = await letter.boundingBox()
    expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeGreaterThanOrEqual(least)
    await letter.click()
    const heading = page.getByRole('heading', { level: 2, name: /^E/ })
    await expect(heading).toBeInViewport({ ratio: 1 })
    await expect(strip).toBeInViewport({ ratio: 1 })
    const [above, below] = [await strip.boundingBox(), await heading.boundingBox()]
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })
}

test('back at the top, the contents are at theirs', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, `${glossary}#t`)
  const contents = page.locator('[data-reading-position]')
  await expect.poll(() => contents.evaluate(box => box.scrollTop)).toBeGreaterThan(1000)
  await page.getByRole('button', { name: 'Back to top' }).click()
  await expect.poll(() => contents.evaluate(box => box.scrollTop)).toBe(0)
})

test('an entry shows other names, and no other forms of its own', async ({ page }) => {
  await open(page, glossary)
  await expect(page.getByText('also: PBI', { exact: true })).toBeVisible()
  await expect(page.getByText('acceptance criterion')).toHaveCount(0)
})
