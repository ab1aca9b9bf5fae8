import type { Page } from '@playwright/test'
import { expect, open, test } from './support/reader'

const lesson = '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning'
const anchor = '#check-yourself'

test.use({ viewport: { width: 390, height: 844 } })

/** How many elements of the text wait for the reader to come near; folded ones don't count. */
const waiting = (page: Page) =>
  page
    .locator('article :is(li, td, p a)')
    .evaluateAll(
      texts =>
        texts.filter(text => text.checkVisibility() && !text.checkVisibility({ contentVisibilityAuto: true }))
          .length,
    )

/** Distance of a heading from the top of the window, in px. */
const topOf = (page: Page, hash: string) =>
  page.locator(hash).evaluate(element => Math.round(element.getBoundingClientRect().top))

/** The scroll offset once it rests: what was passed over is laid out late, and moves it while the text stays put. */
const restingPlace = (page: Page) =>
  page.evaluate(async () => {
    let offset = NaN
    for (let frames = 0; frames < 10; frames = scrollY === offset ? frames + 1 : 0) {
      offset = scrollY
      await new Promise(requestAnimationFrame)
    }
    return Math.round(offset)
  })

test('on a phone, text far down is laid out when the reader comes near', async ({ page }) => {
  await open(page, lesson)
  expect(await waiting(page)).toBeGreaterThan(3)
  const last = page.locator('article .painted-apart > ul').last().locator('li').first()
  await last.scrollIntoViewIfNeeded()
  await expect
    .poll(() => last.evaluate(text => text.checkVisibility({ contentVisibilityAuto: true })))
    .toBe(true)
})

test('who comes for a place further down finds all of the page laid out, and that place at the top', async ({
  page,
}) => {
  await open(page, lesson + anchor)
  expect(await waiting(page)).toBe(0)
  await expect.poll(() => topOf(page, anchor)).toBeLessThan(140)
  expect(await topOf(page, anchor)).toBeGreaterThanOrEqual(0)
})

test('a link in the contents leads to its heading', async ({ page }) => {
  await open(page, lesson)
  await page.locator(`article [href="${anchor}"]`).first().click()
  await expect.poll(() => topOf(page, anchor)).toBeLessThan(140)
  expect(await topOf(page, anchor)).toBeGreaterThanOrEqual(0)
  expect(await waiting(page)).toBe(0)
})

test('a page reached by a link is laid out as far as one sees, and whole on the way back to where it was left', async ({
  page,
}) => {
  await open(page, lesson)
  await page.mouse.wheel(0, 3000)
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBeGreaterThan(2000)
  const left = await restingPlace(page)
  await page.locator('.nextra-pagination a[rel=next]').evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveTitle(/^Daily Scrum/)
  expect(await waiting(page)).toBeGreaterThan(3)
  await page.goBack()
  await expect(page).toHaveTitle(/^Sprint Planning/)
  await expect(page.locator('html[data-later]')).toHaveCount(0)
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - left)).toBeLessThan(100)
})

test('on a desktop once the page is painted, in print and without scripts nothing waits', async ({
  page,
  browser,
  baseURL,
}) => {
  await open(page, lesson)
  await page.emulateMedia({ media: 'print' })
  expect(await waiting(page)).toBe(0)
  await page.emulateMedia({ media: 'screen' })
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect.poll(() => waiting(page)).toBe(0)
  await open(page, lesson)
  await expect.poll(() => waiting(page)).toBe(0)
  await page.locator('#sidebar [href$="/daily-scrum"]').click()
  await expect(page).toHaveTitle(/^Daily Scrum/)
  await expect(page.locator('html[data-later]')).toHaveCount(0)
  expect(await waiting(page)).toBe(0)
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  })
  const plain = await context.newPage()
  await plain.goto(new URL(lesson, baseURL).href)
  expect(await plain.locator('html[data-later]').count()).toBe(0)
  await context.close()
})
