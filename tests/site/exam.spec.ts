import type { Page } from '@playwright/test'
import { choicesOf } from '../../lib/course/question'
import {
  beginExam,
  beginWithPauses,
  button,
  choose,
  keptProgress,
  openExams,
  shownQuestion,
} from './support/exam'
import { expect, test } from './support/reader'
import { planLink } from './support/study-plan'
import { passPercent } from '../../lib/exam/exam-facts'
import { examRules } from '../../lib/exam/exam-rules'

const { questions, minutes, pass } = examRules

test.describe('An exam', () => {
  test('is taken by keyboard alone, question by question', async ({ page }) => {
    await openExams(page)
    await button(page, 'Start').focus()
    await page.keyboard.press('Enter')
    const heading = (number: number) =>
      page.getByRole('heading', { name: `Question ${number} of ${questions}` })
    await expect(heading(1)).toBeFocused()

    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(page.getByRole('group').locator('input').first()).toBeChecked()
    // As many as the question asks for.
    const wanted = choicesOf(await shownQuestion(page)).filter(choice => choice.right).length
    for (let digit = 2; digit <= wanted; digit += 1) await page.keyboard.press(String(digit))
    await button(page, 'Bookmark').focus()
    await page.keyboard.press('Enter')
    await button(page, 'Next').focus()
    await page.keyboard.press('Enter')
    await expect(heading(2)).toBeFocused()
    await button(page, 'Skip').focus()
    await page.keyboard.press('Enter')
    await expect(heading(3)).toBeFocused()
    await button(page, 'Back').focus()
    await page.keyboard.press('Enter')
    await expect(heading(2)).toBeFocused()

    await button(page, 'All questions').focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('1 answered, 79 blank, 1 bookmarked')).toBeVisible()
    await expect(button(page, 'Question 1, answered, bookmarked')).toBeVisible()
    await button(page, `Question ${questions}, blank`).focus()
    await page.keyboard.press('Enter')
    await expect(heading(questions)).toBeFocused()
    await button(page, 'Finish').focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText(/79 questions are still blank.*You bookmarked 1/)).toBeVisible()
    await button(page, 'End the exam and see the result').focus()
    await page.keyboard.press('Enter')
    await expect(
      page.getByRole('heading', { name: new RegExp(`^[01] of ${questions} right: not passed$`) }),
    ).toBeFocused()
  })

  test('explains nothing before its end, and everything after it', async ({ page }) => {
    test.setTimeout(90_000)
    await beginExam(page)
    for (let number = 1; number <= questions; number += 1) {
      await choose(page, number > questions - pass)
      await expect(page.getByRole('main')).not.toContainText('Scrum Guide 2020,')
      await button(page, number === questions ? 'Finish' : 'Next').click()
    }
    await button(page, 'End the exam and see the result').click()
    await expect(page.getByRole('heading', { name: `${pass} of ${questions} right: passed` })).toBeVisible()
    await expect(
      page.getByText(`${passPercent}%, ${questions - pass} wrong. You need ${passPercent}%`),
    ).toBeVisible()
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(14)

    const missed = page.getByRole('listitem').filter({ hasText: /^\d+, missed:/ })
    await expect(missed).toHaveCount(questions - pass)
    await missed.first().locator('summary').first().click()
    await expect(missed.first().locator('label', { hasText: '✗ wrong' }).first()).toBeVisible()
    await expect(missed.first().locator('label', { hasText: '✓ right' }).first()).toBeVisible()
    await expect(missed.first()).toContainText(/Scrum Guide 2020, |Based on: Complementary practice/)
    await page.getByRole('combobox', { name: 'Show', exact: true }).selectOption('all')
    await expect(page.getByRole('listitem').filter({ hasText: /^\d+, right:/ })).toHaveCount(pass)

    await expect(page.getByRole('link', { name: 'study plan', exact: true })).toHaveAttribute(
      'href',
      planLink,
    )
    const lessons = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: /\(\d+ missed\)/ })
    await expect(lessons).toHaveCount(5)
    await lessons.first().getByRole('link').click()
    await expect(page.getByRole('heading', { name: 'Check yourself' })).toBeVisible()
  })

  test('keeps its answers and its time over a reload, a closed tab and a wrong clock', async ({
    page,
    context,
  }) => {
    await page.clock.install({ time: new Date('2026-11-21T10:00:00Z') })
    await beginWithPauses(page)
    const first = await shownQuestion(page)
    await choose(page, true)
    await page.clock.runFor(61_000)
    await expect(page.getByRole('timer')).toHaveText(`${minutes - 2}:59 left`)

    await page.clock.setSystemTime(new Date('2031-01-01T00:00:00Z'))
    await page.clock.runFor(1000)
    await expect(page.getByRole('timer')).toHaveText(`${minutes - 2}:58 left`)
    await page.clock.setSystemTime(new Date('1999-01-01T00:00:00Z'))
    await page.clock.runFor(1000)
    await expect(page.getByRole('timer')).toHaveText(`${minutes - 2}:57 left`)

    await page.reload()
    await expect(page.getByRole('heading', { name: `Question 1 of ${questions}` })).toBeFocused()
    await expect(page.getByRole('timer')).toHaveText(new RegExp(`^${minutes - 2}:5\\d left$`))
    await page.close()

    const later = await context.newPage()
    await openExams(later, 100)
    await expect(
      later.getByText(new RegExp(`1 of ${questions} answered, ${minutes - 2}:5\\d left`)),
    ).toBeVisible()
    await button(later, 'Continue the quiz').click()
    expect((await shownQuestion(later)).id).toBe(first.id)
    await expect(later.getByRole('timer')).toHaveText(new RegExp(`^${minutes - 2}:5\\d left$`))
    expect((await keptProgress(later)).exam?.answers).toHaveProperty(first.id)
  })

  test('pauses, hides its time, and says it seldom', async ({ page }) => {
    await page.clock.install()
    await beginWithPauses(page)
    const said = page.getByRole('main').getByRole('status').first()
    await expect(said).toHaveText('')
    await button(page, 'Pause').click()
    await expect(page.getByRole('heading', { name: 'The quiz is paused' })).toBeFocused()
    await page.clock.runFor(10 * 60_000)
    await button(page, 'Continue').click()
    await expect(page.getByRole('timer')).toHaveText(new RegExp(`^${minutes}:00|${minutes - 1}:59 left$`))

    await page.clock.runFor(30 * 60_000)
    await expect(said).toHaveText('30 minutes are left.')
    await page.clock.runFor(60_000)
    await expect(said).toHaveText('30 minutes are left.')
    await button(page, 'Hide time').click()
    await expect(page.getByRole('timer')).toBeHidden()
    await page.clock.runFor(20 * 60_000)
    await expect(page.getByText(/minutes are left/)).toHaveCount(0)
    await page.reload()
    await expect(button(page, 'Show time')).toBeVisible()
    await expect(page.getByRole('timer')).toBeHidden()
    await button(page, 'Show time').click()
    await expect(page.getByRole('timer')).toHaveText(/^[89]:\d\d left$/)
  })

  test('ends by itself when the time is out', async ({ page }) => {
    await page.clock.install()
    await beginExam(page)
    await choose(page, true)
    await page.clock.runFor(minutes * 60_000 + 1000)
    await expect(page.getByRole('heading', { name: `1 of ${questions} right: not passed` })).toBeVisible()
    await expect(page.getByText('Time ran out, so the exam ended.')).toBeVisible()
    const { exam, exams } = await keptProgress(page)
    expect(exam).toBeUndefined()
    expect(exams).toHaveLength(1)
  })

  test('goes on in one tab at a time, and neither loses what the other did', async ({ page, context }) => {
    await beginExam(page)
    await choose(page, true)
    const other = await context.newPage()
    await openExams(other, 100)
    await button(other, 'Continue the exam').click()
    await expect(page.getByRole('heading', { name: 'The exam is open in another tab' })).toBeVisible()
    await button(other, 'Next').click()
    await choose(other, true)
    // A browser tells a tab some milliseconds later what another has written; a reader needs longer to change tabs.
    await expect.poll(async () => Object.keys((await keptProgress(page)).exam?.answers ?? {})).toHaveLength(2)
    await button(page, 'Continue here').click()
    await button(page, 'All questions').click()
    await expect(page.getByText(/^2 answered/)).toBeVisible()
    await expect(other.getByRole('heading', { name: 'The exam is open in another tab' })).toBeVisible()
  })

  test('has the bookmarks of both tabs, and not those that one has taken off', async ({ page, context }) => {
    await beginExam(page)
    await button(page, 'Bookmark').click()
    const other = await context.newPage()
    await openExams(other, 100)
    await button(other, 'Continue the exam').click()
    await button(other, 'Skip').click()
    await button(other, 'Bookmark').click()
    const bookmarked = async (tab: Page) => (await keptProgress(tab)).exam?.flagged
    await expect.poll(() => bookmarked(page)).toHaveLength(2)
    await button(page, 'Continue here').click()
    await button(page, 'Bookmark').click()
    await expect.poll(() => bookmarked(other)).toHaveLength(1)
    await button(other, 'Continue here').click()
    await button(other, 'All questions').click()
    await expect(button(other, 'Question 1, blank, bookmarked')).toBeVisible()
    await expect(other.getByText(`0 answered, ${questions} blank, 1 bookmarked`)).toBeVisible()
  })

  test('is given up only after a question', async ({ page }) => {
    await beginWithPauses(page)
    await choose(page, true)
    await button(page, 'Pause').click()
    await button(page, 'Back to the overview').click()
    await button(page, 'Give it up …').click()
    await button(page, 'Keep it').click()
    await expect(button(page, 'Continue the quiz')).toBeVisible()
    await button(page, 'Give it up …').click()
    await button(page, 'Give it up').click()
    await expect(button(page, 'Start')).toBeVisible()
    expect((await keptProgress(page)).exams).toEqual([])
  })

  test('asks other questions the next time, and both are in the history', async ({ page }) => {
    await openExams(page)
    const asked: string[][] = []
    for (let exam = 0; exam < 2; exam += 1) {
      await button(page, 'Start').click()
      await button(page, 'End the exam …').click()
      await button(page, 'End the exam and see the result').click()
      asked.push((await keptProgress(page)).exams.at(-1)?.questions ?? [])
      await button(page, 'Back to the overview').click()
    }
    expect(new Set(asked.flat()).size).toBe(160)
    const rows = page
      .getByRole('table')
      .getByRole('row')
      .filter({ hasText: `0 of ${questions} (0%)` })
    await expect(rows).toHaveCount(2)
    await rows.first().getByRole('button').click()
    await expect(page.getByRole('heading', { name: `0 of ${questions} right: not passed` })).toBeFocused()
  })

  test("is not interrupted by the handbook's offer", async ({ page }) => {
    await beginExam(page)
    await page.evaluate(() =>
      document.body.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, clientX: 200, clientY: 5 })),
    )
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await page.evaluate(() => window.sessionStorage.length)).toBe(0)
  })
})
