import type { Page } from '@playwright/test'
import { shortExam } from '../../lib/exam/exam-rules'
import { firstRequest } from '../../lib/team-names/address'
import { examPage, keptProgress } from './support/exam'
import { hold } from './support/hold'
import { awake, expect, test } from './support/reader'
import { monday, parts, planPage } from './support/study-plan'
import { generator, teamNames } from './support/team-names'

// What a reader does before the page's own script is there.

const pageScript = /page\/page-/

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the drawer and a folder open at once, and are what they should be afterwards', async ({ page }) => {
    const letThrough = await hold(page, pageScript)
    await page.goto('/scrum/introduction', { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Menu' }).click()
    const drawer = page.getByRole('navigation', { name: 'Pages' })
    await expect(drawer).toBeVisible()
    const folder = drawer.getByRole('button', { name: 'Pages in PSM I Study Course' })
    await folder.click()
    await expect(folder).toHaveAttribute('aria-expanded', 'true')
    letThrough()
    await awake(page)
    await expect(page.locator('main')).toHaveAttribute('inert')
    await expect(drawer.getByRole('link', { name: 'Scrum Values', exact: true })).toBeVisible()
  })

  test('a press on what needs the script takes effect once it is there', async ({ page }) => {
    const letThrough = await hold(page, pageScript)
    await page.goto('/scrum/introduction', { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Dismiss banner' }).click()
    letThrough()
    await expect(page.getByRole('complementary', { name: 'Announcement' })).toBeHidden()
  })

  test('an answer in a lesson that was given before is judged, and a mark kept', async ({ page }) => {
    const letThrough = await hold(page, pageScript)
    await page.goto('/scrum/psm-1/scrum-framework/scrum-events/sprint-planning', { waitUntil: 'commit' })
    const fieldset = page.getByRole('main').locator('fieldset').first()
    await fieldset.locator('input').first().check()
    await page.getByRole('button', { name: 'Check', exact: true }).click()
    await page.getByRole('checkbox', { name: 'I have read this lesson' }).check()
    letThrough()
    await expect(page.getByText(/^(Right\.|Not right\. The answer is .)/)).toBeVisible()
    const kept = () => page.evaluate(() => localStorage.getItem('agile-primer:1:progress') ?? '')
    await expect
      .poll(kept)
      .toContain('"lessons":{"/scrum/psm-1/scrum-framework/scrum-events/sprint-planning"')
  })
})

test('a button that needs code is pressed', async ({ page }) => {
  const letThrough = await hold(page, pageScript)
  await page.goto(teamNames, { waitUntil: 'commit' })
  const { name, newNames, theme, said } = generator(page)
  const first = await name.innerText()
  await theme.selectOption({ label: 'Birds' })
  await newNames.click()
  letThrough()
  await expect(said).toHaveText('10 new names.')
  await expect(page).toHaveURL(/theme=birds/)
  await expect(name).not.toHaveText(first)
})

for (const [tool, button, effect] of [
  ['flow', 'Start', 'Pause'],
  ['forecast', 'Clear', 'Undo'],
  ['metrics', 'Clear', 'Undo'],
  ['retrospective', 'Start your own', 'Cancel'],
  ['timer', 'Start', 'Pause'],
] as const)
  test(`a button of the ${tool} is pressed`, async ({ page }) => {
    const letThrough = await hold(page, pageScript)
    await page.goto(`/tools/${tool}`, { waitUntil: 'commit' })
    const main = page.getByRole('main')
    await main.getByRole('button', { name: button, exact: true }).click()
    letThrough()
    await expect(main.getByRole('button', { name: effect, exact: true })).toBeVisible()
  })

const shownName = (page: Page) => page.getByRole('main').locator('[aria-label="Team names"] li:first-child')

test('names of the HTML are shown at once, but where the address asks for others', async ({ page }) => {
  await hold(page, pageScript)
  for (const query of ['', '?utm_source=mail&ref=theme']) {
    await page.goto(teamNames + query, { waitUntil: 'commit' })
    await expect(shownName(page), query).toBeVisible()
  }
  for (const parameter of [...Object.keys(firstRequest.choice), 'names', 'seed', 'rows']) {
    await page.goto(`${teamNames}?utm_source=mail&${parameter}=1`, { waitUntil: 'commit' })
    await expect(shownName(page), parameter).toHaveCSS('visibility', 'hidden')
  }
})

test('names that the address does not ask for are shown if the page’s script never comes', async ({
  page,
}) => {
  await page.clock.install()
  await page.route(pageScript, () => undefined)
  await page.goto(`${teamNames}?theme=birds`)
  await page.clock.runFor(9000)
  await expect(shownName(page)).toHaveCSS('visibility', 'hidden')
  await page.clock.runFor(2000)
  await expect(page.getByText(/^Buttons may not work/)).toBeVisible()
  await expect(shownName(page)).toBeVisible()
})

test('the kind of exam is chosen and the exam started', async ({ page }) => {
  const letThrough = await hold(page, pageScript)
  await page.goto(examPage, { waitUntil: 'commit' })
  await page.getByRole('radio', { name: 'Short exam' }).check()
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  letThrough()
  await expect(page.getByRole('heading', { name: /^Question 1 of \d\d$/ })).toBeFocused()
  const { exam } = await keptProgress(page)
  expect(exam).toMatchObject({ mode: 'short' })
  expect(exam?.questions).toHaveLength(shortExam)
})

test('a form is filled in and sent, and the browser does not send it', async ({ page }) => {
  await page.clock.setFixedTime(new Date(`${monday}T09:00:00Z`))
  const letThrough = await hold(page, pageScript)
  await page.goto(planPage, { waitUntil: 'commit' })
  const { exam, minutes, heading } = parts(page)
  await exam.fill('2026-12-24')
  await minutes.fill('45')
  await minutes.press('Enter')
  letThrough()
  await expect(heading).toBeFocused()
  await expect(minutes).toHaveValue('45')
  expect(new URL(page.url()).search).toBe('')
})
