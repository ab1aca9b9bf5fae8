import type { Locator, Page } from '@playwright/test'
import { questionBank as bank } from '../../data/question-bank'
import { examRules, shortRound } from '../../lib/exam/exam-rules'
import { beginExam, button, choose, examPage, keptProgress, openExams, shownQuestion } from './support/exam'
import { store } from './support/flashcards'
import { expect, open, test } from './support/reader'

const { questions, minutes } = examRules

const question = (page: Page, number: number, of: number): Locator =>
  page.getByRole('heading', { name: `Question ${number} of ${of}` })

const choosing = (page: Page, way: RegExp) => page.getByRole('radio', { name: way }).check()

test.describe('As at the exam', () => {
  test('there is a way back and a list of bookmarks, but no pause', async ({ page }) => {
    await beginExam(page)
    await expect(button(page, 'Pause')).toHaveCount(0)
    const { stem } = await shownQuestion(page)
    await button(page, 'Bookmark').click()
    await button(page, 'Skip').click()
    await button(page, 'All questions').click()
    await button(page, `1: ${stem}`).click()
    await expect(question(page, 1, questions)).toBeFocused()
    expect((await keptProgress(page)).exam).toMatchObject({ mode: 'psm-1', clock: 'runs-on' })
  })

  test('the clock runs on while the page is closed, and a reload leads back into the exam', async ({
    page,
  }) => {
    await page.clock.install({ time: new Date('2026-11-21T10:00:00Z') })
    await beginExam(page)
    await choose(page, true)
    await button(page, 'Next').click()
    await page.clock.setSystemTime(new Date('2026-11-21T10:20:00Z'))
    await page.reload()
    await expect(question(page, 2, questions)).toBeFocused()
    await expect(page.getByRole('timer')).toHaveText(/^(40:00|39:\d\d) left$/)
    await page.clock.setSystemTime(new Date('2026-11-21T12:00:00Z'))
    await page.reload()
    await expect(page.getByText(/Time ran out/)).toBeVisible()
    expect((await keptProgress(page)).exams).toHaveLength(1)
  })

  test('nothing of the page is there but the exam, and all is back after it', async ({ page }) => {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await beginExam(page)
      const header = page.getByRole('banner')
      await expect(header).toBeHidden()
      await expect(page.getByRole('navigation')).toHaveCount(0)
      await expect(page.getByText('This free practice exam')).toBeHidden()
      await expect(page.getByRole('heading', { name: 'How it is made' })).toBeHidden()
      await button(page, 'End the exam …').click()
      await expect(header).toBeHidden()
      await button(page, 'End the exam and see the result').click()
      await expect(header).toBeVisible()
      await button(page, 'Back to the overview').click()
      await expect(page.getByText('This free practice exam')).toBeVisible()
    }
  })

  test('how sure the reader was and what was changed is kept', async ({ page }) => {
    await beginExam(page)
    const { id } = await shownQuestion(page)
    await choose(page, false)
    await page.keyboard.press('u')
    await expect(button(page, 'Unsure')).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('g')
    await button(page, 'Unsure').click()
    await button(page, 'Unsure').click()
    await expect(button(page, 'Unsure')).toHaveAttribute('aria-pressed', 'false')
    await page.keyboard.press('g')
    for (const box of await page.getByRole('checkbox').all()) await box.uncheck()
    await choose(page, true)
    await button(page, 'End the exam …').click()
    await button(page, 'End the exam and see the result').click()
    const { exams, answers } = await keptProgress(page)
    expect(exams[0]).toMatchObject({ confidence: { [id]: 'guess' }, changes: { [id]: 1 } })
    expect(answers[id]).toMatchObject({ right: true, confidence: 'guess' })
  })
})

test('A short exam has 30 questions at the same pace', async ({ page }) => {
  await openExams(page)
  await choosing(page, /^Short exam/)
  await button(page, 'Start').click()
  await expect(question(page, 1, 30)).toBeFocused()
  await expect(page.getByRole('timer')).toHaveText(/^22:\d\d left$/)
})

test('A first look has no clock, and is stored with its answers', async ({ page }) => {
  await openExams(page)
  await choosing(page, /^First look/)
  await button(page, 'Start').click()
  await expect(question(page, 1, shortRound)).toBeFocused()
  await expect(page.getByRole('timer')).toHaveCount(0)
  await expect(button(page, 'Hide time')).toHaveCount(0)
  const { id } = await shownQuestion(page)
  await choose(page, true)
  await button(page, 'End the quiz …').click()
  await expect(page.getByText(/19 questions are still blank/)).not.toContainText('clock')
  await button(page, 'End the quiz and see the result').click()
  const { exams, answers } = await keptProgress(page)
  expect(exams[0]).toMatchObject({ mode: 'first-look', right: 1 })
  expect(exams[0]?.questions.map(each => bank.get(each)?.difficulty)).not.toContain(3)
  expect(answers[id]?.right).toBe(true)
})

