import type { Page } from '@playwright/test'
import { lesson } from './support/examples'
import { atRest, drawn, expect, open, test } from './support/reader'

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
    await atRest(page)
    await drawn(page)
    await expect(contentsOf(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(listOf(page)).toBeVisible()
  })
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

test('a card of a page to work with names no time to read', async ({ page }) => {
  await open(page, '/scrum/psm-1/psm1-exam-preparation')
  const cards = page.getByRole('main').getByRole('listitem')
  await expect(cards.filter({ hasText: 'PSM I Practice Exam' })).not.toContainText(/min read$/)
  await expect(cards.filter({ hasText: /min read$/ })).not.toHaveCount(0)
})

test("a hub's card for another hub says how much its section holds", async ({ page }) => {
  await open(page, '/scrum')
  const course = page.getByRole('main').getByRole('listitem').filter({ hasText: 'PSM I Study Course' })
  await expect(course).toContainText(/\b\d\d pages, [5-9]\sh\b/)
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
