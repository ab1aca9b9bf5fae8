import { resultAddress } from '../../lib/exam/address'
import { violationsOf } from './support/accessibility'
import { examPage } from './support/exam'
import { usual } from './support/exam-result'
import { expect, open, test } from './support/reader'
import { flashcards, grade, show } from './support/flashcards'
import { keepProgress, monday, openPlan } from './support/study-plan'

const plan = {
  ...{ exam: '2026-12-21', minutes: 60, since: '2026-11-20', laid: [] },
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
}
const missed = { right: false, at: '2026-11-20T10:00:00.000Z' }
const answers = Object.fromEntries(
  Array.from({ length: 12 }, (_, at) => [`daily-scrum-${at + 1}`, missed] as const),
)
const today = 'Today in your plan'

test('the front page leads back into an exam under way, and says at which question it is', async ({
  page,
}) => {
  const questions = ['daily-scrum-1', 'daily-scrum-2', 'daily-scrum-3']
  const startedAt = '2026-11-23T08:00:00.000Z'
  const begun = { answers: {}, flagged: [], spent: 1000, mode: 'own', clock: 'none' }
  await keepProgress(page, { lessons: {}, exam: { id: 'begun', startedAt, questions, at: 1, ...begun } })
  await open(page, '/')
  const note = page.getByText('Continue the quiz, question 2 of 3')
  await expect(note).toBeInViewport()
  await note.getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Question 2 of 3' })).toBeVisible()
})

test.describe('today’s part of the plan', () => {
  for (const route of ['/', '/scrum/psm-1'])
    test(`is at the top of ${route}, with links to the very round`, async ({ page }) => {
      await keepProgress(page, { lessons: {}, answers, plan })
      await page.clock.setFixedTime(new Date(`${monday}T09:00:00Z`))
      await open(page, route)
      const section = page.getByRole('region', { name: today })
      await expect(section).toBeInViewport()
      await expect(section.getByRole('link', { name: 'Your whole plan' })).toBeVisible()
      // With the rules that the plan's own page has.
      await expect(section.getByRole('listitem').first()).toHaveCSS('display', 'grid')
      expect(await violationsOf(page)).toEqual([])
      await section.getByRole('link', { name: 'practice what you missed' }).first().click()
      await expect(page.getByRole('heading', { name: 'Question 1 of 10' })).toBeVisible()
      expect(new URL(page.url()).hash).toBe('')
    })

  test('is what a result leads back to, instead of the offer to make one', async ({ page }) => {
    const { id } = usual
    await keepProgress(page, { lessons: {}, plan, exams: [usual] })
    await open(page, examPage + resultAddress(id))
    await expect(page.getByRole('link', { name: 'Back to your study plan' })).toBeVisible()
    await expect(page.getByText('A study plan puts')).toHaveCount(0)
  })

  test('is the same on the plan’s own page, in its first screen', async ({ page }) => {
    await keepProgress(page, { lessons: {}, answers, plan })
    await openPlan(page)
    const own = page.getByRole('region', { name: 'Your plan' }).getByRole('listitem').first()
    await expect(own).toContainText('Today, Monday, November 23')
    await expect(own.getByRole('heading')).toBeInViewport()
    const links = await own.getByRole('link').allTextContents()
    await open(page, '/')
    const section = page.getByRole('region', { name: today })
    await expect(section.getByRole('link').first()).toHaveText(links[0] ?? '')
  })

  test('has no more flashcards once they are done', async ({ page }) => {
    await keepProgress(page, { lessons: {}, plan: { ...plan, minutes: 20 }, decks: { newADay: 5 } })
    await page.clock.setFixedTime(new Date(`${monday}T09:00:00Z`))
    await open(page, '/')
    const section = page.getByRole('region', { name: today })
    await expect(section.getByRole('link', { name: 'study the flashcards' })).toHaveAttribute(
      'href',
      `${flashcards}#deck=today`,
    )
    await section.getByRole('link', { name: 'study the flashcards' }).click()
    // Before that, the first card in the page's HTML is that of another deck.
    await expect(page.getByRole('radio', { name: 'Due today' })).toBeChecked()
    for (let card = 0; card < 5; card += 1) {
      await show(page).click()
      await grade(page, 'Easy').click()
    }
    await expect(page.getByRole('heading', { name: 'Done for now' })).toBeVisible()
    await open(page, '/')
    await expect(section.getByText(/Done today: 5 flashcards/)).toBeVisible()
    await expect(section.getByRole('link', { name: 'study the flashcards' })).toHaveCount(0)
  })

  test('says on a day off that nothing is planned, and when it goes on', async ({ page }) => {
    await keepProgress(page, { lessons: {}, plan: { ...plan, weekdays: ['Wednesday'] } })
    await page.clock.setFixedTime(new Date(`${monday}T09:00:00Z`))
    await open(page, '/')
    const section = page.getByRole('region', { name: today })
    await expect(section).toContainText(/Nothing is planned for today\. You go on on Wednesday, /)
  })

  test('keeps the focus on its link when another tab goes on with the plan', async ({ page, context }) => {
    await openPlan(page)
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
      'agile-primer:1:progress',
      JSON.stringify({ lessons: {}, answers, plan }),
    ] as const)
    await open(page, '/')
    const section = page.getByRole('region', { name: today })
    const whole = section.getByRole('link', { name: 'Your whole plan' })
    await whole.focus()
    const before = await section.innerText()
    const other = await context.newPage()
    await open(other, '/scrum/psm-1/introduction/intro-psm-1')
    await other.getByRole('checkbox', { name: 'I have read this lesson' }).check()
    await expect(section).not.toHaveText(before)
    await expect(whole).toBeFocused()
  })

  test('is nothing for a reader without a plan, who asks for nothing more', async ({ page }) => {
    await keepProgress(page, { lessons: { '/scrum/psm-1/introduction/intro-psm-1': missed.at } })
    const asked: string[] = []
    page.on('request', request => asked.push(request.url()))
    await open(page, '/')
    await expect(page.getByText(/You have read 1 of \d+\./)).toBeAttached()
    expect(asked.filter(url => /today|exam-preparation/.test(url))).toEqual([])
    await expect(page.getByRole('heading', { name: today })).toHaveCount(0)
  })
})

test('an address asks for a round of an area, or for the exam', async ({ page }) => {
  const exam = '/scrum/psm-1/psm1-exam-preparation/practice-exam'
  await open(page, `${exam}#practice=area:Stakeholders%20%26%20Customers:10`)
  await expect(page.getByRole('heading', { name: 'Question 1 of 10' })).toBeVisible()
  await expect(page.getByText('Stakeholders & Customers', { exact: true }).first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Start here' })).toBeVisible()
  await open(page, `${exam}#exam=psm-1`)
  await expect(page.getByRole('heading', { name: 'Start here' })).toBeFocused()
})