test('Half an answer is a blank before the exam is continued and within it', async ({ page }) => {
  const pair = [...bank.values()].find(each => each.kind === 'multiple' && each.countStated)?.id ?? ''
  const exam = {
    ...{ id: 'half', startedAt: '2026-11-21T10:00:00.000Z', questions: [pair, 'daily-scrum-1'], at: 0 },
    ...{ answers: { [pair]: ['a'] }, flagged: [], spent: 1000, mode: 'first-look', clock: 'none' },
  }
  await store(page, JSON.stringify({ lessons: {}, exam }))
  await open(page, examPage)
  await expect(page.getByText('Under way: a quiz, 0 of 2 answered.')).toBeVisible()
  await button(page, 'Continue the quiz').click()
  await button(page, 'All questions').click()
  await expect(page.getByText('0 answered, 2 blank, 0 bookmarked')).toBeVisible()
})

test('Learning explains at once, by keyboard alone, and keeps a note', async ({ page }) => {
  await openExams(page)
  await choosing(page, /^Learning/)
  await button(page, 'Start').click()
  await expect(question(page, 1, shortRound)).toBeFocused()
  const { id } = await shownQuestion(page)
  await choose(page, true)
  await page.keyboard.press('s')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Right.', { exact: true })).toBeVisible()
  await expect(page.getByText(/Last changed in November 2026\./)).toBeVisible()
  await expect(page.getByRole('link', { name: /^Report this question/ })).toHaveAttribute(
    'href',
    new RegExp(`question=${id}$`),
  )
  await page.locator('summary', { hasText: 'Add a note' }).click()
  await page.getByLabel('Your note on this question').fill('Guess again')
  await button(page, 'Next question').click()
  await expect(question(page, 2, shortRound)).toBeFocused()
  const { answers, notes } = await keptProgress(page)
  expect(answers[id]).toMatchObject({ right: true, confidence: 'sure' })
  expect(notes?.[id]?.text).toBe('Guess again')
})

test('An own quiz says how many questions match, and asks only those', async ({ page }) => {
  await openExams(page)
  await choosing(page, /^My own quiz/)
  const main = page.getByRole('main')
  await expect(main.getByText(`${bank.size} questions match; the quiz asks 20 of them.`)).toBeVisible()
  await main.locator('summary', { hasText: 'Sections of the Scrum Guide' }).click()
  await page.getByRole('checkbox', { name: 'Daily Scrum', exact: true }).check()
  await main.locator('summary', { hasText: 'Kinds' }).click()
  await page.getByRole('checkbox', { name: 'True or false' }).check()
  const matching = [...bank.values()].filter(
    each => each.guideSection === 'Daily Scrum' && each.kind === 'true-false',
  )
  await expect(main.getByText(`${matching.length} questions match.`)).toBeVisible()
  await page.getByRole('combobox', { name: 'Ask' }).selectOption('Only what I missed last time')
  await expect(main.getByText('0 questions match.')).toBeVisible()
  await expect(button(page, 'Start')).toBeDisabled()
  await page.getByRole('combobox', { name: 'Ask' }).selectOption('Only new ones')
  await button(page, 'Start').click()
  await expect(question(page, 1, matching.length)).toBeFocused()
  expect(matching.map(({ id }) => id)).toContain((await shownQuestion(page)).id)
  await expect(button(page, 'Check')).toBeVisible()
})

test('An exam that yesterday’s version began strictly goes on as it began', async ({ page }) => {
  const startedAt = '2026-11-22T10:00:00.000Z'
  const [first, second, third] = [...bank.keys()]
  const exam = {
    id: 'old',
    startedAt,
    questions: [first, second, third],
    answers: {},
    flagged: [],
    at: 1,
    spent: 0,
    holder: 'gone',
    seed: 3,
    time: minutes * 60_000,
    isStrict: true,
    keptAt: new Date().toISOString(),
  }
  await store(page, JSON.stringify({ lessons: {}, exam }))
  await open(page, examPage)
  await expect(page.getByText('The clock keeps running while you’re away.')).toBeVisible()
  await button(page, 'Continue the exam').click()
  await expect(question(page, 2, 3)).toBeFocused()
  await expect(button(page, 'Back')).toHaveCount(0)
  await button(page, 'All questions').click()
  await expect(button(page, 'Question 1, blank')).toBeDisabled()
})

test('A round of practice asks again what was missed in it, if the reader wishes', async ({ page }) => {
  await openExams(page)
  await button(page, /^Coaching/).click()
  const answer = async (isRight: boolean) => {
    await choose(page, isRight)
    await button(page, 'Check').click()
    await button(page, 'Next question').click()
  }
  const first = await page.getByRole('heading', { name: /^Question 1 of / }).innerText()
  const count = Number(first.split(' ').at(-1))
  for (let number = 1; number <= count; number += 1) {
    await expect(question(page, number, count)).toBeFocused()
    await answer(number !== 2)
  }
  await expect(page.getByRole('heading', { name: `Coaching: ${count - 1} of ${count} right` })).toBeFocused()
  await button(page, 'Repeat what you missed').click()
  await expect(question(page, 1, 1)).toBeFocused()
  await answer(true)
  await expect(page.getByRole('heading', { name: 'Coaching: 1 of 1 right' })).toBeFocused()
  await expect(button(page, 'Repeat what you missed')).toHaveCount(0)
})
