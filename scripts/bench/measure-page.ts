import type { Browser, CDPSession, Page } from '@playwright/test'
import { untilQuiet, type BenchSite } from './bench-site'
import type { SiteName } from './builds'
import type { Condition } from './conditions'
import { installWatch } from './page-watch'
import { click, typeText } from './real-input'

interface Selectors {
  /** What opens the search, where its field is not there from the start. */
  open?: string
  field: string
  result: string
  link: string
}

const selectors: Readonly<Record<SiteName, Selectors>> = {
  ours: {
    field: '#search-bar',
    result: '[role=option]',
    link: '#sidebar a',
  },
  starlight: {
    open: 'button[data-open-modal]',
    field: '.pagefind-ui__search-input',
    result: '.pagefind-ui__result-link',
    link: '#starlight__sidebar a',
  },
  nextra: {
    field: 'nav .nextra-search input',
    result: '.nextra-search ul a',
    link: '.nextra-sidebar-container a',
  },
}

const wait = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))

/** Loads a page in a browser that knows nothing of the site, and lets all that it wants come; then the condition holds. */
async function withPage<T>(
  browser: Browser,
  site: BenchSite,
  route: string,
  condition: Condition,
  use: (page: Page, session: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    const page = await context.newPage()
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
    return await use(page, session)
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
  const before = site.exchanges.length
  return withPage(browser, site, route, condition, () => {
    const sent = site.exchanges.slice(before)
    const sumOf = (kind: string) =>
      sent.filter(each => each.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0)
    const loads = { html: sumOf('html'), style: sumOf('style'), script: sumOf('script') }
    return Promise.resolve({ ...loads, requests: sent.length })
  })
}

/** A search; times in milliseconds, undefined where no result came. */
export interface Search {
  /** From the click on the search to a result, for whatever part of what is typed. */
  first?: number
  /** From the last key until the list changed for the last time. */
  final?: number
  bytes: number
  /** Whether what was typed came to nothing, so that its last letter was typed again. */
  isRetyped: boolean
  top: string
}

const patience = { longest: 45_000, settled: 1500, retyped: 2000 }

/** Waits until the list no longer changes; types the last letter once more where none comes at all. */
async function untilSettled(
  page: Page,
  session: CDPSession,
  text: string,
  site: BenchSite,
): Promise<boolean> {
  const began = Date.now()
  let isRetyped = false
  while (Date.now() - began < patience.longest) {
    await wait(100)
    const { lastChange, lastKey = began } = await page.evaluate(() => ({ ...window.pageWatch }))
    const isAnswered = site.exchanges.every(each => each.end !== undefined)
    const idle = isAnswered ? Date.now() - Math.max(lastKey, lastChange ?? 0) : 0
    if (lastChange !== undefined && idle > patience.settled) return isRetyped
    if (lastChange === undefined && !isRetyped && idle > patience.retyped) {
      isRetyped = true
      await page.keyboard.press('Backspace')
      await typeText(session, text.slice(-1))
    }
  }
  return isRetyped
}

/** Clicks the search, types with a steady hand whether or not the page keeps up, and waits for the final list. */
export async function measureSearch(
  browser: Browser,
  site: BenchSite,
  name: SiteName,
  { route, text, condition }: { route: string; text: string; condition: Condition },
): Promise<Search> {
  const { open, field, result } = selectors[name]
  return withPage(browser, site, route, condition, async (page, session) => {
    const opener = page.locator(`${open ?? field} >> visible=true`).first()
    const box = await opener.boundingBox()
    if (!box) throw new Error(`${name} has no ${open ?? field}`)
    await page.evaluate(selector => window.pageWatch.watchResults(selector), result)
    const before = site.line.deliveries.length
    const clicked = click(session, box)
    // A search that opens takes keys only once its field has the focus.
    if (open)
      await page.waitForFunction(selector => document.activeElement?.matches(selector), field, {
        polling: 'raf',
      })
    await wait(150)
    await typeText(session, text)
    await clicked
    const isRetyped = await untilSettled(page, session, text, site)
    const noted = await page.evaluate(selector => {
      const { pressed, firstResult, lastChange, lastKey } = window.pageWatch
      return {
        pressed: pressed ?? 0,
        firstResult,
        lastChange,
        lastKey: lastKey ?? 0,
        top: (document.querySelector(selector)?.textContent ?? '').slice(0, 80),
      }
    }, result)
    const { pressed, firstResult, lastChange, lastKey, top } = noted
    return {
      ...(firstResult === undefined ? {} : { first: firstResult - pressed }),
      ...(lastChange === undefined ? {} : { final: Math.max(0, lastChange - lastKey) }),
      bytes: site.line.deliveries.slice(before).reduce((sum, { bytes }) => sum + bytes, 0),
      isRetyped,
      top,
    }
  })
}

/** From a click on a link of the sidebar to the new page's heading on the screen, in milliseconds. */
export async function measureNavigation(
  browser: Browser,
  site: BenchSite,
  name: SiteName,
  { route, to, condition }: { route: string; to: string; condition: Condition },
): Promise<number | undefined> {
  return withPage(browser, site, route, condition, async page => {
    const link = page.locator(`${selectors[name].link}:is([href="${to}"], [href="${to}/"]) >> visible=true`)
    await link.first().scrollIntoViewIfNeeded()
    await page.evaluate(target => window.pageWatch.watchHeading(target), to)
    await link.first().click({ noWaitAfter: true })
    const end = Date.now() + 30_000
    while (Date.now() < end) {
      await wait(50)
      // Between two documents there is none to ask.
      const watch = await page.evaluate(() => ({ ...window.pageWatch })).catch(() => undefined)
      if (watch?.newHeading && watch.pressed) return watch.newHeading - watch.pressed
    }
    return undefined
  })
}
