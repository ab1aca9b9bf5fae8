import type { Page } from '@playwright/test'
import { choicesOf, scopeOf, type Question } from '../../lib/course/question'
import { shownChoices } from '../../lib/exam/shown-choices'
import { questionBank as bank } from '../../data/question-bank'
import { beginExam, button, choose, keptProgress, openExams, shownQuestion } from './support/exam'
import { store } from './support/flashcards'
import { expect, test } from './support/reader'
import { examRules } from '../../lib/exam/exam-rules'

const isSingle = ({ kind }: Question) => kind === 'single'

/** About how many lines a question takes on a phone. */
const linesOf = (question: Question) =>
  [question.stem, ...choicesOf(question).map(({ text }) => text)].reduce(
    (sum, text) => sum + Math.ceil(text.length / 38),
    0,
  )

/**
 * Goes through so many questions, each of which has to be in the first screen with its heading and all its options.
 * @param also a button that has to be there, too
 */
async function expectInFirstScreen(page: Page, count: number, of: number, also?: RegExp): Promise<void> {
  for (let number = 1; number <= count; number += 1) {
    await expect(page.getByRole('heading', { name: `Question ${number} of ${of}` })).toBeInViewport({
      ratio: 1,
    })
    await expect(page.getByRole('main').locator('legend')).toBeInViewport({ ratio: 1 })
    const options = page.getByRole('main').locator('fieldset label')
    for (const option of await options.all()) await expect(option).toBeInViewport({ ratio: 1 })
    // The bar of a phone hides nothing of them.
    const lowest = await options.last().boundingBox()
    const bar = await button(page, /^(Skip|Finish)$/)
      .locator('../..')
      .boundingBox()
    expect(bar?.y).toBeGreaterThanOrEqual((lowest?.y ?? Infinity) + (lowest?.height ?? 0))
    if (also) await expect(button(page, also)).toBeInViewport({ ratio: 1 })
    if (number < of) await button(page, 'Skip').click()
  }
}

