import * as searchLabels from '../../data/words/search'
import { beginExam, button, choose, examPage } from './support/exam'
import { lesson } from './support/examples'
import { failing, faults, ownErrors, sentence, words } from './support/faults'
import { expect, open, test } from './support/reader'
import { field, options } from './support/search'
import { openPlan, parts } from './support/study-plan'
import { generator, teamNames } from './support/team-names'

// Files that don't come, for what has words of its own for that; the page's own script; apps that throw.

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']))

const ofSearch = {
  'the script': /page\/search-(?!worker|loop)/,
  'the worker': /page\/search-(worker|loop)-/,
  'each part of the index': /\/search-en-US\//,
}

for (const [what, file] of Object.entries(ofSearch))
  test(`where ${what} of the search doesn't come, it says so, and tries again`, async ({ page, outside }) => {
    const fail = await failing(page, file)
    await open(page, '/about')
    fail(faults[0])
    await field(page).fill('wip')
    const alert = page.getByRole('alert').filter({ hasText: searchLabels.failed })
    for (const fault of faults.slice(1)) {
      await expect(alert, fault).toBeVisible()
      fail(fault)
      await page.getByRole('button', { name: searchLabels.retry }).click()
    }
    await expect(alert).toBeVisible()
    fail()
    await page.getByRole('button', { name: searchLabels.retry }).click()
    await expect(options(page).first()).toContainText('WIP Limits')
    await expect(alert).toBeHidden()
    expect(ownErrors(outside.errors)).toEqual([])
  })

test("where the questions of the exam don't come, the page says so, and tries again", async ({
  page,
  outside,
}) => {
  const fail = await failing(page, /page\/question-bank-/)
  fail(faults[0])
  await open(page, examPage)
  const alert = page.getByRole('main').getByRole('alert')
  for (const fault of faults.slice(1)) {
    await expect(alert).toContainText('The questions couldn’t be loaded.')
    fail(fault)
    await button(page, 'Try again').click()
  }
  await expect(alert).toContainText('The questions couldn’t be loaded.')
  fail()
  await button(page, 'Try again').click()
  await expect(button(page, 'Start')).toBeEnabled()
  expect(ownErrors(outside.errors)).toEqual([])
})

test("where the calendar's file or a page's Markdown doesn't come, a sentence says so", async ({
  page,
  outside,
}) => {
  const fail = await failing(page, /page\/(ics|calendar)-|\.md$/)
  await openPlan(page)
  await parts(page).exam.fill('2026-12-24')
  await parts(page).make.click()
  for (const fault of faults) {
    fail(fault)
    await parts(page).save.click()
    await expect(page.getByText('The calendar file couldn’t be made.')).toBeVisible()
  }
  fail()
  await parts(page).save.click()
  await expect(page.getByText(/^Saved as .*\.ics/)).toBeVisible()

  await open(page, lesson)
  fail('missing')
  const copy = page.locator('[data-act=copy-page]').first()
  await copy.click()
  await expect(sentence(page)).toHaveText(words)
  fail()
  await copy.click()
  await expect(page.getByText('Copied', { exact: true })).toBeVisible()
  expect(ownErrors(outside.errors)).toEqual([])
})

test('an offer whose code does not come is made another time', async ({ page, outside }) => {
  const fail = await failing(page, /page\/exit-modal-/)
  await open(page, lesson)
  const leave = () => document.body.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, clientY: 0 }))
  fail('missing')
  const answered = page.waitForResponse(/page\/exit-modal-/)
  await page.evaluate(leave)
  await answered
  fail()
  await expect(async () => {
    await page.evaluate(leave)
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 200 })
  }).toPass()
  expect(ownErrors(outside.errors)).toEqual([])
})

test('a file of an older deployment that is gone: the page offers the newer version, and answers are kept', async ({
  page,
}) => {
  const fail = await failing(page, /page\/team-names-/)
  fail('missing')
  await open(page, teamNames)
  await page.route(teamNames, async route => {
    const page = await route.fetch()
    const body = (await page.text()).replace(/page-\w+\.js/g, 'page-newer.js')
    await route.fulfill({ response: page, body })
  })
  await generator(page).newNames.click()
  await expect(sentence(page)).toHaveText('This site has a newer version: load it.')
  await page.unroute(teamNames)
  fail()
  await sentence(page).getByRole('link', { name: 'load it' }).click()
  await page.locator('[data-island=team-names][data-alive]').waitFor()
  await expect(sentence(page)).toHaveCount(0)
})

test('a page whose own script does not come says so after ten seconds, or once it has failed', async ({
  page,
}) => {
  const script = /page\/page-/
  await page.clock.install()
  await page.route(script, () => undefined)
  await page.goto(lesson)
  await page.clock.runFor(9000)
  await expect(sentence(page)).toHaveCount(0)
  await page.clock.runFor(2000)
  await expect(sentence(page)).toBeInViewport()
  const late = 'Buttons may not work: a script hasn’t come. Check your connection and reload the page.'
  await expect(sentence(page)).toHaveText(late)
  await page.unroute(script)
  for (const fault of faults) {
    const fail = await failing(page, script)
    fail(fault)
    await page.goto(lesson, { waitUntil: 'domcontentloaded' })
    await page.clock.runFor(100)
    await expect(sentence(page), fault).toHaveText(late)
    await page.unroute(script)
  }
  await sentence(page).getByRole('link', { name: 'reload the page' }).click()
  await page.clock.runFor(100)
  await page.locator('html[data-awake]').waitFor({ state: 'attached' })
  await expect(sentence(page)).toHaveCount(0)
})

test('an exam whose display fails says so in its place, saves the progress, and goes on', async ({
  page,
  outside,
}) => {
  await beginExam(page)
  await choose(page, true)
  // What writes the clock stops working; the next second draws it.
  await page.evaluate(() => {
    const kept = Object.getOwnPropertyDescriptor(String.prototype, 'padStart') ?? {}
    String.prototype.padStart = () => {
      throw new Error('broken')
    }
    Object.assign(window, { mend: () => Object.defineProperty(String.prototype, 'padStart', kept) })
  })
  await expect(sentence(page)).toHaveText(
    'This part of the page has stopped because of an error. What you’ve done so far is kept.',
  )
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.evaluate(() => (window as unknown as { mend: () => void }).mend())
  const saving = page.waitForEvent('download')
  await button(page, 'Save your progress as a file').click()
  expect((await saving).suggestedFilename()).toMatch(/progress/)
  await button(page, 'Try again').click()
  await expect(page.getByRole('heading', { name: /^Question 1 of/ })).toBeVisible()
  await expect(
    page
      .getByRole('radio', { checked: true })
      .or(page.getByRole('checkbox', { checked: true }))
      .first(),
  ).toBeVisible()
  expect(outside.errors.filter(text => !text.includes('broken'))).toEqual([])
})
