import type { Page } from '@playwright/test'
import { lesson } from './support/examples'
import { drawn, expect, open, test } from './support/reader'

const buttonOf = (page: Page) => page.getByRole('button', { name: 'Back to top' })
const shareOf = (page: Page) => page.getByRole('region', { name: 'Share this page' })

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(y => window.scrollTo({ top: y, behavior: 'instant' }), top)
  await drawn(page)
}

/** Keeps the calls of window.scrollTo that the page itself makes. */
async function observeScrolls(page: Page): Promise<unknown[]> {
  const calls: unknown[] = []
  await page.exposeFunction('recordScroll', (call: unknown) => void calls.push(call))
  await page.evaluate(() => {
    const scroll = window.scrollTo.bind(window) as (call: unknown) => void
    const record = Reflect.get(window, 'recordScroll') as (call: unknown) => void
    Reflect.set(window, 'scrollTo', (call: unknown) => {
      record(call)
      scroll(call)
    })
  })
  return calls
}

test('button and share block are hidden up to 300 px, shown above, and hidden again', async ({ page }) => {
  await open(page, lesson)
  for (const [top, shown] of [
    [0, false],
    [300, false],
    [301, true],
    [300, false],
  ] as const) {
    await scrollTo(page, top)
    await expect(buttonOf(page), `button at ${top} px`).toBeVisible({ visible: shown })
    await expect(shareOf(page), `share block at ${top} px`).toBeVisible({ visible: shown })
  }
})

test('a page opened below the threshold shows them at once', async ({ page }) => {
  await open(page, `${lesson}#sources`)
  await expect(buttonOf(page)).toBeVisible()
})

test('the button leads to the top without motion for a reader who prefers none, and moves the focus', async ({
  page,
}) => {
  await open(page, lesson)
  await scrollTo(page, 2000)
  const calls = await observeScrolls(page)
  await buttonOf(page).click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  expect(calls).toEqual([{ top: 0, behavior: 'instant' }])
  await expect(buttonOf(page)).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
})

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('the button leads smoothly to the top', async ({ page }) => {
    await open(page, lesson)
    await scrollTo(page, 2000)
    const calls = await observeScrolls(page)
    await buttonOf(page).click()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    expect(calls).toEqual([{ top: 0, behavior: 'smooth' }])
  })
})

test('the button covers no text of the page', async ({ page }) => {
  for (const [width, route] of [
    [360, lesson],
    [800, lesson],
    [1280, lesson],
    // Its text is as wide as the window.
    [1280, '/'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await open(page, route)
    await scrollTo(page, 900)
    await expect(buttonOf(page)).toBeVisible()
    const covered = await buttonOf(page).evaluate(button => {
      const { left, right, top, bottom } = button.getBoundingClientRect()
      return [...document.querySelectorAll('main :is(p, li, h2, h3, img, a)')]
        .filter(element => {
          const box = element.getBoundingClientRect()
          const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
          const below = box.bottom > bar && bottom > bar
          return below && box.left < right && box.right > left && box.top < bottom && box.bottom > top
        })
        .map(element => element.textContent.slice(0, 40))
    })
    expect(covered, `${route} ${width} px wide`).toEqual([])
  }
})

test('nothing lies over the button in the bar', async ({ page }) => {
  for (const width of [360, 800, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await open(page, lesson)
    await scrollTo(page, 100_000)
    // A click waits until the button itself would take it.
    await buttonOf(page).click()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  }
})