test.describe('While an exam runs', () => {
  for (const [width, height] of [
    [360, 640],
    [1280, 800],
  ] as const) {
    test(`a question and all its options are in the first screen at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await beginExam(page)
      await expectInFirstScreen(page, 12, examRules.questions)
    })
  }

  test('its quiet buttons stand apart, its list begins where the text does, and answers move nothing', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await beginExam(page)
    const boxOf = async (name: string | RegExp) =>
      (await button(page, name).boundingBox()) ?? { x: 0, y: 0, width: 0 }
    const [sure, unsure, all] = [await boxOf('Sure'), await boxOf('Unsure'), await boxOf('All questions')]
    expect(unsure.x - sure.x - sure.width).toBeGreaterThanOrEqual(8)
    const heading = page.getByRole('main').locator('legend')
    const before = await heading.boundingBox()
    expect(all.x).toBe(before?.x)
    for (let number = 1; number <= 3; number += 1) {
      await choose(page, true)
      await button(page, 'Next').click()
    }
    await expect(page.getByRole('timer').locator('..')).toContainText('ahead')
    expect((await heading.boundingBox())?.y).toBe(before?.y)
    await button(page, 'All questions').click()
    expect((await boxOf('Question 1, answered')).x).toBe(before?.x)
  })

  test('Back and Skip stay under the thumb, and hide nothing of the page', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await beginExam(page)
    const boxOf = async (name: string | RegExp) => await button(page, name).boundingBox()
    const first = await boxOf('Skip')
    for (let number = 1; number <= 5; number += 1) {
      await button(page, 'Skip').click()
      expect(await boxOf('Skip')).toEqual(first)
    }
    await button(page, 'All questions').click()
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    const last = await boxOf(`Question ${examRules.questions}, blank`)
    expect(last && last.y + last.height).toBeLessThan(first?.y ?? 0)
  })

  for (const [what, isAmong, also] of [
    ['so are the longest questions that there are', () => true, undefined],
    ['so are Back and Next where one of four options is right', isSingle, /^(Skip|Finish)$/],
  ] as const)
    test(`${what}, on a phone`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 640 })
      const asked = [...bank.values()].filter(question => scopeOf(question) !== 'course' && isAmong(question))
      const questions = asked
        .sort((one, other) => linesOf(other) - linesOf(one))
        .slice(0, 12)
        .map(({ id }) => id)
      const startedAt = '2026-11-22T10:00:00.000Z'
      const exam = {
        id: 'longest',
        startedAt,
        questions,
        answers: {},
        flagged: [],
        at: 0,
        spent: 0,
        holder: '',
      }
      await store(page, JSON.stringify({ lessons: {}, exam }))
      await openExams(page)
      await button(page, 'Continue the exam').click()
      await expectInFirstScreen(page, 12, 12, also)
    })

  test('a digit chooses an option, Enter continues, and B or F bookmarks the question', async ({ page }) => {
    await beginExam(page)
    const inputs = page.getByRole('group').locator('input')
    await page.keyboard.press('2')
    await expect(inputs.nth(1)).toBeChecked()
    await page.keyboard.press('f')
    await page.keyboard.press('b')
    await expect(button(page, 'Bookmark')).toHaveAttribute('aria-pressed', 'false')
    await page.keyboard.press('b')
    await expect(button(page, 'Bookmark')).toHaveAttribute('aria-pressed', 'true')
    const { id } = await shownQuestion(page)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: `Question 2 of ${examRules.questions}` })).toBeFocused()
    expect((await keptProgress(page)).exam?.flagged).toEqual([id])
    await button(page, 'All questions').click()
    await button(page, /^1: /).click()
    await expect(page.getByRole('heading', { name: `Question 1 of ${examRules.questions}` })).toBeFocused()
  })

  test('there is a way to what is blank, and the pace is told', async ({ page }) => {
    await page.clock.install()
    await beginExam(page)
    await button(page, 'Skip').click()
    await choose(page, true)
    await button(page, 'All questions').click()
    await button(page, 'Next blank').click()
    await expect(page.getByRole('heading', { name: `Question 3 of ${examRules.questions}` })).toBeFocused()
    await page.clock.runFor(4 * 60_000)
    await expect(page.getByText('3 min behind')).toBeVisible()
    await button(page, 'End the exam …').click()
    await button(page, 'Go to the first blank').click()
    await expect(page.getByRole('heading', { name: `Question 1 of ${examRules.questions}` })).toBeFocused()
  })

  test('two are asked for and one is chosen: that is blank', async ({ page }) => {
    await beginExam(page)
    const { exam } = await keptProgress(page)
    const questions = exam?.questions ?? []
    const kinds = questions.map(id => bank.get(id))
    const place = kinds.findIndex(question => question?.kind === 'multiple' && question.countStated)
    await button(page, 'All questions').click()
    await button(page, `Question ${place + 1}, blank`).click()
    await page.keyboard.press('1')
    await expect(page.getByText(/^Choose (one|two) more\.$/)).toBeVisible()
    await expect(button(page, 'Skip')).toBeVisible()
    // The list stays open if the question was shown already.
    if (place > 0) await button(page, 'All questions').click()
    await expect(page.getByText(`0 answered, ${examRules.questions} blank, 0 bookmarked`)).toBeVisible()
    await button(page, 'End the exam …').click()
    await expect(page.getByText(/A question with too few or too many options chosen counts/)).toBeVisible()
    await button(page, 'Back to the questions').click()
    await page.getByRole('main').locator('fieldset input').first().uncheck()
    await choose(page, true)
    await expect(button(page, 'Next')).toBeVisible()
  })

  test('options are shuffled, and keep their order over a reload', async ({ page }) => {
    await beginExam(page)
    const order = () =>
      page
        .getByRole('main')
        .locator('fieldset input')
        .evaluateAll(inputs => inputs.map(input => (input as HTMLInputElement).value).join(''))
    const { exam } = await keptProgress(page)
    const orders: string[] = []
    const asWritten: string[] = []
    for (let number = 1; number <= 8; number += 1) {
      const question = await shownQuestion(page)
      const expected = shownChoices(question, exam?.seed)
      expect(await order()).toBe(expected.map(({ key }) => key).join(''))
      orders.push(await order())
      asWritten.push(
        choicesOf(question)
          .map(({ key }) => key)
          .join(''),
      )
      await button(page, 'Skip').click()
    }
    expect(orders).not.toEqual(asWritten)
    for (let number = 1; number <= 8; number += 1) await button(page, 'Back').click()
    expect(await order()).toBe(orders[0])
    await page.reload()
    await expect(page.getByRole('heading', { name: `Question 1 of ${examRules.questions}` })).toBeFocused()
    expect(await order()).toBe(orders[0])
  })
})
