import { readFileSync } from 'node:fs'
import { violationsOf } from './support/accessibility'
import { button, examPage } from './support/exam'
import { counts, exam, openResult, passed, recorded, usual, verdict } from './support/exam-result'
import { expect, open, test } from './support/reader'

test.describe('A quiz for a class', () => {
  test('is made of a section, printed with or without answers, and saved for Moodle', async ({ page }) => {
    await open(page, examPage)
    await page.getByText('For trainers', { exact: true }).click()
    const tools = page.getByRole('group').filter({ hasText: 'Make a quiz for your class' })
    await tools.getByRole('combobox', { name: 'Section of the Guide' }).selectOption('Daily Scrum')
    await tools.getByRole('combobox', { name: 'At most' }).selectOption('10')
    await button(page, 'Make the quiz').click()
    await expect(page.getByRole('heading', { name: 'A quiz of 10 questions' })).toBeFocused()
    await expect(page).toHaveURL(/#quiz-(?:[\w-]+,){9}[\w-]+$/)
    const marked = page.getByRole('main').locator('strong', { hasText: '✓' })
    await expect(marked).toHaveCount(0)
    await button(page, 'With answers').click()
    expect(await marked.count()).toBeGreaterThanOrEqual(10)
    const ids = new URL(page.url()).hash.slice('#quiz-'.length).split(',')
    const saving = page.waitForEvent('download')
    await button(page, 'Save for Moodle (GIFT)').click()
    const file = await saving
    expect(file.suggestedFilename()).toBe('psm-1-quiz.gift.txt')
    const text = readFileSync(await file.path(), 'utf8')
    for (const id of ids) expect(text).toContain(`::${id}::`)
  })

  test('is made of the questions that a review shows', async ({ page }) => {
    await openResult(page, usual)
    await button(page, 'Make a quiz of these').click()
    await expect(page.getByRole('heading', { name: `A quiz of ${counts.wrong} questions` })).toBeFocused()
    await page.goBack()
    await expect(page.getByRole('heading', { name: verdict })).toBeFocused()
  })

  test('whose questions are gone leads to the overview', async ({ page }) => {
    await open(page, `${examPage}#quiz-gone,lost`)
    await expect(page.getByText('There is no question with these names.')).toBeVisible()
  })
})

for (const width of [360, 768, 1280])
  test(`A result and a quiz have no violation, and fit, at ${width} px`, async ({ page }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width, height: 800 })
    const inspect = async () => {
      expect(await violationsOf(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
    await openResult(page, exam('first', passed), recorded)
    await page.getByText('By section of the Scrum Guide, kind and level').click()
    await button(page, 'Open all').click()
    await inspect()
    await button(page, 'Make a quiz of these').click()
    await button(page, 'With answers').click()
    await inspect()
  })
