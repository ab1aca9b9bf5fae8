import type { Page } from '@playwright/test'
import { lesson, oneOfEachKind } from './support/examples'
import { expect, layOutWhole, open, test } from './support/reader'
import { screens } from './support/widths'

declare global {
  interface Window {
    /** What had the focus, in this order. */
    stops: Element[]
  }
}

const maximum = 400

/**
 * What is wrong with the element that has the focus: out of order, out of view, covered, or without a sign of the focus.
 * Null if nothing has it.
 */
const judged = (page: Page): Promise<string[] | null> =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return null
    const last = window.stops.at(-1)
    window.stops.push(element)
    const isNext =
      !last?.isConnected || (last.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) > 0
    // The outline may be that of what is drawn for a radio button or checkbox.
    const hasRing = [element, element.nextElementSibling, element.parentElement].some(each => {
      if (!each) return false
      const { outlineStyle, outlineWidth } = getComputedStyle(each)
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
    })
    const boxes = [...element.getClientRects()].filter(({ width, height }) => width > 0 && height > 0)
    /** Its beginning can be pressed: it is in the window, and nothing lies over it, such as a part that stays in place. */
    const isFree = boxes.some(({ left, top, bottom, width }) => {
      const hit = document.elementFromPoint(left + Math.min(width, 12) / 2, (top + bottom) / 2)
      const isIt = hit && (element.contains(hit) || hit.contains(element))
      return isIt || hit?.closest('label')?.contains(element)
    })
    const isLarge = element.clientHeight > window.innerHeight
    const name = `${element.tagName} '${(element.ariaLabel ?? element.textContent).trim().slice(0, 40)}'`
    return [
      ...(isNext ? [] : [`${name} comes after what follows it on the page`]),
      ...(hasRing ? [] : [`${name} doesn't show that it has the focus`]),
      ...(isFree || isLarge ? [] : [`${name} is covered or out of view`]),
    ]
  })

/** Visible controls that had no focus; of a group of radio buttons, one has it. */
const missed = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isReached = (control: HTMLElement) =>
      window.stops.some(stop => {
        const isSameGroup =
          stop instanceof HTMLInputElement && control instanceof HTMLInputElement && stop.type === 'radio'
        return stop === control || (isSameGroup && stop.name === control.name)
      })
    const all = document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')
    return [...all]
      .filter(each => each.tabIndex >= 0 && !each.matches(':disabled, [inert] *'))
      .filter(each => each.checkVisibility({ visibilityProperty: true }) && !isReached(each))
      .map(each => each.outerHTML.slice(0, 100))
  })

for (const { name, ...viewport } of screens)
  for (const route of oneOfEachKind)
    test(`Tab reaches each control of ${route} ${name}, in the order of the page, and shows where it is`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      await open(page, route)
      await layOutWhole(page)
      await page.evaluate(() => (window.stops = []))
      const wrong: string[] = []
      for (let step = 0; step < maximum; step += 1) {
        await page.keyboard.press('Tab')
        const found = await judged(page)
        if (!found) break
        wrong.push(...found)
      }
      expect(wrong).toEqual([])
      expect(await missed(page)).toEqual([])
    })

test('Shift and Tab lead back up a lesson without a stop under the bar', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, lesson)
  await layOutWhole(page)
  await page.getByRole('contentinfo').getByRole('link').last().focus()
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Shift+Tab')
    await page.evaluate(() => (window.stops = []))
    expect.soft(await judged(page)).toEqual([])
  }
})
