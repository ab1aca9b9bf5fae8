import type { Locator, Page } from '@playwright/test'
import { questions } from '../../data/questions/empirical-process-control'
import { choicesOf, sectionOf, type Question } from '../../lib/course/question'
import { typesetIn } from '../../tooling/typography/typeset'
import { violationsOf } from './support/accessibility'
import { reasons } from './support/answers'
import { lesson } from './support/examples'
import { keptProgress } from './support/exam'
import { drawn, expect, open, test } from './support/reader'

/** As the page shows them. */
const all = typesetIn(questions.questions) as typeof questions.questions
const [first] = all

const itemOf = (page: Page, { id }: Question) => page.locator(`#${id}`)
const button = (scope: Locator | Page, name: string) => scope.getByRole('button', { name, exact: true })
const verdict = (item: Locator) => item.locator('p[role=status]')

/** Chooses the right options, or, if `isRight` is false, one wrong option and otherwise right ones. */
async function choose(page: Page, question: Question, isRight: boolean): Promise<void> {
  const choices = choicesOf(question)
  const right = choices.filter(choice => choice.right)
  const wrong = choices.filter(choice => !choice.right).slice(0, 1)
  for (const { key } of isRight ? right : [...wrong, ...right.slice(1)])
    await itemOf(page, question).locator(`[value="${key}"]`).check()
}

/** Answers all questions, the second one wrong. */
async function answerAll(page: Page): Promise<void> {
  for (const [at, question] of all.entries()) {
    await choose(page, question, at !== 1)
    await button(itemOf(page, question), 'Check').click()
    if (at + 1 < all.length) await button(itemOf(page, question), 'Next question').click()
  }
}

test("a lesson's questions keep their answers folded until asked, and then offer to hide them", async ({
  page,
}) => {
  await open(page, lesson)
  for (const [at, question] of all.entries()) {
    const item = itemOf(page, question)
    if (at > 0) {
      await expect(item).toBeHidden()
      await page.getByText(`Question ${at + 1} of`).click()
    }
    const [choice] = choicesOf(question)
    await expect(item).toContainText(question.stem)
    const reason = item.getByText(choice?.why ?? '')
    await expect(reason).toBeHidden()
    await expect(reasons(item)).toHaveText(/^Show/)
    await expect(reasons(item).getByText('Hide')).toBeHidden()
    await reasons(item).click()
    await expect(reason).toBeVisible()
    await expect(reasons(item).getByText('Show')).toBeHidden()
    await expect(reasons(item).getByText('Hide')).toBeVisible()
    const right = choicesOf(question).filter(each => each.right)
    await expect(item.locator('[data-option][data-right]')).toHaveCount(right.length)
    await expect(item.locator('[data-option][data-right]')).toContainText(right.map(({ why }) => why))
    await expect(item).toContainText(`Based on: ${sectionOf(question)}`)
  }
})

test('a checked answer is marked, its reason open, and the others a touch away', async ({ page }) => {
  await open(page, lesson)
  const item = itemOf(page, first)
  await button(item, 'Check').click()
  await expect(verdict(item)).toHaveText('Choose one.')
  await choose(page, first, false)
  await expect(verdict(item)).toBeEmpty()
  await button(item, 'Check').click()
  await expect(verdict(item)).toHaveText(/^Not right\. The answer is [A-D]\.$/)
  await expect(button(item, 'Next question')).toBeFocused()
  const choices = choicesOf(first)
  const wrong = choices.find(({ right }) => !right)
  for (const { key, right, why } of choices) {
    const option = item.locator('label').filter({ has: page.locator(`[value="${key}"]`) })
    await expect(option.locator('input')).toBeDisabled()
    const reason = item.getByText(why)
    if (!right && key !== wrong?.key) {
      await expect(option).not.toContainText(/[✓✗]/)
      await expect(reason).not.toHaveAttribute('open')
      await item.getByText(`Why not ${key.toUpperCase()}?`).click()
    } else await expect(option).toContainText(right ? '✓ right' : '✗ wrong')
    await expect(reason).toBeVisible()
  }
  await drawn(page)
  expect(await violationsOf(page)).toEqual([])
})

test('the questions lead to a score, which is there after a reload, and to another try', async ({ page }) => {
  await open(page, lesson)
  await answerAll(page)
  const score = page.getByText(`${all.length - 1} of ${all.length} right`)
  await expect(score).toBeVisible()
  await expect(button(page, 'Try again')).toBeFocused()
  await expect(button(page, 'Try again')).toHaveAccessibleDescription(
    `${all.length - 1} of ${all.length} right`,
  )
  await page.reload()
  await expect(score).toBeVisible()
  await expect(verdict(itemOf(page, first))).toHaveText('Right.')
  await button(page, 'Try again').click()
  await expect(score).toBeHidden()
  await expect(itemOf(page, first).locator('input:checked')).toHaveCount(0)
  await expect(itemOf(page, first).locator('input').first()).toBeEnabled()
  await expect(page.locator('summary', { hasText: 'Question 1 of' })).toBeFocused()
  const { answers } = await keptProgress(page)
  const { at } = answers[first.id] ?? {}
  expect(answers[first.id]).toEqual({ right: true, at, first: { right: true, at } })
  expect(answers[all[1].id]).toMatchObject({ right: false })
  await answerAll(page)
  await expect(score).toBeVisible()
})

test('a question with several right options says how many, and counts them before it judges', async ({
  page,
}) => {
  await open(page, '/scrum/psm-1/scrum-tools/velocity-tracking-tool')
  const item = page.locator('[data-question]', { hasText: /(Two|Three) of these are right\./ }).first()
  const wanted = ((await item.textContent()) ?? '').includes('Two of these') ? 'two' : 'three'
  await page.locator('ol > li > details', { has: item }).evaluate((fold: HTMLDetailsElement) => {
    fold.open = true
  })
  await item.locator('input').first().check()
  await button(item, 'Check').click()
  await expect(verdict(item)).toHaveText(`Choose ${wanted}.`)
  await expect(item.locator('input').first()).toBeEnabled()
})

test('on a phone, what a check has marked is on the screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await open(page, lesson)
  await choose(page, first, true)
  await button(itemOf(page, first), 'Check').click()
  await expect(itemOf(page, first).locator('label', { hasText: '✓' })).toBeInViewport()
  await expect(
    itemOf(page, first).getByText(choicesOf(first).find(({ right }) => right)?.why ?? ''),
  ).toBeInViewport()
})

test('answers are judged where the browser keeps nothing', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await open(page, lesson)
  await answerAll(page)
  await expect(page.getByText(`${all.length - 1} of ${all.length} right`)).toBeVisible()
})

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test("a lesson's questions can be answered, and nothing offers to check them", async ({ page }) => {
    await page.goto(lesson)
    const item = itemOf(page, first)
    await expect(button(item, 'Check')).toHaveCount(0)
    await item.locator('input').first().check()
    await reasons(item).click()
    await expect(item.getByText(choicesOf(first)[0]?.why ?? '')).toBeVisible()
  })
})
