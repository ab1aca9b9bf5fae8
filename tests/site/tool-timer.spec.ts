import type { Page } from '@playwright/test'
import { violationsOf } from './support/accessibility'
import { expect, open, test } from './support/reader'

const route = '/tools/timer'
const key = 'agile-primer:1:tool-timer'

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name, exact: true })
const digits = (page: Page) => main(page).getByRole('timer')
const current = (page: Page) => main(page).locator('li[aria-current=step]')
const status = (page: Page) => main(page).getByRole('status')

/** Opens the timer, and waits for its app. */
async function openTimer(page: Page, query = ''): Promise<void> {
  await open(page, route + query)
  await page.locator('[data-island=timer][data-alive]').waitFor({ state: 'attached' })
}

/** Opens the timer at nine in the morning, with a clock that the test moves. */
async function openAtNine(page: Page, query = '?agenda=daily-scrum'): Promise<void> {
  await page.clock.install({ time: new Date('2026-03-02T09:00:00') })
  await openTimer(page, query)
  await page.clock.pauseAt(new Date('2026-03-02T09:01:00'))
}

test.describe('the timer', () => {
  test('begins with the Daily Scrum of the example, without a barrier before and while it runs', async ({
    page,
  }) => {
    await openTimer(page)
    await expect(digits(page)).toHaveText('2:00')
    await expect(main(page).getByText('Our goal: A patron').first()).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    await button(page, 'Start').click()
    await expect(button(page, 'Pause')).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
  })

  test('is exact by the second, says a minute before and at the end, and counts the overtime', async ({
    page,
  }) => {
    await openAtNine(page, '?agenda=daily-scrum')
    await button(page, 'Start').click()
    await page.clock.runFor(45_000)
    await expect(digits(page)).toHaveText('1:15')
    await expect(main(page).getByText('14 min left in all. Ends at 9:16 AM, as planned.')).toBeVisible()
    await page.clock.runFor(15_000)
    await expect(status(page).getByText('One minute left: Read the goal')).toBeAttached()
    await page.clock.runFor(60_000)
    await expect(digits(page)).toHaveText('0:00')
    await expect(status(page).getByText('Time is up: Read the goal')).toBeAttached()
    await page.clock.runFor(90_000)
    await expect(digits(page)).toHaveText('+1:30')
    await button(page, '+1 minute').click()
    await expect(digits(page)).toHaveText('+0:30')
    await button(page, 'Next').click()
    await expect(digits(page)).toHaveText('3:00')
    await expect(current(page)).toContainText('Share what matters')
    await expect(main(page).getByText('Ends at 9:18 AM, 2 min later than planned.')).toBeVisible()
  })

  test('goes on by itself through a sleep of eight minutes, and through a reload', async ({ page }) => {
    await openAtNine(page)
    await main(page)
      .getByRole('checkbox', { name: /^Go on by itself/ })
      .check()
    await button(page, 'Start').click()
    // No timer of the page runs in between, as in a device that sleeps.
    await page.clock.setFixedTime(new Date('2026-03-02T09:09:00'))
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(current(page)).toContainText('Decide what to do')
    await expect(digits(page)).toHaveText('1:00')
    await page.clock.setSystemTime(new Date('2026-03-02T09:11:00'))
    await page.clock.resume()
    await page.goto(route)
    await expect(current(page)).toContainText('Plan until the next Daily Scrum')
    await expect(digits(page)).toHaveText(/^3:00$|^2:\d\d$/)
  })

  test('is run by keyboard: space pauses, the arrows go on and back, but not in a field', async ({
    page,
  }) => {
    await openAtNine(page)
    await button(page, 'Start').press('Enter')
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('ArrowRight')
    await expect(current(page)).toContainText('Share what matters')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowLeft')
    await expect(current(page)).toContainText('Share what matters')
    await page.keyboard.press('Space')
    await expect(button(page, 'Go on')).toBeVisible()
    await page.clock.runFor(60_000)
    await expect(digits(page)).toHaveText('3:00')
    await page.keyboard.press('Space')
    await page.clock.runFor(60_000)
    await expect(digits(page)).toHaveText('2:00')
    const box = main(page).getByRole('checkbox', { name: /^Go on by itself/ })
    await box.focus()
    await page.keyboard.press('Space')
    await expect(box).toBeChecked()
    await page.keyboard.press('ArrowRight')
    await expect(current(page)).toContainText('Share what matters')
    await expect(button(page, 'Pause')).toBeVisible()
  })

  test('ends with what each step took, and an end by mistake is undone', async ({ page }) => {
    await openAtNine(page)
    await button(page, 'Start').click()
    await page.clock.runFor(60_000)
    await button(page, 'End').click()
    await expect(button(page, 'Start')).toBeVisible()
    await page.clock.runFor(60_000)
    await button(page, 'Undo').click()
    await expect(digits(page)).toHaveText('0:00')
    for (let step = 1; step <= 5; step += 1) {
      await page.clock.runFor(60_000)
      await button(page, 'Next').click()
    }
    await expect(main(page).getByText('It ended at 9:08 AM, 8 min earlier than planned.')).toBeVisible()
    const steps = main(page).getByRole('list', { name: 'Steps', exact: true }).getByRole('listitem')
    await expect(steps.first()).toContainText('took 3 min')
    await expect(steps.last()).toContainText('took 1 min')
  })

  test('names the step that can’t run, keeps what was typed, and takes back what was removed', async ({
    page,
  }) => {
    await openTimer(page, '?agenda=sprint-review')
    await main(page).getByText('Change the steps').click()
    const minutes = main(page).getByLabel('Minutes of step 2')
    for (const [typed, sentence] of [
      ['-5', 'Step 2, “Guests try it, and the team wa'],
      ['ten', 'has “ten” as its minutes'],
      ['1000', 'takes 1000 minutes, more than 8 hours'],
    ] as const) {
      await minutes.fill(typed)
      await expect(status(page).getByText(sentence).first()).toBeVisible()
    }
    await button(page, 'Start').click()
    await expect(status(page).getByText('Not started.')).toBeVisible()
    await page.reload()
    await main(page).getByText('Change the steps').click()
    await expect(minutes).toHaveValue('1000')
    await minutes.fill('20')
    await button(page, /^Remove ?: Step 1$/).click()
    await button(page, 'Undo').click()
    await expect(minutes).toHaveValue('20')
    for (let step = 6; step >= 1; step -= 1)
      await button(page, new RegExp(`^Remove ?: Step ${step}$`)).click()
    await expect(status(page).getByText('This agenda has no steps yet.')).toBeVisible()
    await button(page, 'Add a step').click()
    await expect(status(page).getByText('Step 1 has no name.').first()).toBeVisible()
    await main(page).getByLabel('Step 1', { exact: true }).and(page.locator('textarea')).fill('Talk')
    await button(page, 'Start').click()
    await expect(digits(page)).toHaveText(/^[45]:/)
  })

  test('is used on a phone, and a link and the sheet have the agenda', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.setViewportSize({ width: 360, height: 740 })
    await openTimer(page, '?agenda=sprint-planning&weeks=4')
    await main(page).getByText('Change the steps').click()
    await main(page)
      .getByLabel('Step 1', { exact: true })
      .and(page.locator('textarea'))
      .fill('Our own beginning')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    expect(await violationsOf(page)).toEqual([])
    await button(page, 'Copy as Markdown').click()
    await expect(status(page).getByText('Copied.')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
      '| 0–20 | Our own beginning |',
    )
    await button(page, 'Copy a link to this').click()
    await expect(main(page).getByText('Link copied.')).toBeVisible()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link).toContain('agenda=sprint-planning&weeks=4')
    await page.evaluate(name => localStorage.removeItem(name), key)
    await page.goto(link)
    await expect(main(page).getByText('Our own beginning').first()).toBeVisible()
    await expect(digits(page)).toHaveText('20:00')
    await page.emulateMedia({ media: 'print' })
    await expect(main(page).getByRole('cell', { name: 'Our own beginning' })).toBeVisible()
    await expect(digits(page)).toBeHidden()
  })

  test('keeps the screen on while it runs, and says so where it can’t', async ({ page }) => {
    await page.addInitScript(() => {
      const asked: string[] = ((window as unknown as { asked: string[] }).asked = [])
      Object.defineProperty(navigator, 'wakeLock', {
        value: {
          request: (kind: string) => {
            asked.push(kind)
            return asked.length > 1
              ? Promise.reject(new Error('low battery'))
              : Promise.resolve({ release: () => Promise.resolve(asked.push('released')) })
          },
        },
      })
    })
    const asked = () => page.evaluate(() => (window as unknown as { asked: string[] }).asked)
    await openTimer(page)
    await button(page, 'Start').click()
    await expect.poll(asked).toEqual(['screen'])
    await expect(main(page).getByText('Your screen may go dark: this browser')).toHaveCount(0)
    await button(page, 'Pause').click()
    await expect.poll(asked).toEqual(['screen', 'released'])
    await button(page, 'Go on').click()
    await expect(main(page).getByText('Your screen may go dark: this browser')).toBeVisible()
  })

  test('gives its tones to the browser beforehand, and none once it is silent', async ({ page }) => {
    await page.addInitScript(() => {
      const times: number[] = ((window as unknown as { times: number[] }).times = [])
      // eslint-disable-next-line @typescript-eslint/unbound-method -- it is called with its object
      const begin = OscillatorNode.prototype.start
      OscillatorNode.prototype.start = function (when = 0) {
        times.push(Math.round(when - this.context.currentTime))
        begin.call(this, when)
      }
    })
    const times = () => page.evaluate(() => (window as unknown as { times: number[] }).times)
    await openTimer(page, '?agenda=daily-scrum')
    await button(page, 'Test the tone').click()
    await expect.poll(times).toEqual([0, 0, 1])
    await button(page, 'Start').click()
    // A soft tone after one minute, three beeps after two.
    await expect.poll(times).toEqual([0, 0, 1, 60, 120, 120, 121])
    await button(page, 'Sound').click()
    await button(page, 'Next').click()
    await expect(current(page)).toContainText('Share what matters')
    expect(await times()).toHaveLength(7)
  })

  test('says which day of the Sprint it is', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-03-09T10:00:00'))
    await openTimer(page)
    await main(page).getByLabel('First day of the Sprint').fill('2026-03-02')
    await expect(status(page).getByText('Today is working day 6 of 10.')).toBeVisible()
    await expect(status(page).getByText('due on Mar 13, 2026')).toBeVisible()
  })
})
