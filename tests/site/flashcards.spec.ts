import { violationsOf } from './support/accessibility'
import { card, cardsKept, count, flashcards, front, grade, show, studyAll } from './support/flashcards'
import { hold } from './support/hold'
import { expect, open, test } from './support/reader'
import { keepProgress, planLink } from './support/study-plan'

const morning = new Date('2026-11-21T09:00:00Z')
const perDay = 86_400_000

test.describe('flashcards', () => {
  test('are in the first screen of a phone, the deck and the settings below them', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await open(page, flashcards)
    for (const part of [front(page), show(page)]) await expect(part).toBeInViewport({ ratio: 1 })
    const bottom = await show(page).evaluate(button => button.getBoundingClientRect().bottom)
    for (const setting of [
      page.getByRole('group', { name: 'Deck' }),
      page.getByRole('combobox', { name: 'New cards a day' }),
    ])
      expect(await setting.evaluate(box => box.getBoundingClientRect().top)).toBeGreaterThan(bottom)
  })

  test('keep their place on a phone, with every grade in view', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await open(page, flashcards)
    const places = new Set<number>()
    for (let each = 0; each < 3; each += 1) {
      await show(page).click()
      for (const name of ['Again', 'Easy']) await expect(grade(page, name)).toBeInViewport({ ratio: 1 })
      await grade(page, 'Easy').click()
      await expect(front(page)).toBeFocused()
      places.add(await card(page).evaluate(box => Math.round(box.getBoundingClientRect().top)))
    }
    expect(places.size).toBe(1)
  })

  test('begin with a card in the HTML; a press on it counts once the app is there', async ({ page }) => {
    const letThrough = await hold(page, /page\/flashcards-/)
    await open(page, flashcards)
    const first = await front(page).innerText()
    await show(page).click()
    letThrough()
    await expect(card(page).getByRole('heading', { name: 'Answer' })).toBeVisible()
    await expect(front(page)).toHaveText(first)
  })

  test('are studied by keyboard, and the focus goes along', async ({ page }) => {
    await open(page, flashcards)
    const first = await front(page).innerText()
    await show(page).focus()
    await page.keyboard.press('Enter')
    await expect(card(page).getByRole('heading', { name: 'Answer' })).toBeFocused()
    expect(await violationsOf(page)).toEqual([])

    await page.keyboard.press('3')
    await expect(page.getByText(`${first}: Good, next in 10 minutes.`)).toBeVisible()
    await expect(count(page, 'Left now')).toHaveText('10')
    await expect(front(page)).not.toHaveText(first)
    await expect(front(page)).toBeFocused()
    await expect(count(page, 'Of these, new')).toHaveText('9')

    // Before the answer is shown, and away from the card, the keys grade nothing.
    await page.keyboard.press('4')
    await show(page).press('Space')
    await page.getByRole('radio', { name: 'All terms' }).focus()
    await page.keyboard.press('4')
    await expect(count(page, 'Of these, new')).toHaveText('9')
  })

  test('take a grade back', async ({ page }) => {
    await open(page, flashcards)
    const first = await front(page).innerText()
    await show(page).click()
    await grade(page, 'Easy').click()
    await expect(count(page, 'Learned')).toHaveText(/^1 of \d+$/)
    await page.getByRole('button', { name: 'Undo the last grade' }).click()
    await expect(front(page)).toHaveText(first)
    await expect(front(page)).toBeFocused()
    await expect(count(page, 'Learned')).toHaveText(/^0 of \d+$/)
    expect(await cardsKept(page)).toEqual([])
  })

  test('are kept over a reload, end with a date, and come back on it', async ({ page }) => {
    await page.clock.setFixedTime(morning)
    await open(page, flashcards)
    await page.getByRole('combobox', { name: 'New cards a day' }).selectOption('5')
    await studyAll(page, 'Easy')
    await expect(page.getByRole('heading', { name: 'Done for now' })).toBeFocused()
    await expect(page.getByText('Nothing is due until Sunday, November 29.')).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    await page.getByRole('button', { name: 'Study ahead' }).click()
    await expect(front(page)).toBeFocused()

    await page.clock.setFixedTime(new Date(morning.getTime() + 8 * perDay))
    await open(page, flashcards)
    await expect(count(page, 'Left now')).toHaveText('10')
    await expect(count(page, 'Of these, new')).toHaveText('5')
  })

  test('lead back to the study plan of a reader who has one', async ({ page }) => {
    const plan = { exam: '2026-12-21', minutes: 60, since: '2026-11-20', laid: [], weekdays: ['Monday'] }
    await keepProgress(page, { lessons: {}, plan, decks: { newADay: 5 } })
    await page.clock.setFixedTime(morning)
    await open(page, flashcards)
    await studyAll(page, 'Easy')
    await expect(page.getByText('choose a larger number below')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back to your study plan' })).toHaveAttribute(
      'href',
      planLink,
    )
  })

  test('come at once where a wrong clock has set their date', async ({ page }) => {
    await page.clock.setFixedTime(new Date(morning.getTime() + 4000 * perDay))
    await open(page, flashcards)
    const first = await front(page).innerText()
    await show(page).click()
    await grade(page, 'Easy').click()
    await page.clock.setFixedTime(morning)
    await open(page, flashcards)
    await expect(front(page)).toHaveText(first)
    await expect(page.getByText(/^This card comes before its date/)).toBeVisible()
    await show(page).click()
    await grade(page, 'Good').click()
    await expect(count(page, 'Left now')).toHaveText('10')
  })

  test('keep the grades of two tabs', async ({ page, context }) => {
    await open(page, flashcards)
    const other = await context.newPage()
    await open(other, flashcards)
    const first = await front(page).innerText()
    await expect(front(other)).toHaveText(first)
    await show(page).click()
    await grade(page, 'Easy').click()
    await expect(front(other)).not.toHaveText(first)
    await expect(other.getByText('That card was graded in another tab.')).toBeVisible()
    await show(other).click()
    await grade(other, 'Easy').click()
    await expect(count(page, 'Learned')).toHaveText(/^2 of \d+$/)
    expect(await cardsKept(page)).toHaveLength(2)
  })
})
