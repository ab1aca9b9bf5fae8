import type { Page } from '@playwright/test'
import { questions as written } from '../../data/questions/empirical-process-control'
import { choicesOf, type Question } from '../../lib/course/question'
import { typesetIn } from '../../tooling/typography/typeset'
import { lesson } from './support/examples'
import { keptProgress } from './support/exam'
import { drawn, expect, open, test } from './support/reader'

/** As the page shows them. */
const questions = typesetIn(written) as typeof written

const contentsOf = (page: Page) => page.getByRole('button', { name: 'In this article' })
const listOf = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'Where Scrum builds this in' })

test('the contents fold and unfold by their heading, which shows a minus or a plus', async ({ page }) => {
  await open(page, lesson)
  const heading = contentsOf(page)
  await expect(heading).toHaveAttribute('aria-expanded', 'true')
  await expect(heading).toHaveText('In this article−')
  await expect(listOf(page)).toBeVisible()

  await heading.press('Enter')
  await expect(heading).toHaveAttribute('aria-expanded', 'false')
  await expect(heading).toHaveText('In this article+')
  await expect(listOf(page)).toBeHidden()

  await heading.click()
  await expect(heading).toHaveAttribute('aria-expanded', 'true')
  await expect(listOf(page)).toBeVisible()
})

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('the contents take 500 ms to fold and 300 ms to unfold', async ({ page }) => {
    await page.addInitScript(() => {
      const durations: unknown[] = []
      Reflect.set(window, 'durations', durations)
      // eslint-disable-next-line @typescript-eslint/unbound-method -- called on the element below
      const animate = Element.prototype.animate
      Element.prototype.animate = function (frames, options) {
        durations.push((options as KeyframeAnimationOptions).duration)
        return animate.call(this, frames, options)
      }
    })
    await open(page, lesson)
    await contentsOf(page).click()
    await expect(listOf(page)).toBeHidden()
    await contentsOf(page).click()
    await expect(listOf(page)).toBeVisible()
    expect(await page.evaluate(() => Reflect.get(window, 'durations') as unknown)).toEqual([500, 300])
  })

  test('two quick clicks on the contents leave them open', async ({ page }) => {
    await open(page, lesson)
    await contentsOf(page).click()
    await expect(contentsOf(page)).toHaveAttribute('aria-expanded', 'false')
    await contentsOf(page).click()
    await drawn(page)
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
    await drawn(page)
    await expect(contentsOf(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(listOf(page)).toBeVisible()
  })
})

test("a lesson's questions keep their answers folded until asked", async ({ page }) => {
  await open(page, lesson)
  for (const question of questions.questions) {
    const item = page.locator(`#${question.id}`)
    if (question !== questions.questions[0]) {
      await expect(item).toBeHidden()
      await page.getByText(`Question ${questions.questions.indexOf(question) + 1} of`).click()
    }
    const [first] = choicesOf(question)
    await expect(item).toContainText(question.stem)
    const reason = item.getByText(first?.why ?? '')
    await expect(reason).toBeHidden()
    await item.getByText('Show the answer and the reasons').click()
    await expect(reason).toBeVisible()
    const right = choicesOf(question).filter(choice => choice.right)
    await expect(item.locator('[data-right]')).toHaveCount(right.length)
    await expect(item.locator('[data-right]')).toContainText(right.map(({ why }) => why))
    await expect(item).toContainText(`Rests on: ${question.guideSection}`)
  }
})

