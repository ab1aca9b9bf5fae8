import type { Page } from '@playwright/test'
import { violationsOf } from './support/accessibility'
import {
  choose,
  course,
  downloadOf,
  factOf,
  fileText,
  keptBy,
  keptProgress,
  lesson,
  openWith,
  partsOf,
  progress,
  textOf,
  time,
} from './support/progress'
import { expect, open, openAt, test } from './support/reader'

test('unreadable data are saved verbatim, and deleted only after confirmation', async ({ page }) => {
  const damaged = '{"lessons":{"/scrum/one":"2026-11-21T'
  await openWith(page, damaged)
  const { file, reset, question, done } = partsOf(page)
  await expect(page.getByText('The progress stored in this browser can’t be read, so it was')).toBeVisible()
  await expect(factOf(page, 'Lessons read')).toBeHidden()
  await expect(file).toBeDisabled()
  expect(await violationsOf(page)).toEqual([])

  const download = await downloadOf(page, () =>
    page.getByRole('button', { name: 'Save the stored data' }).click(),
  )
  expect(download.suggestedFilename()).toMatch(/unreadable-\d{4}-\d\d-\d\d\.txt$/)
  expect(await textOf(download)).toBe(damaged)
  expect(await keptBy(page)).toBe(damaged)

  await reset.click()
  await expect(question).toContainText(`${damaged.length} characters of stored progress`)
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect(await keptBy(page)).toBe(damaged)
  await reset.click()
  await question.getByRole('button', { name: 'Reset now' }).click()
  await expect(done).toHaveText('Your progress on this device was deleted.')
  await choose(page, fileText({ progress }))
  await expect(factOf(page, 'Lessons read')).toHaveText('1')
})

test('two tabs show the same, and neither overwrites the other', async ({ page, context }) => {
  await openAt(page, course, 'progress')
  const other = await context.newPage()
  await open(other, lesson)
  await other.getByRole('checkbox', { name: 'I have read this lesson' }).check()
  await expect(factOf(page, 'Lessons read')).toHaveText('1')

  await choose(page, fileText({ progress: { lessons: { '/scrum/psm-1/introduction': time } } }))
  await expect(factOf(page, 'Lessons read')).toHaveText('2')
  // A browser tells a tab some milliseconds later what another has written; a reader needs longer to change tabs.
  await expect.poll(() => keptBy(other)).toContain('/scrum/psm-1/introduction')
  await other.getByRole('checkbox', { name: 'I have read this lesson' }).uncheck()
  await expect(factOf(page, 'Lessons read')).toHaveText('1')
  expect(await keptProgress(other)).toMatchObject({
    lessons: { '/scrum/psm-1/introduction': time },
    last: lesson,
  })

  await other.goto(course)
  await expect(factOf(other, 'Lessons read')).toHaveText('1')
  const { reset, question } = partsOf(page)
  await reset.click()
  await question.getByRole('button', { name: 'Reset now' }).click()
  await expect(factOf(other, 'Lessons read')).toHaveText('0')
  expect(await keptBy(other)).toBeNull()
})

test('all of it works with the keyboard alone, and the question has no violation', async ({ page }) => {
  await openWith(page, JSON.stringify(progress))
  const { save, file, reset, question } = partsOf(page)
  await save.focus()
  await downloadOf(page, () => page.keyboard.press('Enter'))
  await page.keyboard.press('Tab')
  await expect(file).toBeFocused()
  const opened = page.waitForEvent('filechooser')
  // The browser hears that the choice is waited for before it hears of the key.
  await page.evaluate(() => undefined)
  await page.keyboard.press('Enter')
  const chooser = await opened
  expect(chooser.isMultiple()).toBe(false)
  await page.keyboard.press('Tab')
  await expect(reset).toBeFocused()

  await page.keyboard.press('Enter')
  const button = (name: string) => question.getByRole('button', { name })
  await expect(button('Cancel')).toBeFocused()
  expect(await violationsOf(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(reset).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(question).toBeHidden()
  expect(await keptProgress(page)).toEqual(progress)

  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(button('Save as a file first')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(button('Reset now')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(reset).toBeFocused()
  expect(await keptBy(page)).toBeNull()
})

test('a first look does not count as an exam taken', async ({ page }) => {
  const [exam] = progress.exams
  await openWith(page, JSON.stringify({ lessons: {}, answers: {}, exams: [{ ...exam, mode: 'first-look' }] }))
  await expect(factOf(page, 'Practice exams')).toContainText('None yet.')
  await openWith(page, JSON.stringify({ lessons: {}, answers: {}, exams: [exam] }))
  await expect(factOf(page, 'Practice exams')).toContainText('1 taken')
})

/** Pixels from the heading of the progress to the next. */
async function heightOf(page: Page): Promise<number> {
  return page.getByRole('heading', { name: 'Your progress on this device' }).evaluate(heading => {
    const headings = [...document.querySelectorAll('main h2')]
    const next = headings[headings.indexOf(heading) + 1]
    if (!next) throw new Error('No section follows.')
    return Math.round(next.getBoundingClientRect().y - heading.getBoundingClientRect().y)
  })
}

for (const width of [360, 768, 1280]) {
  test(`nothing moves at ${width} px when the browser says what it has kept`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const early = await browser.newPage({ viewport: { width, height: 800 }, ...(baseURL ? { baseURL } : {}) })
    await early.route('**/*.js', route => route.abort())
    await early.goto(course)
    await expect(early.getByRole('button', { name: 'Save as a file' })).toBeEnabled()
    const height = await heightOf(early)
    await early.close()

    await page.setViewportSize({ width, height: 800 })
    await openAt(page, course, 'progress')
    await expect(partsOf(page).save).toBeEnabled()
    expect(await heightOf(page)).toBe(height)
    for (const text of [JSON.stringify(progress), '{"lessons":']) {
      await openWith(page, text)
      await expect(partsOf(page).reset).toBeEnabled()
      expect(await heightOf(page), text.slice(0, 12)).toBe(height)
    }
  })
}
