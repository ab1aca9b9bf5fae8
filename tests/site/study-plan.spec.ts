import type { Locator } from '@playwright/test'
import { violationsOf } from './support/accessibility'
import { expect, open, test } from './support/reader'
import { keepProgress, keptPlan, makePlan, monday, openPlan, parts } from './support/study-plan'

const time = '2026-11-20T10:00:00.000Z'

const isFocused = (field: Locator) => field.evaluate(element => element === document.activeElement)

test.describe('A study plan', () => {
  test('is made from a day and minutes, gives each day its work, and is there at the next visit', async ({
    page,
    outside,
  }) => {
    await openPlan(page)
    await makePlan(page, '2027-01-04', '60')
    const { result, heading, days } = parts(page)
    await expect(heading).toBeFocused()
    await expect(page.getByRole('main').getByRole('status').first()).toContainText(
      /^\d+ days of study before Monday, January 4,/,
    )
    await expect(days.first()).toContainText('Today, Monday, November 23')
    await expect(days.first().getByRole('link', { name: 'Introduction to PSM I' })).toHaveAttribute(
      'href',
      '/scrum/psm-1/introduction/intro-psm-1',
    )
    await expect(days.first()).toContainText('study the flashcards')
    for (const week of [0, 1])
      await expect(
        result
          .locator('summary')
          .nth(week)
          .getByText(/^\d+ days?, /),
      ).toBeVisible()
    await expect(result.getByText('Monday, January 4 The day of your exam.')).toBeVisible()
    await expect(result.getByText(/doesn’t all fit/)).toHaveCount(0)
    const first = await days.first().innerText()
    await page.reload()
    await expect(days.first()).toBeVisible()
    expect(await days.first().innerText()).toBe(first)
    await expect(parts(page).exam).toHaveValue('2027-01-04')
    expect(outside.requests).toEqual([])
    expect(outside.errors).toEqual([])
  })

  test('says what is wrong with an answer, at its field', async ({ page }) => {
    await openPlan(page)
    const { exam, minutes, refusal, weekday, make } = parts(page)
    await makePlan(page, '', '30')
    await expect(refusal).toHaveText('Choose the day of your exam.')
    await expect(exam).toBeFocused()
    await expect(exam).toHaveAttribute('aria-invalid', 'true')
    for (const [day, sentence] of [
      [monday, 'Your exam is today, so there’s nothing left to plan. Good luck!'],
      ['2026-11-20', /^Friday, November 20, has passed\./],
      ['2028-01-01', /more than a year away/],
    ] as const) {
      await exam.fill(day)
      await make.click()
      await expect(refusal).toHaveText(sentence)
    }
    await exam.fill('2026-11-25')
    await minutes.fill('3')
    await make.click()
    await expect(refusal).toHaveText('Enter a whole number of minutes from 5 to 300.')
    await expect(minutes).toBeFocused()
    await minutes.fill('30')
    for (const day of ['Monday', 'Tuesday']) await weekday(day).uncheck()
    await make.click()
    await expect(refusal).toHaveText(/^None of the days that you chose comes before Wednesday, November 25\./)
    expect(await violationsOf(page)).toEqual([])
    expect(await keptPlan(page)).toBeUndefined()
  })

  test('says what does not fit, and fits with what it offers', async ({ page }) => {
    await openPlan(page)
    await makePlan(page, '2026-12-07', '30')
    const { result, minutes, exam, change } = parts(page)
    await expect(result.getByText(/doesn’t all fit\. You’d need another \d+ h/)).toBeVisible()
    await result.getByText('What is left out').click()
    await expect(
      result
        .getByRole('listitem')
        .filter({ hasText: /^\d+ questions: practice/ })
        .first(),
    ).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    await result.getByRole('button', { name: /^Study \d+ minutes a day$/ }).click()
    await expect(result.getByText(/doesn’t all fit/)).toHaveCount(0)
    await change.click()
    expect(Number(await minutes.inputValue())).toBeGreaterThan(30)
    await minutes.fill('30')
    await parts(page).make.click()
    await result.getByRole('button', { name: /^Take the exam on / }).click()
    await expect(result.getByText(/doesn’t all fit/)).toHaveCount(0)
    expect((await exam.inputValue()) > '2026-12-07').toBe(true)
  })

  test('leaves out what is read, and puts what was missed and weak areas first', async ({ page }) => {
    const missed = Array.from({ length: 8 }, (_, at) => [`daily-scrum-${at + 1}`, { right: false, at: time }])
    await keepProgress(page, {
      lessons: { '/scrum/psm-1/introduction/intro-psm-1': time },
      answers: Object.fromEntries(missed) as object,
    })
    await openPlan(page)
    await makePlan(page, '2027-01-04', '60')
    const { days, result } = parts(page)
    await expect(result.getByText('Your weak areas come first: Events.')).toBeVisible()
    await expect(days.first().getByRole('link', { name: 'practice what you missed' })).toBeVisible()
    await expect(days.first().getByRole('link', { name: 'Daily Scrum' })).toBeVisible()
    await expect(days.first().getByRole('link', { name: 'The Sprint' })).toBeVisible()
    await expect(result.getByRole('link', { name: 'Introduction to PSM I' })).toHaveCount(0)
  })

  test('moves what was missed, and says so until it is done', async ({ page }) => {
    await openPlan(page)
    await makePlan(page, '2027-01-04', '60')
    const { days, result } = parts(page)
    await expect(days.first()).toContainText('Introduction to PSM I')
    await openPlan(page, '2026-11-25')
    await expect(result.getByText(/^\d+ items from earlier days aren’t done\. They were moved/)).toBeVisible()
    await expect(days.first()).toContainText('Today, Wednesday, November 25')
    await expect(days.first()).toContainText('Introduction to PSM I moved from November 23')
    expect(await violationsOf(page)).toEqual([])
    // Read on its own page, it is done here.
    await page.goto('/scrum/psm-1/introduction/intro-psm-1')
    await page.getByRole('checkbox', { name: 'I have read this lesson' }).check()
    await openPlan(page, '2026-11-25')
    await expect(result.getByText(/^Done today: 1 lesson/)).toBeVisible()
    await expect(result.getByRole('link', { name: 'Introduction to PSM I' })).toHaveCount(0)
  })

  test('says on the day of the exam and after it that there is nothing left', async ({ page }) => {
    await openPlan(page)
    await makePlan(page, '2026-11-27', '60')
    await openPlan(page, '2026-11-27')
    await expect(
      page.getByText('Your exam is today, so there’s nothing left to plan. Good luck!'),
    ).toBeVisible()
    await openPlan(page, '2026-11-28')
    await expect(page.getByText(/^Friday, November 27, has passed\./)).toBeVisible()
    await expect(parts(page).result).toHaveCount(0)
  })

  test('is deleted when the reader says so twice', async ({ page }) => {
    await openPlan(page)
    await makePlan(page, '2026-12-21', '60')
    const { result } = parts(page)
    await result.getByRole('button', { name: 'Delete the plan …' }).click()
    expect(await violationsOf(page)).toEqual([])
    await result.getByRole('button', { name: 'Delete it' }).click()
    await expect(result).toHaveCount(0)
    expect(await keptPlan(page)).toBeUndefined()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Make the plan' })).toBeVisible()
    await expect(result).toHaveCount(0)
  })

  test('is moved from where an earlier version kept it, and is reset with the progress', async ({ page }) => {
    await openPlan(page)
    const old = { exam: '2026-12-21', minutes: 60, weekdays: ['Monday', 'Tuesday'], since: monday, laid: [] }
    await page.evaluate(
      text => window.localStorage.setItem('agile-primer:1:study-plan', text),
      JSON.stringify(old),
    )
    await page.reload()
    await expect(parts(page).heading).toBeVisible()
    await expect.poll(() => keptPlan(page)).toMatchObject({ exam: '2026-12-21', minutes: 60 })
    expect(await page.evaluate(() => window.localStorage.getItem('agile-primer:1:study-plan'))).toBeNull()
    await open(page, '/scrum/psm-1')
    await page.getByRole('button', { name: 'Reset …' }).click()
    await expect(page.getByRole('dialog').getByText(/1 study plan/)).toBeVisible()
    await page.getByRole('button', { name: 'Reset now' }).click()
    expect(await keptPlan(page)).toBeUndefined()
    await openPlan(page)
    await expect(page.getByRole('button', { name: 'Make the plan' })).toBeVisible()
  })

  test('is not made over progress that cannot be read', async ({ page }) => {
    await keepProgress(page, { lessons: 7 })
    await openPlan(page)
    await expect(page.getByText(/^The progress stored in this browser can’t be read\./)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Make the plan' })).toBeDisabled()
  })

  test('lasts as long as the page where nothing can be kept', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await openPlan(page)
    await makePlan(page, '2026-12-20', '60')
    await expect(page.getByText(/the plan lasts only until you leave this page\./)).toBeVisible()
    await expect(parts(page).heading).toBeVisible()
  })

  test('has other minutes on some weekdays, none on those with 0, and keeps them', async ({ page }) => {
    await openPlan(page)
    const { exam, days, make, refusal } = parts(page)
    await exam.focus()
    await page.locator('[data-island=study-plan][data-alive]').waitFor()
    await exam.fill('2027-01-11')
    await page.getByRole('checkbox', { name: 'Other minutes on some weekdays' }).check()
    const minutesOf = (day: string) => page.getByRole('spinbutton', { name: day })
    for (const day of ['Tuesday', 'Wednesday', 'Thursday', 'Friday']) await minutesOf(day).fill('0')
    await minutesOf('Monday').fill('3')
    await minutesOf('Saturday').fill('120')
    await make.click()
    await expect(refusal).toHaveText('Enter 0 or a whole number of minutes from 5 to 300 for Monday.')
    await expect(minutesOf('Monday')).toBeFocused()
    expect(await violationsOf(page)).toEqual([])
    await minutesOf('Monday').fill('20')
    await make.click()
    await expect(parts(page).heading).toBeFocused()
    const names = await days.getByRole('heading', { level: 4, includeHidden: true }).allTextContents()
    expect(names.filter(name => /Tuesday|Wednesday|Thursday|Friday/.test(name))).toEqual([])
    await page.reload()
    await parts(page).change.click()
    await expect(minutesOf('Saturday')).toHaveValue('120')
    await expect(minutesOf('Friday')).toHaveValue('0')
  })

  test('works with keys alone', async ({ page }) => {
    await openPlan(page)
    const { exam, minutes, make, heading } = parts(page)
    await exam.focus()
    await expect(make).toBeEnabled()
    await exam.fill('2027-01-04')
    // Past the parts of the date and its calendar.
    for (let presses = 0; presses < 6 && !(await isFocused(minutes)); presses += 1)
      await page.keyboard.press('Tab')
    await expect(minutes).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(heading).toBeFocused()
  })
})
