import type { Page } from '@playwright/test'
import { drawn, expect, layOutWhole } from './reader'

/** What follows from where everything else is, and is not said by a rule. */
const laidOut = ['block-size', 'height', 'inline-size', 'width', 'perspective-origin', 'transform-origin']

/** How every element looks, a line each, with its ::before and ::after. */
const looks = (page: Page): Promise<string[]> =>
  page.evaluate(
    skipped =>
      [...document.querySelectorAll('body *:not(script, style, noscript)')].map(element =>
        [null, '::before', '::after']
          .map(pseudo => getComputedStyle(element, pseudo))
          .map((style, index) =>
            index > 0 && style.content === 'none'
              ? ''
              : [...style]
                  .filter(name => !name.startsWith('--') && !skipped.includes(name))
                  .map(name => `${name}: ${style.getPropertyValue(name)}`)
                  .join('; '),
          )
          .join('; '),
      ),
    laidOut,
  )

/** Compares the page as it is with the same page under the whole style sheet: nothing may look different. */
export async function expectWhole(page: Page): Promise<void> {
  await layOutWhole(page)
  await drawn(page)
  // Half of a transition would look different a moment later.
  await page.addStyleTag({ content: '* { transition: none !important; animation: none !important }' })
  const before = await looks(page)
  const address = (await page.locator('head > link[data-sheet]').getAttribute('href')) ?? ''
  await page.addStyleTag({ url: `${address}?whole` })
  const after = await looks(page)
  expect(after).toHaveLength(before.length)
  const differences = after.flatMap((line, index) => {
    const old = new Set(before[index]?.split('; '))
    return line.split('; ').filter(each => !old.has(each))
  })
  expect(differences.slice(0, 10)).toEqual([])
}

/** Waits until the whole style sheet holds for screens, and what is loaded has come. */
export async function settled(page: Page): Promise<void> {
  await page.locator('head > link[data-sheet][media=all]').waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
}
