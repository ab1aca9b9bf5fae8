import assert from 'node:assert/strict'
import type { Driver } from './driver'

const patience = 30_000

/** An answer that is lost with the page that was asked never comes: after this time, in milliseconds, the page that is there now is asked. */
const turn = 3000

const pause = (time: number) => new Promise(done => setTimeout(done, time))

/** Waits until an expression, or what it promises, holds in the page. While another page loads, there is none that could answer. */
export async function until(page: Driver, expression: string): Promise<void> {
  const end = Date.now() + patience
  let last: unknown
  while (Date.now() < end) {
    const answer = page
      .evaluate(`Promise.resolve(${expression}).then(Boolean)`)
      .catch((error: unknown) => error)
    last = await Promise.race([answer, pause(turn)])
    if (last === true) return
    await pause(50)
  }
  assert.fail(`${expression}: ${String(last)}`)
}

/** Waits until the page's script answers. */
export const awake = (page: Driver) => until(page, "document.documentElement.matches('[data-awake]')")

/** An expression: the first element of a selector, and with a text, that is shown. */
const firstShown = (selector: string, text: string) =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].find(each =>
    each.checkVisibility({ visibilityProperty: true }) && each.getBoundingClientRect().height > 0 &&
    each.textContent.includes(${JSON.stringify(text)}))`

/** Waits until an element of a selector is shown. */
export const shown = (page: Driver, selector: string, text = '') => until(page, firstShown(selector, text))

/** Clicks the first element of a selector, and with a text, once it is shown. */
export async function click(page: Driver, selector: string, text = ''): Promise<void> {
  await shown(page, selector, text)
  await page.click(firstShown(selector, text))
}

/** Presses an element by script, where it may be out of view or covered. */
export const activate = (page: Driver, selector: string) =>
  page.evaluate(`document.querySelector(${JSON.stringify(selector)}).click()`)
