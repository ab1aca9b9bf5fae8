import type { Browser, Page } from '@playwright/test'
import { untilQuiet, type BenchSite } from './bench-site'
import type { Condition } from './conditions'
import { watchResults } from './page-watch'

const field = '#search-bar'
const result = '[role=option]'
const query = 'planning poker'
/** Milliseconds from one key to the next. */
const pace = 60

const wait = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))

/** A search; times in milliseconds, undefined if there was no result. */
export interface Search {
  /** From the click on the search to the first result for any part of the query. */
  first?: number
  /** From the last key to the last change of the list. */
  final?: number
  bytes: number
}

/** Waits until the list has stopped changing. */
async function untilSettled(page: Page): Promise<void> {
  for (let looks = 0; looks < 450; looks += 1) {
    await wait(100)
    const quiet = await page.evaluate(() => {
      const { lastChange, lastKey = Infinity } = window.pageWatch
      return lastChange === undefined ? 0 : performance.now() - Math.max(lastKey, lastChange)
    })
    if (quiet > 1500) return
  }
}

/** Types at a fixed pace, even if the page is busy, as a person would. */
async function typeQuery(page: Page): Promise<void> {
  const began = performance.now()
  const sent: Promise<void>[] = []
  for (const [index, letter] of Array.from(query).entries()) {
    await wait(began + index * pace - performance.now())
    sent.push(page.keyboard.press(letter === ' ' ? 'Space' : letter))
  }
  await Promise.all(sent)
}

/** Searches with an empty browser cache: the page loads at full speed, then the condition applies. */
export async function measureSearch(
  browser: Browser,
  { line }: BenchSite,
  route: string,
  condition: Condition,
): Promise<Search> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    const page = await context.newPage()
    // The compiler's helper for function names doesn't exist in the page.
    await page.addInitScript('window.__name = value => value')
    line.setLine({ roundTrip: 0 })
    await page.goto(`${line.url}${route}`, { waitUntil: 'load' })
    await untilQuiet(line)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: condition.slowdown })
    line.setLine(condition.line)
    await page.evaluate(watchResults, result)
    const before = line.deliveries.length
    const clicked = page.locator(field).click()
    await wait(150)
    await typeQuery(page)
    await clicked
    await untilSettled(page)
    const { pressed = 0, firstResult, lastChange, lastKey = 0 } = await page.evaluate(() => window.pageWatch)
    return {
      ...(firstResult === undefined ? {} : { first: firstResult - pressed }),
      ...(lastChange === undefined ? {} : { final: Math.max(0, lastChange - lastKey) }),
      bytes: line.deliveries.slice(before).reduce((sum, { bytes }) => sum + bytes, 0),
    }
  } finally {
    line.setLine({ roundTrip: 0 })
    await context.close()
  }
}
