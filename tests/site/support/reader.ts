import { expect, test as base, type ConsoleMessage, type Page } from '@playwright/test'

export { expect }

/** What a page asks of the world outside the site, and what goes wrong on it. */
interface Outside {
  /** Requests to other hosts, as 'GET https://…', in order. Each is answered by an empty page. */
  requests: string[]
  /** Console errors and uncaught errors. */
  errors: string[]
}

/** The test of the site: the outside world is observed and not reached. */
export const test = base.extend<{ outside: Outside }>({
  outside: [
    async ({ context, baseURL }, use) => {
      const outside: Outside = { requests: [], errors: [] }
      const site = new URL(baseURL ?? '').origin
      await context.route(
        url => url.origin !== site,
        async route => {
          outside.requests.push(`${route.request().method()} ${route.request().url()}`)
          // A script that is a page would log an error in the console.
          const isScript = route.request().resourceType() === 'script'
          await route.fulfill(
            isScript
              ? { contentType: 'text/javascript', body: '' }
              : { contentType: 'text/html', body: '<title>Outside</title>' },
          )
        },
      )
      context.on('console', (message: ConsoleMessage) => {
        if (message.type() === 'error') outside.errors.push(message.text())
      })
      context.on('weberror', error => outside.errors.push(error.error().message))
      await use(outside)
    },
    { auto: true },
  ],
})

/** Opens a page and waits until its script answers. */
export async function open(page: Page, route: string): Promise<void> {
  await page.goto(route)
  await awake(page)
}

/** Opens a page and scrolls to one of its parts, which comes to life there. */
export async function openAt(page: Page, route: string, island: string): Promise<void> {
  await open(page, route)
  await page.locator(`[data-island=${island}]`).scrollIntoViewIfNeeded()
}

/** Waits until the page's script answers. */
export async function awake(page: Page): Promise<void> {
  await page.locator('html[data-awake]').waitFor({ state: 'attached' })
}

/** Has all of a page laid out; on a phone what is far down waits otherwise until one comes near it. */
export async function layOutWhole(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.removeAttribute('data-later'))
}

/** Waits until what an event set off has been drawn. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(undefined)))),
  )
}
