import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { site } from '../../data/site'
import { exportedPages } from '../../tooling/check/export/exported-pages'
import { lesson, oneOfEachKind } from './support/examples'
import { hold } from './support/hold'
import { awake, drawn, expect, open, test } from './support/reader'
import { examRules } from '../../lib/exam/exam-rules'

const { questions } = examRules

const out = path.resolve('out')
const largest = exportedPages(out)
  .map(({ route, file }) => ({ route, bytes: readFileSync(path.join(out, file)).length }))
  .sort((a, b) => b.bytes - a.bytes)
  .slice(0, 1)
  .map(({ route }) => route)

/** What a page may cost before anything on it is touched: counts and bytes alone. */
const limits = { requests: 8, scriptKb: 15, scripts: 1, layouts: 8, styles: 10 }

const kbOf = (file: string) => brotliCompressSync(readFileSync(path.join(out, file))).length / 1024

type Load = Awaited<ReturnType<typeof loadOf>>

/** What the page asks the server for, pictures of the text included, and what it weighs. */
async function loadOf(page: Page, route: string) {
  const requests: { url: string; type: string }[] = []
  page.on('request', request => requests.push({ url: request.url(), type: request.resourceType() }))
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  await open(page, route)
  await page.waitForLoadState('load')
  await drawn(page)
  const { metrics } = await session.send('Performance.getMetrics')
  const count = (name: string) => metrics.find(metric => metric.name === name)?.value ?? 0
  const scripts = requests.filter(({ type }) => type === 'script').map(({ url }) => new URL(url).pathname)
  return {
    requests: requests.map(({ url }) => new URL(url).pathname),
    scripts,
    scriptKb: scripts.reduce((sum, file) => sum + kbOf(file), 0),
    layouts: count('LayoutCount'),
    styles: count('RecalcStyleCount'),
  }
}

/**
 * The fewest layouts and style recalculations of some visits, the first of which is `first`. A busy machine gets the
 * page in more pieces and draws it after each, so single counts are too high at times; none is ever too low.
 */
async function leastOf(visits: number, page: Page, route: string, first: Load) {
  const loads = [first]
  while (loads.length < visits) {
    const visit = await page.context().newPage()
    await visit.setViewportSize(page.viewportSize() ?? { width: 390, height: 844 })
    loads.push(await loadOf(visit, route))
    await visit.close()
  }
  return {
    layouts: Math.min(...loads.map(({ layouts }) => layouts)),
    styles: Math.min(...loads.map(({ styles }) => styles)),
  }
}

for (const route of new Set([...oneOfEachKind, ...largest])) {
  for (const width of [390, 1280]) {
    test(`${route}, ${width} px wide, costs little before it is touched`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      const load = await loadOf(page, route)
      const { layouts, styles } = await leastOf(3, page, route, load)
      expect(load.scripts.length, load.scripts.join(', ')).toBeLessThanOrEqual(limits.scripts)
      expect(load.scriptKb).toBeLessThan(limits.scriptKb)
      expect(load.requests.length, load.requests.join(', ')).toBeLessThanOrEqual(limits.requests)
      expect(layouts, 'layouts').toBeLessThanOrEqual(limits.layouts)
      expect(styles, 'style recalculations').toBeLessThanOrEqual(limits.styles)
    })
  }
}

/** Pages that are there for an app, which comes by itself; all their scripts, in KB. */
const appPages = {
  '/scrum/psm-1/flashcards': 79,
  '/scrum/psm-1/psm1-exam-preparation': 75,
  // Of these, 120 are the bank of questions and 9 the Guide's sentences that they rest on.
  '/scrum/psm-1/psm1-exam-preparation/practice-exam': 221,
  '/tools/flow': 90,
  '/tools/forecast': 90,
  // Of these, 11 are the worker, which a device that has the app has too.
  '/tools/metrics': 100,
  '/tools/retrospective': 90,
  '/tools/scrum-team-name-geneartor': 75,
  '/tools/timer': 90,
}

