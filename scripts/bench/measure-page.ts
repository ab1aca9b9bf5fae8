// The name of Playwright's event: cspell:ignore requestfinished
import type { Browser, Page, Request } from '@playwright/test'
import { untilQuiet, type BenchSite } from './bench-site'
import type { Condition } from './conditions'
import { installWatch } from './page-watch'

const field = '#search-bar'
const result = '[role=option]'

const wait = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))

/** Loads a page in a browser that knows nothing of the site, and lets all that it wants come; then the condition holds. */
async function withPage<T>(
  browser: Browser,
  site: BenchSite,
  { route, condition, watch }: { route: string; condition: Condition; watch?: (page: Page) => void },
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    const page = await context.newPage()
    watch?.(page)
    // The name that the compiler gives to functions is not there in the page.
    await page.addInitScript('window.__name = value => value')
    await page.addInitScript(installWatch)
    site.line.setLine({ roundTrip: 0 })
    await page.goto(`${site.line.url}${route}`, { waitUntil: 'load' })
    await wait(800)
    await untilQuiet(site)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: condition.slowdown })
    site.line.setLine(condition.line)
    return await use(page)
  } finally {
    site.line.setLine({ roundTrip: 0 })
    await context.close()
  }
}

/** What a load transfers until nothing more comes, and before anything is touched. In bytes, as sent. */
export interface Load {
  html: number
  style: number
  script: number
  requests: number
}

/** A cold load that is left alone. */
export async function measureLoad(
  browser: Browser,
  site: BenchSite,
  { route, condition }: { route: string; condition: Condition },
): Promise<Load> {
  const load: Load = { html: 0, style: 0, script: 0, requests: 0 }
  const kinds: Partial<Record<string, 'html' | 'style' | 'script'>> = {
    document: 'html',
    stylesheet: 'style',
    script: 'script',
  }
  const noteSize = async (request: Request) => {
    load.requests += 1
    const { responseBodySize, responseHeadersSize } = await request.sizes()
    const kind = kinds[request.resourceType()]
    if (kind) load[kind] += responseBodySize + responseHeadersSize
  }
  const noted: Promise<void>[] = []
  const watch = (page: Page) => page.on('requestfinished', request => noted.push(noteSize(request)))
  await withPage(browser, site, { route, condition, watch }, () => Promise.resolve())
  await Promise.all(noted)
  return load
}

/** A search; times in milliseconds, undefined where no result came. */
export interface Search {
  /** From the click on the search to a result, for whatever part of what is typed. */
  first?: number
  /** From the last key until the list changed for the last time. */
  final?: number
  bytes: number
}

/** Waits until the list has not changed for a while. */
async function untilSettled(page: Page): Promise<void> {
  const began = Date.now()
  while (Date.now() - began < 45_000) {
    await wait(100)
    const { lastChange, lastKey = began } = await page.evaluate(() => ({ ...window.pageWatch }))
    if (lastChange !== undefined && Date.now() - Math.max(lastKey, lastChange) > 1500) return
  }
}

/** Milliseconds from one key to the next. */
const pace = 60

/** Types at a fixed pace, whether or not the page keeps up: a busy page gets keys late, as from a person. */
async function typeText(page: Page, text: string): Promise<void> {
  const began = performance.now()
  const sent: Promise<void>[] = []
  for (const [index, letter] of [...text].entries()) {
    await wait(began + index * pace - performance.now())
    sent.push(page.keyboard.press(letter === ' ' ? 'Space' : letter))
  }
  await Promise.all(sent)
}

/** Clicks the search, types with a steady hand whether or not the page keeps up, and waits for the final list. */
export async function measureSearch(
  browser: Browser,
  site: BenchSite,
  { route, text, condition }: { route: string; text: string; condition: Condition },
): Promise<Search> {
  return withPage(browser, site, { route, condition }, async page => {
    const box = await page.locator(field).boundingBox()
    if (!box) throw new Error(`${route} does not show ${field}`)
    await page.evaluate(selector => window.pageWatch.watchResults(selector), result)
    const before = site.line.deliveries.length
    const clicked = page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    await wait(150)
    await typeText(page, text)
    await clicked
    await untilSettled(page)
    const {
      pressed = 0,
      firstResult,
      lastChange,
      lastKey = 0,
    } = await page.evaluate(() => ({
      ...window.pageWatch,
    }))
    return {
      ...(firstResult === undefined ? {} : { first: firstResult - pressed }),
      ...(lastChange === undefined ? {} : { final: Math.max(0, lastChange - lastKey) }),
      bytes: site.line.deliveries.slice(before).reduce((sum, { bytes }) => sum + bytes, 0),
    }
  })
}

/** From a click on a link of the sidebar, pointed at for a while, to the new page's heading on the screen; in ms. */
export async function measureNavigation(
  browser: Browser,
  site: BenchSite,
  { route, to, condition, hover }: { route: string; to: string; condition: Condition; hover: number },
): Promise<number | undefined> {
  return withPage(browser, site, { route, condition }, async page => {
    const link = page.locator(`#sidebar a[href="${to}"] >> visible=true`).first()
    await link.scrollIntoViewIfNeeded()
    await page.evaluate(target => window.pageWatch.watchHeading(target), to)
    if (hover > 0) {
      await link.hover()
      await wait(hover)
    }
    await link.click({ noWaitAfter: true })
    const end = Date.now() + 30_000
    while (Date.now() < end) {
      await wait(50)
      // Between two documents, evaluating fails.
      const watch = await page.evaluate(() => ({ ...window.pageWatch })).catch(() => undefined)
      if (watch?.newHeading && watch.pressed) return watch.newHeading - watch.pressed
    }
    return undefined
  })
}
