import assert from 'node:assert/strict'
import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import puppeteer, { type Browser, type ElementHandle, type Page } from 'puppeteer-core'
import { createSiteServer } from '../../tooling/serve/site-server'
import { ensureFirefox } from '../../tooling/tasks/test-programs'

/** Firefox, driven by WebDriver BiDi, in front of the served export. */
export interface Firefox {
  /** Opens a page of the site in a session of its own, and waits until its script answers. */
  open: (route: string, size?: { width: number; height: number }) => Promise<Page>
  /** What a page's scripts have thrown and nothing has caught. */
  errors: string[]
  close: () => Promise<void>
}

async function serve(): Promise<{ server: Server; url: string }> {
  const server = createSiteServer({ directory: path.resolve('out') })
  server.listen(0)
  await once(server, 'listening')
  return { server, url: `http://localhost:${(server.address() as AddressInfo).port}` }
}

/** Waits until the page's script answers. */
export const awake = (page: Page) => page.waitForSelector('html[data-awake]')

/**
 * Sets the size of a page. Along with it puppeteer sets the screen's orientation, which Firefox 140, Debian's
 * long-term release, cannot do: it refuses that one command and sets the size.
 */
export async function resize(page: Page, size: { width: number; height: number }) {
  await page.setViewport(size).catch((error: unknown) => {
    if (!String(error).includes('setScreenOrientationOverride')) throw error
  })
  await page.waitForFunction(`innerWidth === ${size.width} && innerHeight === ${size.height}`)
}

/** Starts the browser and the server. */
export async function startFirefox(): Promise<Firefox> {
  const { server, url } = await serve()
  const browser: Browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: await ensureFirefox(),
    // A press that copies would wait for a permission. cspell:ignore Prefs
    extraPrefsFirefox: { 'dom.events.testing.asyncClipboard': true, 'ui.prefersReducedMotion': 1 },
  })
  const errors: string[] = []
  return {
    errors,
    async open(route, size = { width: 1280, height: 900 }) {
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      page.on('pageerror', error => errors.push(String(error)))
      await resize(page, size)
      await page.goto(url + route)
      await awake(page)
      return page
    },
    async close() {
      await browser.close()
      server.close()
      server.closeAllConnections()
    },
  }
}

/** The first element that a selector finds and that is shown. */
export async function shown(page: Page, selector: string): Promise<ElementHandle> {
  const element = await page.waitForSelector(selector, { visible: true, timeout: 10_000 })
  assert.ok(element, `${selector} is not shown`)
  return element
}

/** Clicks the first element of a selector once it is shown. */
export const click = async (page: Page, selector: string) => (await shown(page, selector)).click()

/** A selector of the button with this text. */
export const button = (text: string) => `main button::-p-text(${text})`

/** Waits until an expression holds in the page. */
export const until = (page: Page, expression: string) =>
  page.waitForFunction(expression, { timeout: 10_000, polling: 100 })
