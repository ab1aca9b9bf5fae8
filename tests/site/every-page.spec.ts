import type { Page } from '@playwright/test'
import { site } from '../../data/site'
import { violationsOf } from './support/accessibility'
import { oneOfEachKind } from './support/examples'
import { violationsInOtherTheme } from './support/other-theme'
import { pageGroups, perGroupOfPages } from './support/pages'
import { atRest, expect, layOutWhole, open, test } from './support/reader'
import { secondOpinion } from './support/second-engine'

/**
 * From a large screen to a phone; 640 px is what a screen of 1280 px has left at 200 % zoom. The wide ones first: the
 * sidebar stays folded where a page is opened on a narrow screen.
 */
const widths = [1920, 1280, 768, 640, 360]

/**
 * One engine reads every page on a phone, the other on a wide screen, where the layout's other parts show. Both read a
 * page of each kind on either.
 */
const engines: Readonly<Record<number, { every: typeof secondOpinion; some: typeof secondOpinion }>> = {
  360: { every: violationsOf, some: secondOpinion },
  1280: { every: secondOpinion, some: violationsOf },
}

/** Elements that reach beyond the right edge of the page, unless something around them scrolls by itself. */
const overflowing = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const wide = [...document.body.querySelectorAll('*')]
      .filter(element => element.getBoundingClientRect().right > clientWidth + 1)
      .filter(element => !element.closest('[tabindex="0"], pre'))
    return [`${scrollWidth} px`, ...wide.slice(0, 5).map(element => element.outerHTML.slice(0, 100))]
  })

/** By what height the first section of an article begins: what comes before it may not push it off a second screen. */
const lowestOpening: Readonly<Record<number, number>> = { 1280: 1000, 360: 1400 }

/** Where the first section below an article's contents begins, in pixels; 0 on a page without. */
const opening = (page: Page) =>
  page.evaluate(() => {
    const heading = document.querySelector('[data-newsletter] ~ h2')
    return heading ? heading.getBoundingClientRect().top + scrollY : 0
  })

for (const group of pageGroups) {
  test(`${group.name} begin high, fit every width and have no accessibility violation`, async ({ page }) => {
    test.setTimeout(perGroupOfPages)
    for (const { route } of group.members) {
      await page.setViewportSize({ width: 1920, height: 900 })
      await open(page, route)
      await layOutWhole(page)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        const where = `${route}, ${width} px wide`
        // The sidebar takes a moment to go from one layout to the other.
        await expect.poll(() => overflowing(page), { message: where }).toEqual([])
        expect.soft(await opening(page), where).toBeLessThanOrEqual(lowestOpening[width] ?? Infinity)
        const read = engines[width]
        if (!read) continue
        // What a change of size moves has to come to rest before it is judged.
        await atRest(page)
        expect(await read.every(page), where).toEqual([])
        if (oneOfEachKind.includes(route)) expect(await read.some(page), where).toEqual([])
        // Every page where readers can choose a theme; else one of each kind, as it would be.
        if (width === 360 && (site.darkMode || oneOfEachKind.includes(route)))
          expect(await violationsInOtherTheme(page), where).toEqual([])
      }
    }
  })
}

test('words that are too faint in the other theme would be found', async ({ page }) => {
  await open(page, '/about')
  expect(await violationsInOtherTheme(page)).toEqual([])
  await page.evaluate(() => {
    const [paragraph] = document.querySelectorAll<HTMLElement>('main p')
    // As good as black on white, or white on black.
    const isDark = document.documentElement.classList.contains('dark')
    paragraph?.style.setProperty('color', isDark ? '#ccc' : '#333')
  })
  expect((await violationsInOtherTheme(page)).join()).toContain('color-contrast')
})

test('each of the two engines would find a control without a name', async ({ page }) => {
  await page.setContent('<!doctype html><html lang="en"><title>A form</title><main><input></main>')
  for (const find of [violationsOf, secondOpinion])
    expect((await find(page)).join()).toMatch(/^(label|input_label_exists) .*<input/)
})
