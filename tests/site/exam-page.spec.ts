import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { questionBank } from '../../data/question-bank'
import { sourceOf, wordsOf } from '../../lib/course/guide-statement'
import { violationsOf } from './support/accessibility'
import {
  beginExam,
  beginWithPauses,
  button,
  choose,
  examPage,
  openExams,
  shownQuestion,
} from './support/exam'
import { expect, open, test } from './support/reader'
import { examRules } from '../../lib/exam/exam-rules'

const { questions, minutes } = examRules

const kept = 'agile-primer:1:progress'

/** Name of the script that brings a question which is for practice alone. */
function bankScript(): string {
  const stem = questionBank.get('sprint-review-12')?.stem
  const folder = path.resolve('out/_next/static/page')
  const scripts = readdirSync(folder).filter(file => file.endsWith('.js'))
  const script = scripts.find(file => readFileSync(path.join(folder, file), 'utf8').includes(stem ?? '-'))
  if (!stem || !script) throw new Error('No script in out/ holds the question sprint-review-12.')
  return script
}

test.describe('Practice', () => {
  test('explains each answer at once, and remembers what was missed until it is right', async ({ page }) => {
    await openExams(page)
    await button(page, /^Product Value/).click()
    await expect(button(page, 'Check')).toBeDisabled()
    const missed = await shownQuestion(page)
    expect(missed.area).toBe('Product Value')
    await choose(page, false)
    await button(page, 'Check').click()
    await expect(page.getByRole('main').getByRole('status').first()).toContainText('Not right')
    const [statement] = missed.statements ?? []
    if (statement) await expect(page.getByText(`${sourceOf(statement)} ${wordsOf(statement)}`)).toBeVisible()
    await button(page, 'Next question').click()
    await choose(page, true)
    await button(page, 'Check').click()
    await expect(page.getByRole('main').getByRole('status').first()).toHaveText('Right.')
    await button(page, 'Stop practicing').click()
    await button(page, 'Back to the overview').click()
    await expect(button(page, /^Product Value/)).toContainText('1 of 2 right')

    await page.reload()
    await expect(page.getByText(/^1 question is waiting/)).toBeVisible()
    await button(page, 'Practice what you missed').click()
    expect((await shownQuestion(page)).id).toBe(missed.id)
    await choose(page, true)
    await button(page, 'Check').click()
    await button(page, 'Next question').click()
    const ended = page.getByRole('heading', { name: 'What you missed: 1 of 1 right' })
    await expect(ended).toBeFocused()
    await page.reload()
    await expect(ended).toBeVisible()
    await button(page, 'Back to the overview').click()
    await expect(page.getByText(/^The list is empty\./)).toBeVisible()
  })
})

test.describe('The page of the exam', () => {
  test('can be read without scripts', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
    const page = await context.newPage()
    await page.goto(examPage)
    await expect(page.getByText(`${questions} questions in ${minutes} minutes`)).toBeVisible()
    await context.close()
  })

  test('says when the questions cannot be loaded, and tries again', async ({ page }) => {
    let isDown = true
    const script = bankScript()
    await page.route(`**/${script}`, route => (isDown ? route.abort() : route.continue()))
    await open(page, examPage)
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toContainText('The questions couldn’t be loaded.')
    isDown = false
    await button(page, 'Try again').click()
    await expect(button(page, 'Start')).toBeEnabled()
    await expect(alert).toHaveCount(0)
  })

  test('leaves alone what it cannot read', async ({ page }) => {
    await page.addInitScript(key => window.localStorage.setItem(key, '{"lessons":'), kept)
    await open(page, examPage)
    await expect(page.getByRole('main').getByRole('alert')).toContainText('It was left unchanged')
    await expect(button(page, 'Start')).toBeDisabled()
    expect(await page.evaluate(key => window.localStorage.getItem(key), kept)).toBe('{"lessons":')
  })

  test('holds an exam where the browser keeps nothing, and says how long', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await beginWithPauses(page)
    await choose(page, true)
    await button(page, 'Pause').click()
    await button(page, 'Back to the overview').click()
    await expect(page.getByText(/lasts only as long as this page stays open/)).toBeVisible()
    await expect(page.getByText(`1 of ${questions} answered`)).toBeVisible()
  })

  test('begins each screen on the first one of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await beginExam(page)
    await button(page, 'End the exam …').click()
    for (const name of ['End the exam and see the result', 'Back to the questions'])
      await expect(button(page, name)).toBeInViewport({ ratio: 1 })
    await button(page, 'End the exam and see the result').click()
    const heading = page.getByRole('heading', { name: /^0 of \d+ right: not passed$/ })
    await expect(heading).toBeFocused()
    const top = await heading.evaluate(element => element.getBoundingClientRect().top)
    expect(top).toBeLessThan(200)
    await button(page, 'Back to the overview').click()
    await button(page, /^Coaching/).click()
    await expect(page.getByRole('main').locator('label').first()).toBeInViewport({ ratio: 1 })
  })

  for (const width of [1280, 360]) {
    test(`has no violation on any screen, and fits, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      // Many analyses of one page: far more time than a slow machine needs.
      test.setTimeout(240_000)
      const inspect = async () => {
        expect(await violationsOf(page)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      }
      await openExams(page)
      await page.getByRole('radio', { name: /^My own quiz/ }).check()
      await page.locator('summary', { hasText: 'Levels' }).click()
      await inspect()
      await beginWithPauses(page)
      await button(page, 'Bookmark').click()
      await button(page, 'All questions').click()
      await choose(page, false)
      await button(page, 'Guess').click()
      await inspect()
      await button(page, 'Pause').click()
      await inspect()
      await button(page, 'Continue').click()
      await button(page, 'End the quiz …').click()
      await inspect()
      await button(page, 'End the quiz and see the result').click()
      await page.getByRole('listitem').filter({ hasText: ', missed:' }).locator('summary').first().click()
      await inspect()
      await button(page, 'Back to the overview').click()
      await inspect()
      await button(page, /^Coaching/).click()
      await choose(page, false)
      await button(page, 'Check').click()
      await expect(page.getByRole('main').getByRole('status').first()).toBeInViewport({ ratio: 1 })
      await page.locator('summary', { hasText: 'Add a note' }).click()
      await inspect()
      await button(page, 'Stop practicing').click()
      await inspect()
    })
  }
})

test('A lesson does not load the question bank', async ({ page }) => {
  const [first] = [...questionBank.values()].filter(({ id }) => id === 'sprint-review-12')
  expect(first).toBeDefined()
  const texts: Promise<string>[] = []
  page.on('response', response => {
    if (response.request().resourceType() === 'script') texts.push(response.text())
  })
  await open(page, '/scrum/psm-1/scrum-framework/scrum-events/sprint-review')
  // Its own questions are answered by a part of the page, which brings no others.
  const question = page.locator('[id^="sprint-review-"]').first()
  await question.locator('input').first().check()
  await question.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(question.getByRole('status').first()).not.toBeEmpty()
  await expect(question).toContainText('Scrum Guide 2020, Sprint Review:')
  expect(texts).not.toEqual([])
  expect((await Promise.all(texts)).filter(text => text.includes(first?.stem ?? ''))).toEqual([])
})
