import { expect, test as base, type ConsoleMessage, type Page } from '@playwright/test'

export { expect }

/** A page's requests to other hosts, and its errors. */
interface Outside {
  /** Requests to other hosts, as 'GET https://…', in order. Each gets an empty page. */
  requests: string[]
  /** Console errors and uncaught errors. */
  errors: string[]
}

/** Tests of the site. Requests to other hosts are recorded and never sent. */
export const test = base.extend<{ outside: Outside }>({
  outside: [
    async ({ context, baseURL }, use) => {
      const outside: Outside = { requests: [], errors: [] }
      const site = new URL(baseURL ?? '').origin
      await context.route(
        url => url.origin !== site,
        async route => {
          outside.requests.push(`${route.request().method()} ${route.request().url()}`)
          // An HTML response to a script request would log an error.
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
      // Whatever the policy of the hosts refuses, a browser reports as an error.
      expect(outside.errors.filter(text => /Content Security Policy|Trusted/.test(text))).toEqual([])
    },
    { auto: true },
  ],
})

/** Opens a page and waits for its script. */
export async function open(page: Page, route: string): Promise<void> {
  await page.goto(route)
  await awake(page)
}

/** Opens a page and scrolls to one of its islands, which then loads. */
export async function openAt(page: Page, route: string, island: string): Promise<void> {
  await open(page, route)
  await page.locator(`[data-island=${island}]`).scrollIntoViewIfNeeded()
}

/** Waits for the page's script. */
export async function awake(page: Page): Promise<void> {
  await page.locator('html[data-awake]').waitFor({ state: 'attached' })
}

/** Lays out all of a page; otherwise, what is far down is laid out only on approach. */
export async function layOutWhole(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.removeAttribute('data-later'))
}

/** Waits until the effects of an event are painted. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(undefined)))),
  )
}

/** Waits until nothing moves any more. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
}
