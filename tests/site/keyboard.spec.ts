import type { Page } from '@playwright/test'
import { lesson, oneOfEachKind } from './support/examples'
import { expect, open, test } from './support/reader'
import { screens } from './support/widths'

/** What has the focus. */
interface Stop {
  /** Its place among the page's elements. */
  at: number
  what: string
  /** What is wrong with how it is shown. */
  wrong: string[]
}

const maximum = 400

/** The element with the focus, and whether a reader sees it and sees that it has the focus. */
const focused = (page: Page): Promise<Stop | null> =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return null
    // What is drawn in place of a radio button or checkbox has its outline.
    const ringed = [element, element.nextElementSibling, element.parentElement].filter(each => each !== null)
    const hasRing = ringed.some(each => {
      const { outlineStyle, outlineWidth } = getComputedStyle(each)
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
    })
    const boxes = [...element.getClientRects()].filter(({ width, height }) => width > 0 && height > 0)
    const inView = boxes.some(
      ({ top, bottom, left, right }) =>
        top >= 0 && left >= 0 && bottom <= window.innerHeight + 1 && right <= window.innerWidth + 1,
    )
    /** Nothing that stays in place while the page moves lies over it. */
    const isFree = boxes.some(({ left, right, top, bottom }) => {
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      return (
        hit && (element.contains(hit) || hit.contains(element) || hit.closest('label')?.contains(element))
      )
    })
    const isLarge = element.clientHeight > window.innerHeight
    return {
      at: [...document.querySelectorAll('*')].indexOf(element),
      what: `${element.tagName} ${(element.ariaLabel ?? element.textContent).trim().slice(0, 40)}`,
      wrong: [
        ...(hasRing ? [] : ['does not show the focus']),
        ...(inView || isLarge ? [] : ['is not in view']),
        ...(isFree || isLarge ? [] : ['is covered']),
      ],
    }
  })

/** Visible controls that Tab should reach: one of a group of radio buttons. */
const controls = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll('*')]
    const groups = new Set<string>()
    return [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [tabindex]',
      ),
    ]
      .filter(each => each.tabIndex >= 0 && !each.matches(':disabled, [inert] *'))
      .filter(each => each.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false }))
      .filter(each => {
        if (!(each instanceof HTMLInputElement) || each.type !== 'radio') return true
        const isFirst = !groups.has(each.name)
        groups.add(each.name)
        return isFirst
      })
      .map(each => all.indexOf(each))
  })

/** Presses Tab from the beginning of the page to its end. */
async function walk(page: Page): Promise<Stop[]> {
  const stops: Stop[] = []
  while (stops.length < maximum) {
    await page.keyboard.press('Tab')
    const stop = await focused(page)
    if (!stop) return stops
    stops.push(stop)
  }
  throw new Error(`More than ${maximum} stops.`)
}

for (const { name, ...viewport } of screens)
  for (const route of oneOfEachKind)
    test(`Tab reaches each control of ${route} ${name}, in the order of the page, and shows where it is`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      await open(page, route)
      const stops = await walk(page)
      expect(stops.flatMap(({ what, wrong }) => wrong.map(each => `${what} ${each}`))).toEqual([])
      const order = stops.map(({ at }) => at)
      expect(order).toEqual([...order].sort((a, b) => a - b))
      const missed = (await controls(page)).filter(at => !order.includes(at))
      expect(missed).toEqual([])
    })

test('Shift and Tab lead back without a stop under the bar', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, lesson)
  await page.getByRole('contentinfo').getByRole('link').last().focus()
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Shift+Tab')
    const stop = await focused(page)
    expect.soft(stop?.wrong, stop?.what).toEqual([])
  }
})
