import puppeteer, { type Page } from 'puppeteer-core'
import { ensureFirefox } from '../../tooling/tasks/test-programs'
import type { Browser, Driver, Size } from './driver'

/**
 * Sets the size of a page. Along with it puppeteer sets the screen's orientation, which Firefox 140, Debian's
 * long-term release, cannot do: it refuses that one command and sets the size.
 */
const resize = (page: Page, size: Size) =>
  page.setViewport(size).catch((error: unknown) => {
    if (!String(error).includes('setScreenOrientationOverride')) throw error
  })

const driverOf = (page: Page): Driver => ({
  evaluate: expression => page.evaluate(expression),
  async click(expression) {
    await (await page.evaluateHandle<[], () => Element>(expression)).click()
  },
  type: text => page.keyboard.type(text),
  press: key => page.keyboard.press(key),
  resize: size => resize(page, size),
  async goto(url) {
    await page.goto(url)
  },
  async reload() {
    await page.reload()
  },
  async goBack() {
    await page.goBack()
  },
  async goForward() {
    await page.goForward()
  },
  print: () => page.pdf(),
})

/** Starts Firefox, driven by WebDriver BiDi. */
export async function startFirefox(): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: await ensureFirefox(),
    // A press that copies would wait for a permission. cspell:ignore Prefs
    extraPrefsFirefox: { 'dom.events.testing.asyncClipboard': true, 'ui.prefersReducedMotion': 1 },
  })
  return {
    newPage: async () => driverOf(await (await browser.createBrowserContext()).newPage()),
    close: () => browser.close(),
  }
}