for (const [route, kb] of Object.entries(appPages))
  test(`${route} brings its app by itself, after the first paint, within its budget`, async ({ page }) => {
    await open(page, route)
    await page.locator('[data-comes=idle][data-alive]').waitFor()
    await page.waitForLoadState('networkidle')
    const { painted, scripts } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
      scripts: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ name, startTime }) => ({ file: new URL(name).pathname, startTime })),
    }))
    const own = scripts.filter(({ file }) => !file.includes('/page/page-'))
    expect(own).not.toEqual([])
    for (const { startTime } of own) expect(startTime).toBeGreaterThan(painted)
    const files = [...new Set(scripts.map(({ file }) => file))]
    expect(files.reduce((sum, file) => sum + kbOf(file), 0)).toBeLessThan(kb)
  })

test('a page waits for no other process, and tells the device of itself once a reader moves', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const asked: string[] = ((window as unknown as { asked: string[] }).asked = [])
    const { prototype } = Document
    const cookie = Object.getOwnPropertyDescriptor(prototype, 'cookie')
    Object.defineProperty(prototype, 'cookie', {
      ...cookie,
      get(this: Document) {
        asked.push('cookie')
        return cookie?.get?.call(this) as string
      },
    })
    const replace = history.replaceState.bind(history)
    history.replaceState = (...entry) => {
      asked.push('replaceState')
      replace(...entry)
    }
  })
  const asked = () => page.evaluate(() => (window as unknown as { asked: string[] }).asked)
  const webApp = page.locator('link[rel=manifest]')
  await open(page, lesson)
  await awake(page)
  expect(await asked()).toEqual([])
  await expect(webApp).toHaveCount(0)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift')
  await expect(webApp).toHaveCount(1)
  const address = (await webApp.getAttribute('href')) ?? ''
  const told = (await (await page.request.get(address)).json()) as { name?: string }
  expect(told.name).toBe(site.brand)
  await page.getByRole('main').getByRole('link').first().hover()
  expect(await asked()).toEqual([])
})

test('what is approached is prepared after the press that follows at once', async ({ page }) => {
  await open(page, lesson)
  await awake(page)
  const preloads = page.locator('link[rel=preload][as=script]')
  await expect(preloads).toHaveCount(0)
  const duringEvent = await page.locator('#search-bar').evaluate(field => {
    field.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    return document.querySelectorAll('link[rel=preload][as=script]').length
  })
  expect(duringEvent).toBe(0)
  await expect(preloads).not.toHaveCount(0)
})

test('a press that asks for code is answered before any of it is asked for', async ({ page }) => {
  await open(page, lesson)
  await awake(page)
  const duringPress = await page.locator('[data-island=lesson]:has(ol)').evaluate(island => {
    island.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    return document.querySelectorAll('link[rel=preload][as=script]').length
  })
  expect(duringPress).toBe(0)
  await expect(page.locator('link[rel=preload][as=script]')).not.toHaveCount(0)
})

test('no page carries a script of the framework, or the data that such a script would read', () => {
  for (const { route, file } of exportedPages(out)) {
    const html = readFileSync(path.join(out, file), 'utf8')
    expect(html, route).not.toMatch(/__NEXT_DATA__|_next\/static\/chunks\/\w*-?\w*\.js/)
    // The page's script is named by the one inside the HTML, and asked for after the first paint.
    expect(html, route).not.toMatch(/<script[^>]* src=/)
    expect(html.match(/<script data-then="[^"]+">/g), route).toHaveLength(1)
  }
})

test('a link in view asks for nothing; one that is pointed at, for its page alone', async ({ page }) => {
  await open(page, '/scrum')
  await page.waitForLoadState('load')
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  await page.mouse.wheel(0, 3000)
  await drawn(page)
  expect(asked.filter(address => !address.startsWith('/images/'))).toEqual([])
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Kanban' }).hover()
  await expect.poll(() => asked).toContain('/kanban')
  expect(asked.filter(address => !address.startsWith('/images/'))).toEqual(['/kanban'])
})

test('a press on a sleeping part takes effect once it is awake', async ({ page }) => {
  await open(page, '/scrum/psm-1/psm1-exam-preparation/practice-exam')
  const letThrough = await hold(page, /page\/question-bank-/)
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  letThrough()
  await expect(page.getByRole('heading', { name: `Question 1 of ${questions}` })).toBeFocused()
})