test("a lesson's questions take an answer, judge it, and remember it", async ({ page }) => {
  await open(page, lesson)
  const [first, second] = questions.questions
  const answer = async (question: Question, isRight: boolean) => {
    const item = page.locator(`#${question.id}`)
    const choices = choicesOf(question).filter(choice => choice.right === isRight)
    for (const { key } of isRight ? choices : choices.slice(0, 1))
      await item.locator(`[value="${key}"]`).check()
    await item.getByText('Show the answer and the reasons').click()
    await expect(item.getByRole('status')).toHaveText(`Your answer is ${isRight ? 'right' : 'not right'}.`)
    await expect(item.locator('input').first()).toBeDisabled()
  }
  await answer(first, true)
  await page.getByText('Question 2 of').click()
  await answer(second, false)
  const { answers } = await keptProgress(page)
  expect(answers).toMatchObject({ [first.id]: { right: true }, [second.id]: { right: false } })
})

test("a lesson's questions can be answered without scripts", async ({ browser, baseURL }) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await plain.newPage()
  await page.goto(lesson)
  const [first] = questions.questions
  const item = page.locator(`#${first.id}`)
  await item.locator('input').first().check()
  await item.getByText('Show the answer and the reasons').click()
  await expect(item.getByText(choicesOf(first)[0]?.why ?? '')).toBeVisible()
  await plain.close()
})

test('each figure keeps its room before it is loaded, and loads late', async ({ page }) => {
  await page.route('**/images/**', route => route.abort())
  await open(page, lesson)
  const figures = page.getByRole('main').locator('figure img')
  expect(await figures.count()).toBeGreaterThan(1)
  for (const figure of await figures.all()) {
    await expect(figure).toHaveAttribute('width', /^\d+$/)
    await expect(figure).toHaveAttribute('height', /^\d+$/)
    await expect(figure).toHaveAttribute('loading', 'lazy')
    const [width, height] = [await figure.getAttribute('width'), await figure.getAttribute('height')].map(
      Number,
    )
    // The drawing alone, without its plate.
    const ratio = await figure.evaluate(image => {
      const { width: wide, height: high, paddingLeft, borderLeftWidth } = getComputedStyle(image)
      const around = 2 * (parseFloat(paddingLeft) + parseFloat(borderLeftWidth))
      return (parseFloat(wide) - around) / (parseFloat(high) - 2 * parseFloat(borderLeftWidth))
    })
    expect(ratio).toBeCloseTo((width ?? 0) / (height ?? 1), 1)
  }
})

test('the boxes of a lesson are told apart by more than their words', async ({ page }) => {
  await open(page, '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning')
  const looks = await page.getByRole('note').evaluateAll(notes =>
    notes.map(note => {
      const { backgroundColor, borderTopStyle, borderLeftStyle } = getComputedStyle(note)
      const sign = getComputedStyle(note.firstElementChild ?? note, '::before').getPropertyValue('mask-image')
      return {
        kind: note.getAttribute('class'),
        ground: `${backgroundColor} ${borderTopStyle} ${borderLeftStyle}`,
        sign,
      }
    }),
  )
  for (const part of ['kind', 'ground', 'sign'] as const)
    expect(new Set(looks.map(look => look[part])).size, part).toBe(2)
})

test('a hub numbers its pages and says how many they are and how long they take', async ({ page }) => {
  await open(page, '/scrum/psm-1/scrum-framework/scrum-events')
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /\d+\smin read$/ })
  const minutes = (await cards.allInnerTexts()).map(text => Number(/(\d+)\smin read$/.exec(text)?.[1]))
  const total = minutes.reduce((sum, each) => sum + each, 0)
  const time = [total >= 60 && `${Math.floor(total / 60)} h`, total % 60 > 0 && `${total % 60} min`]
  const words = `${minutes.length} pages, ${time.filter(Boolean).join(' ')} to read`
  await expect(page.getByText(words, { exact: true })).toBeVisible()
})

test('a link in the text that leaves the site opens a new tab and says so', async ({ page }) => {
  await open(page, '/agile/overview')
  const outside = page.getByRole('article').locator('a[href^="https://"]')
  expect(await outside.count()).toBeGreaterThan(2)
  for (const link of await outside.all()) {
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /\bnoopener\b/)
    await expect(link).toContainText(/\(opens in a new (tab|window)\)$/)
  }
})
