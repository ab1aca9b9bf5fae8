// cspell:ignore requestfailed
import type { Locator, Page } from '@playwright/test'
import { shortExam } from '../../lib/exam/exam-rules'
import { examPage, keptProgress } from './support/exam'
import { failing } from './support/faults'
import { hold } from './support/hold'
import { drawn, expect, open, test } from './support/reader'
import { openPlan, parts } from './support/study-plan'
import { generator, teamNames } from './support/team-names'

// What a reader does before the code for it is there, while it comes, and right after.

const code = {
  exam: /page\/exam-/,
  question: /page\/question-(?!bank)/,
  studyPlan: /page\/study-plan-/,
  teamNames: /page\/team-names-/,
}

/** Has a link lead to a list that someone has sent. */
const makeShared = (link: HTMLElement | SVGElement) =>
  link.setAttribute('href', `${link.getAttribute('href')}?theme=birds`)

const alive = (page: Page) => page.locator('[data-comes=idle][data-alive]').waitFor()

/** Presses a button, or types a letter into a field, in the first task that the browser has once a part has come to life. */
const actOnceAlive = (control: Locator, letter = '') =>
  control.evaluate((element: HTMLElement, typed) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      if (element instanceof HTMLInputElement) element.value += typed
      else element.click()
      element.dispatchEvent(new Event('input', { bubbles: true }))
    }
    const island = element.closest('[data-island]') ?? element
    new MutationObserver(() => port2.postMessage('')).observe(island, { attributeFilter: ['data-alive'] })
  }, letter)

test('what was pressed before takes effect before what is pressed as soon as the code is there', async ({
  page,
}) => {
  const letThrough = await hold(page, code.teamNames)
  await open(page, teamNames)
  const { name, newNames, inRow, said } = generator(page)
  const locked = await name.innerText()
  await inRow('Lock').click()
  await actOnceAlive(newNames)
  letThrough()
  await expect(said).toHaveText('9 new names.')
  await expect(name).toHaveText(locked)
  await expect(inRow('Lock')).toHaveAttribute('aria-pressed', 'true')
})

test('what was pressed and what was chosen take effect in their order', async ({ page }) => {
  const letThrough = await hold(page, code.teamNames)
  await open(page, teamNames)
  const { name, theme, inRow } = generator(page)
  const locked = await name.innerText()
  await inRow('Lock').click()
  await theme.selectOption({ label: 'Birds' })
  letThrough()
  await expect(page).toHaveURL(/theme=birds/)
  await expect(name).toHaveText(locked)
})

test('who presses again for want of an answer has pressed once', async ({ page }) => {
  const letThrough = await hold(page, code.teamNames)
  await open(page, teamNames)
  const { inRow } = generator(page)
  await inRow('Lock').dblclick()
  letThrough()
  await alive(page)
  await expect(inRow('Lock')).toHaveAttribute('aria-pressed', 'true')
})

test('what an earlier press makes impossible is not done later', async ({ page }) => {
  const letThrough = await hold(page, code.teamNames)
  await open(page, teamNames)
  const { name, inRow } = generator(page)
  const locked = await name.innerText()
  await inRow('Lock').click()
  await inRow('Swap').click()
  letThrough()
  await expect(inRow('Lock')).toHaveAttribute('aria-pressed', 'true')
  await inRow('Lock').click()
  await expect(inRow('Swap')).toBeEnabled()
  await expect(name).toHaveText(locked)
})

test('where the address asks for other names than the HTML has, none can be pressed until they are there', async ({
  page,
}) => {
  const letThrough = await hold(page, code.teamNames)
  for (const arrive of [
    () => open(page, `${teamNames}?theme=birds`),
    async () => {
      await open(page, '/tools')
      await page.getByRole('main').locator(`a[href="${teamNames}"]`).first().evaluate(makeShared)
      await page.getByRole('main').locator(`a[href="${teamNames}?theme=birds"]`).click()
    },
  ]) {
    await arrive()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Team Name/)
    await expect(generator(page).name).toBeHidden()
  }
  await generator(page).newNames.click()
  letThrough()
  await expect(generator(page).said).toHaveText('10 new names.')
  await generator(page).inRow('Favorite').click()
  await expect(page.getByText('You don’t have any yet.')).toHaveCount(0)
})

test('names that the address asks for and whose code does not come are the names of the HTML', async ({
  page,
}) => {
  const fail = await failing(page, code.teamNames)
  fail('missing')
  await open(page, `${teamNames}?theme=birds`)
  await expect(generator(page).name).toBeVisible()
})

