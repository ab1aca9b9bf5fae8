import type { Page } from '@playwright/test'
import { beginExam, button, choose, examPage, keptProgress, openExams, shownQuestion } from './support/exam'
import { exam, openResult } from './support/exam-result'
import { expect, open, test } from './support/reader'
import { examRules } from '../../lib/exam/exam-rules'

const { questions, pass } = examRules

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { name, exact: typeof name === 'string' })

const order = (page: Page) =>
  page
    .getByRole('main')
    .locator('fieldset input')
    .evaluateAll(inputs => inputs.map(input => (input as HTMLInputElement).value).join(''))

test.describe('A round of practice', () => {
  test('is left by Back for the start screen, which has its answers, and entered again by Forward', async ({
    page,
  }) => {
    await openExams(page)
    await button(page, /^Coaching/).click()
    await expect(heading(page, /^Question 1 of /)).toBeFocused()
    const { id, stem, lesson } = await shownQuestion(page)
    await choose(page, false)
    await button(page, 'Check').click()
    await button(page, 'Next question').click()
    await expect(heading(page, /^Question 2 of /)).toBeFocused()
    const second = await shownQuestion(page)

    await page.goBack()
    await expect(heading(page, 'Start here')).toBeFocused()
    await expect(page).toHaveURL(new RegExp(`${examPage}$`))
    await expect(button(page, /^Coaching/)).toContainText('0 of 1 right')
    expect((await keptProgress(page)).answers[id]?.right).toBe(false)

    await page.goForward()
    await expect(heading(page, /^Question 2 of /)).toBeFocused()
    expect((await shownQuestion(page)).id).toBe(second.id)
    await expect(page.getByText('Coaching: 0 of 1 right so far')).toBeVisible()
    await button(page, 'Stop practicing').click()
    await expect(heading(page, 'Coaching: 0 of 1 right')).toBeFocused()
    const missed = page.getByRole('main').getByRole('listitem').filter({ hasText: stem })
    await expect(missed.getByRole('link')).toHaveAttribute('href', lesson)
    await button(page, 'Back to the overview').click()
    await expect(heading(page, 'Start here')).toBeFocused()
  })

  test('goes on where it stood after a reload, and after a visit to a lesson', async ({ page }) => {
    await openExams(page)
    await page.getByRole('radio', { name: /^Learning/ }).check()
    await button(page, 'Start').click()
    await expect(heading(page, /^Question 1 of /)).toBeFocused()
    await choose(page, true)
    await button(page, 'Check').click()
    await button(page, 'Next question').click()
    await expect(heading(page, /^Question 2 of /)).toBeFocused()
    const { id } = await shownQuestion(page)
    const shown = await order(page)
    await choose(page, true)
    await button(page, 'Unsure').click()

    await page.reload()
    await expect(heading(page, /^Question 2 of /)).toBeFocused()
    expect((await shownQuestion(page)).id).toBe(id)
    expect(await order(page)).toBe(shown)
    await expect(button(page, 'Unsure')).toHaveAttribute('aria-pressed', 'true')
    await button(page, 'Check').click()
    const verdict = page.getByText('Right.', { exact: true })
    await expect(verdict).toBeVisible()

    await page.reload()
    await expect(verdict).toBeVisible()
    await expect(page.getByText('Learning: 2 of 2 right so far')).toBeVisible()
    expect((await keptProgress(page)).answers[id]).toMatchObject({ right: true, confidence: 'unsure' })
    await page
      .getByText(/^Taught in /)
      .getByRole('link')
      .click()
    await expect(page).not.toHaveURL(new RegExp(examPage))
    await page.goBack()
    await expect(verdict).toBeVisible()
    await button(page, 'Next question').click()
    await expect(heading(page, /^Question 3 of /)).toBeFocused()
  })

  test('has a result that Back leaves for the start screen, and that a reload keeps', async ({ page }) => {
    await openExams(page)
    await button(page, /^Coaching/).click()
    await expect(heading(page, /^Question 1 of /)).toBeFocused()
    await button(page, 'Stop practicing').click()
    await expect(heading(page, 'Start here')).toBeFocused()
    await button(page, /^Coaching/).click()
    await choose(page, false)
    await button(page, 'Check').click()
    await button(page, 'Stop practicing').click()
    await button(page, 'Back to the overview').click()
    await button(page, 'Practice what you missed').click()
    await expect(heading(page, 'Question 1 of 1')).toBeFocused()
    await choose(page, false)
    await button(page, 'Check').click()
    await button(page, 'Next question').click()
    const ended = heading(page, 'What you missed: 0 of 1 right')
    await expect(ended).toBeFocused()
    await page.reload()
    await expect(ended).toBeFocused()
    // Another round takes the place of the one that ended.
    await button(page, 'Repeat what you missed').click()
    await expect(heading(page, 'Question 1 of 1')).toBeFocused()
    await page.goBack()
    await expect(heading(page, 'Start here')).toBeFocused()
    await expect(page.getByText(/^1 question is waiting/)).toBeVisible()
  })

  test('that a link asks for is left by Back for where the link was', async ({ page }) => {
    await open(page, '/about')
    await open(page, `${examPage}#practice=area:Coaching:5`)
    await expect(heading(page, 'Question 1 of 5')).toBeFocused()
    await page.reload()
    await expect(heading(page, 'Question 1 of 5')).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL(/\/about$/)
  })

  test('of what an exam missed is left by Back for the result, and goes on after a reload', async ({
    page,
  }) => {
    await openResult(page, exam('one', { right: pass, wrong: questions - pass }))
    const verdict = heading(page, `${pass} of ${questions} right: passed`)
    await button(page, 'Repeat what you missed').click()
    await choose(page, true)
    await button(page, 'Check').click()
    await button(page, 'Next question').click()
    const left = heading(page, `${questions - pass - 1} questions left`)
    await expect(left).toBeFocused()
    await page.reload()
    await expect(left).toBeFocused()
    await page.goBack()
    await expect(verdict).toBeFocused()
    await page.goForward()
    await expect(left).toBeFocused()
  })
})

test('An exam is left by Back for the start screen, and so is its result', async ({ page }) => {
  await beginExam(page)
  await choose(page, true)
  await page.goBack()
  await expect(heading(page, 'Go on')).toBeFocused()
  await expect(page.getByText(`1 of ${questions} answered`)).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await page.goForward()
  await expect(heading(page, `Question 1 of ${questions}`)).toBeFocused()
  await button(page, 'End the exam …').click()
  await button(page, 'End the exam and see the result').click()
  await expect(heading(page, `1 of ${questions} right: not passed`)).toBeFocused()
  await expect(page).toHaveURL(/#result-/)
  await page.goBack()
  await expect(heading(page, 'Start here')).toBeFocused()
})
