import { violationsOf } from './support/accessibility'
import { expect, test } from './support/reader'
import { makePlan, openPlan, parts, planLink, planPage } from './support/study-plan'

test.describe('The page of the study plan', () => {
  for (const width of [360, 768, 1280]) {
    test(`fits ${width} px without an accessibility violation`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await openPlan(page)
      await makePlan(page, '2026-12-14', '45')
      await expect(parts(page).heading).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      expect(await violationsOf(page)).toEqual([])
    })
  }

  test('heads a day in letters as large as those of its tasks', async ({ page }) => {
    await openPlan(page)
    await makePlan(page, '2026-12-14', '45')
    const date = parts(page).result.getByRole('heading', { level: 4 }).first()
    await expect(date).toHaveCSS('font-size-adjust', 'none')
    await expect(date).toHaveCSS('font-size', '18px')
  })

  test('is printed alone, with every week of it', async ({ page }) => {
    await openPlan(page)
    await makePlan(page, '2027-01-04', '60')
    const { result, make, save } = parts(page)
    // Of a week that is folded on a screen.
    const later = result
      .locator('details', { has: page.locator('ol') })
      .last()
      .locator('li')
      .first()
    await expect(result.locator('details').first()).toBeVisible()
    await expect(later).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    await expect(later).toBeVisible()
    for (const hidden of [
      make,
      save,
      page.getByRole('heading', { name: 'Two plans to begin with' }),
      page.getByRole('heading', { name: /^Are you ready/ }),
    ])
      await expect(hidden).toBeHidden()
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    await page.emulateMedia({ media: 'screen' })
    await expect(later).toBeHidden()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('there are two plans to begin with', async ({ page }) => {
    await page.goto(planPage)
    for (const [name, days] of [
      ['Two weeks', 14],
      ['Four weeks', 28],
    ] as const) {
      const sample = page.locator('details', { hasText: new RegExp(`^${name}: at most \\d+ minutes a day`) })
      await sample.locator('summary').click()
      const rows = sample.getByRole('row')
      await expect(rows).toHaveCount(days + 2)
      await expect(rows.nth(1).getByRole('link', { name: 'Introduction to PSM I' })).toBeVisible()
      await expect(rows.last()).toContainText('The exam')
      await expect(sample.locator(`a[href="/scrum/psm-1/scrum-theory-principles/time-boxing"]`)).toHaveCount(
        1,
      )
    }
  })
})

test('the way to the plan leads from the course, the front page and the result of an exam', async ({
  page,
}) => {
  for (const route of ['/scrum/psm-1', '/']) {
    await page.goto(route)
    const link = page.getByRole('main').getByRole('link', { name: /^(make )?a study plan$/i })
    await expect(link).toHaveAttribute('href', planLink)
  }
  await page.goto(planLink)
  await expect(page.getByRole('heading', { name: 'Make your study plan' })).toBeInViewport()
})