for (const [what, down, up] of [
  ['a key', (page: Page) => page.keyboard.down(' '), (page: Page) => page.keyboard.up(' ')],
  ['a mouse button', (page: Page) => page.mouse.down(), (page: Page) => page.mouse.up()],
] as const)
  test(`${what} that is held down while the code comes is a press`, async ({ page }) => {
    const letThrough = await hold(page, code.teamNames)
    await open(page, teamNames)
    const { newNames, said } = generator(page)
    await newNames.hover()
    await newNames.focus()
    await down(page)
    letThrough()
    await alive(page)
    await up(page)
    await expect(said).toHaveText('10 new names.')
  })

test('a control that has the focus keeps it when the code comes', async ({ page }) => {
  const letThrough = await hold(page, code.teamNames)
  await open(page, teamNames)
  const { newNames, said } = generator(page)
  await newNames.focus()
  letThrough()
  await alive(page)
  await drawn(page)
  await expect(newNames).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(said).toHaveText('10 new names.')
})

test('a press for which no code came is forgotten, and the next one is heard', async ({ page }) => {
  await page.route(code.teamNames, route => route.abort())
  const failedByItself = page.waitForEvent('requestfailed')
  await open(page, teamNames)
  await failedByItself
  const { newNames, inRow } = generator(page)
  const failed = page.waitForEvent('requestfailed')
  await inRow('Lock').click()
  await failed
  await drawn(page)
  await page.unroute(code.teamNames)
  await newNames.hover()
  await alive(page)
  await expect(inRow('Lock')).toHaveAttribute('aria-pressed', 'false')
  await inRow('Lock').click()
  await expect(inRow('Lock')).toHaveAttribute('aria-pressed', 'true')
})

test('the kind of exam is chosen and the exam started before the code is there', async ({ page }) => {
  const letThrough = await hold(page, code.exam)
  await open(page, examPage)
  await page.getByRole('radio', { name: 'Short exam' }).check()
  await page.getByRole('radio', { name: 'My own quiz' }).check()
  await page.getByRole('radio', { name: 'Short exam' }).check()
  await page.getByRole('button', { name: 'Start', exact: true }).dblclick()
  letThrough()
  await expect(page.getByRole('heading', { name: /^Question 1 of \d\d$/ })).toBeFocused()
  const { exam } = await keptProgress(page)
  expect(exam).toMatchObject({ mode: 'short' })
  expect(exam?.questions).toHaveLength(shortExam)
})

test('another question is asked for before the code is there', async ({ page }) => {
  const letThrough = await hold(page, code.question)
  await open(page, '/')
  const question = page.locator('[data-question]')
  const first = (await question.getAttribute('id')) ?? ''
  await page.getByRole('button', { name: 'Another question' }).click()
  letThrough()
  await expect(question).toBeFocused()
  await expect(question).not.toHaveAttribute('id', first)
})

test('a letter that is typed as soon as the code is there stays', async ({ page }) => {
  const letThrough = await hold(page, code.studyPlan)
  await openPlan(page)
  const { minutes } = parts(page)
  await minutes.fill('4')
  await actOnceAlive(minutes, '5')
  letThrough()
  await expect(minutes).toHaveValue('45')
  await drawn(page)
  await expect(minutes).toHaveValue('45')
})

test('a date that is half typed when the code comes can be typed to its end', async ({ page }) => {
  const letThrough = await hold(page, code.studyPlan)
  await openPlan(page)
  const { exam, make } = parts(page)
  await exam.fill('2026-12-24')
  await exam.focus()
  // The month goes, and with it the date as a whole.
  await page.keyboard.press('Delete')
  await expect(exam).toHaveValue('')
  letThrough()
  await page.locator('[data-island=study-plan][data-alive]').waitFor()
  await expect(make).toBeEnabled()
  await drawn(page)
  await page.keyboard.press('1')
  await expect(exam).toHaveValue('2026-01-24')
})

for (const [what, send] of [
  ['its button', (page: Page) => parts(page).make.click()],
  ['Enter', (page: Page) => parts(page).minutes.press('Enter')],
] as const)
  test(`a form that ${what} sends before the code is there is not sent by the browser`, async ({ page }) => {
    const letThrough = await hold(page, code.studyPlan)
    await openPlan(page)
    const { exam, heading } = parts(page)
    await exam.fill('2026-12-24')
    await send(page)
    letThrough()
    await expect(heading).toBeFocused()
    expect(new URL(page.url()).search).toBe('')
  })
