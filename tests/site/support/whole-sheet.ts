import type { Page } from '@playwright/test'
import { drawn, expect, layOutWhole } from './reader'

/** What follows from where everything else is, and is not said by a rule. */
const laidOut = ['block-size', 'height', 'inline-size', 'width', 'perspective-origin', 'transform-origin']

declare global {
  interface Window {
    /** How each element looked, with its ::before and ::after: a list of values each. */
    looked: string[][] | undefined
  }
}

/**
 * The first time, notes how every element looks; the second time, returns what looks different, a line each. The notes
 * stay in the page, as they are many times as long as the page itself.
 */
const differences = (page: Page): Promise<string[]> =>
  page.evaluate(skipped => {
    const names = [...getComputedStyle(document.body)].filter(
      name => !name.startsWith('--') && !skipped.includes(name),
    )
    const elements = [...document.querySelectorAll('body *:not(script, style, noscript)')]
    const looks = elements.flatMap(element =>
      [null, '::before', '::after'].map(pseudo => {
        const style = getComputedStyle(element, pseudo)
        const isDrawn = pseudo === null || style.content !== 'none'
        return isDrawn ? names.map(name => style.getPropertyValue(name)) : []
      }),
    )
    const before = window.looked
    window.looked = before ? undefined : looks
    if (!before) return []
    if (before.length !== looks.length) return [`${before.length} looks became ${looks.length}`]
    return looks.flatMap((values, place) => {
      const old = before[place] ?? []
      const which = `${elements[Math.floor(place / 3)]?.outerHTML.slice(0, 80)}`
      return names.flatMap((name, at) =>
        values[at] === old[at] ? [] : [`${which} ${name}: ${old[at]} became ${values[at]}`],
      )
    })
  }, laidOut)

/** Compares the page as it is with the same page under the whole style sheet: nothing may look different. */
export async function expectWhole(page: Page): Promise<void> {
  await layOutWhole(page)
  await drawn(page)
  // Half of a transition would look different a moment later.
  await page.addStyleTag({ content: '* { transition: none !important; animation: none !important }' })
  await differences(page)
  await page.locator('head > link[data-sheet]').evaluate(
    (sheet: HTMLLinkElement) =>
      new Promise((resolve, reject) => {
        const whole = Object.assign(document.createElement('link'), {
          rel: 'stylesheet',
          href: `${sheet.href}?whole`,
          onload: resolve,
          onerror: reject,
        })
        // Where the rules of a tool come later, as in the page.
        sheet.after(whole)
      }),
  )
  expect((await differences(page)).slice(0, 10)).toEqual([])
}

/** Waits until the whole style sheet holds for screens, and what is loaded has come. */
export async function settled(page: Page): Promise<void> {
  await page.locator('head > link[data-sheet][media=all]').waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
}
