import type { Page } from '@playwright/test'
import { examRules } from '../../lib/exam/exam-rules'
import { success } from '../../data/words/offers'
import { formAction } from '../../lib/newsletter/form'
import { site } from '../../data/site'
import { beginExam, button, choose, keptProgress } from './support/exam'
import { openResult, usual } from './support/exam-result'
import { lesson } from './support/examples'
import { ownErrors } from './support/faults'
import { drawn, expect, open, test } from './support/reader'
import { keepProgress, keptPlan, makePlan, openPlan, parts } from './support/study-plan'

// What happens to a device and its line while the page is open.

const { minutes, questions } = examRules

test('an exam loses no time to a clock set wrong, goes on without a connection, and ends without one', async ({
  page,
  context,
  outside,
}) => {
  await page.clock.install({ time: new Date('2026-11-21T10:00:00Z') })
  await beginExam(page)
  await choose(page, true)
  for (const wrong of ['2026-11-20T10:00:00Z', '2036-11-21T10:00:00Z', '2026-11-20T10:00:00Z']) {
    await page.clock.setSystemTime(new Date(wrong))
    await page.clock.runFor(6000)
    await expect(page.getByRole('heading', { name: `Question 1 of ${questions}` })).toBeVisible()
  }
  await expect(page.getByRole('timer')).toHaveText(new RegExp(`^${minutes - 1}:\\d\\d left$`))

  const session = await context.newCDPSession(page)
  await session.send('Page.setWebLifecycleState', { state: 'frozen' })
  await session.send('Page.setWebLifecycleState', { state: 'active' })
  await context.setOffline(true)
  await button(page, 'Next').click()
  await choose(page, true)
  expect(Object.keys((await keptProgress(page)).exam?.answers ?? {})).toHaveLength(2)
  await button(page, 'End the exam …').click()
  await button(page, 'End the exam and see the result').click()
  await expect(page.getByRole('heading', { name: `2 of ${questions} right: not passed` })).toBeVisible()
  expect((await keptProgress(page)).exams).toHaveLength(1)
  await context.setOffline(false)
  expect(ownErrors(outside.errors)).toEqual([])
})

test('an exam whose storage is cleared while it runs gives way to the overview', async ({
  page,
  outside,
}) => {
  await beginExam(page)
  await choose(page, true)
  await page.evaluate(() => localStorage.clear())
  await button(page, 'Next').click()
  await expect(button(page, 'Start')).toBeEnabled()
  expect(ownErrors(outside.errors)).toEqual([])
})

test('a plan is made in one tab and shown by the other, and stays in another time zone', async ({
  page,
  context,
  browser,
  baseURL,
  outside,
}) => {
  await openPlan(page)
  const other = await context.newPage()
  await openPlan(other)
  await other.locator('[data-island=study-plan]').scrollIntoViewIfNeeded()
  await other.locator('[data-island=study-plan][data-alive]').waitFor()
  await makePlan(page, '2026-12-24', '45')
  await expect(parts(other).heading).toBeVisible()
  const progress = JSON.parse(
    await page.evaluate(() => localStorage.getItem('agile-primer:1:progress') ?? ''),
  ) as object
  for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    const far = await browser.newContext({ timezoneId, ...(baseURL ? { baseURL } : {}) })
    const there = await far.newPage()
    await keepProgress(there, progress)
    await openPlan(there)
    await expect(parts(there).heading).toBeVisible()
    expect(await keptPlan(there)).toMatchObject({ exam: '2026-12-24', minutes: 45 })
    await far.close()
  }
  expect(outside.errors).toEqual([])
})

test('a note on a question is the last that was written in either tab, and an untouched field writes none', async ({
  page,
  context,
}) => {
  await openResult(page, usual)
  const other = await context.newPage()
  await open(other, page.url())
  const noteIn = async (tab: Page) => {
    const question = tab
      .getByRole('listitem')
      .filter({ hasText: /^\d+, missed:/ })
      .first()
    await question.locator('summary').first().click()
    await question.getByText('Add a note').click()
    return question.getByLabel('Your note on this question')
  }
  const [note, otherNote] = [await noteIn(page), await noteIn(other)]
  const kept = async () => Object.values((await keptProgress(other)).notes ?? {}).map(({ text }) => text)

  await note.fill('Ask the team')
  await note.blur()
  await expect(otherNote).toHaveValue('Ask the team')
  await otherNote.fill('Ask the Product Owner ')
  await otherNote.blur()
  await expect(note).toHaveValue('Ask the Product Owner')

  // Being edited, it stays as it is; taken back, it says nothing.
  await note.fill('Ask nobody')
  await otherNote.fill('Look it up')
  await otherNote.blur()
  await expect.poll(kept).toEqual(['Look it up'])
  await drawn(page)
  await expect(note).toHaveValue('Ask nobody')
  await note.fill('Ask the Product Owner')
  await note.blur()
  await expect(note).toHaveValue('Look it up')
  expect(await kept()).toEqual(['Look it up'])

  // What no event has told it of yet.
  await note.focus()
  await page.evaluate(key => {
    const kept = localStorage.getItem(key) ?? ''
    localStorage.setItem(key, kept.replace('Look it up', 'In the Guide'))
  }, 'agile-primer:1:progress')
  await note.blur()
  await expect.poll(kept).toEqual(['In the Guide'])
  await expect(note).toHaveValue('In the Guide')
})

test('a page that comes back from the cache of the browser shows what was done meanwhile', async ({
  page,
}) => {
  await open(page, lesson)
  const box = page.getByRole('checkbox', { name: 'I have read this lesson' })
  await box.check()
  await expect(page.locator('#lesson-mark-hint a')).toBeVisible()
  await page.evaluate(() => {
    localStorage.clear()
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await expect(box).not.toBeChecked()
  await box.check()
  expect(Object.keys((await keptProgress(page)).lessons)).toEqual([lesson])
})

test('a sign-up service that is slow, fails, or answers with a page says what to do, and then works', async ({
  page,
  outside,
}) => {
  let answer: { status?: number; body?: string; json?: object } = {}
  let release: () => void = () => undefined
  const slow = new Promise<void>(resolve => (release = resolve))
  await page.route(formAction(site.newsletter), async route => {
    await slow
    await route.fulfill(answer)
  })
  await open(page, lesson)
  const form = page.getByRole('form', { name: 'Get Free eBook' })
  await form.getByRole('textbox', { name: 'First name' }).fill('Ada')
  await form.getByRole('textbox', { name: 'Email address' }).fill('ada@mail.example')
  const send = form.getByRole('button', { name: 'Subscribe & Download' })
  answer = { status: 500, body: 'Internal error' }
  await send.click()
  await expect(send).toHaveAttribute('aria-disabled', 'true')
  release()
  const alert = form.getByRole('alert')
  await expect(alert).toContainText('isn’t working at the moment')
  answer = { status: 200, body: '<!doctype html><title>Sign in</title>' }
  await send.click()
  await expect(send).not.toHaveAttribute('aria-disabled')
  await expect(alert).toContainText('isn’t working at the moment')
  await expect(form.getByRole('link', { name: 'Open the sign-up page' })).toBeVisible()
  answer = { json: { status: 'success' } }
  await send.click()
  await expect(page.getByText(success)).toBeVisible()
  expect(ownErrors(outside.errors)).toEqual([])
})
