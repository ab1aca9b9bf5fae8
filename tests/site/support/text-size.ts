import type { Page } from '@playwright/test'

/** Sets the browser's text size in percent, as a reader would. Call it before opening a page. */
export async function enlargeText(page: Page, percent: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  const size = Math.round((16 * percent) / 100)
  await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: Math.round(size * 0.8125) } })
}

/** Unreadable texts: cut off, outside the screen or their box, or in a column of a few letters. */
export function unreadableText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const found: string[] = []
    const say = (element: Element, what: string) => {
      const words = element.textContent.trim().replace(/\s+/g, ' ').slice(0, 40)
      found.push(`${element.tagName.toLowerCase()}.${element.className} "${words}" ${what}`)
    }
    const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX)
    /** The box, such as a banner, that a line of its text overflows. */
    const overrunOf = (element: Element, { top, bottom }: DOMRect): Element | undefined => {
      const { display, position, overflowY } = getComputedStyle(element)
      if (!element.parentElement || /absolute|fixed/.test(position) || overflowY !== 'visible')
        return undefined
      const box = element.getBoundingClientRect()
      const isOut = display !== 'inline' && box.height > 0 && (top < box.top - 4 || bottom > box.bottom + 4)
      return isOut ? element : overrunOf(element.parentElement, { top, bottom } as DOMRect)
    }
    const inScroller = (element: Element): boolean =>
      element.parentElement !== null && (scrolls(element.parentElement) || inScroller(element.parentElement))
    if (document.documentElement.scrollWidth > width) found.push('The page scrolls sideways.')
    for (const element of document.querySelectorAll<HTMLElement>(
      'body *:not(script, style, noscript, svg *)',
    )) {
      if (element.textContent.trim() === '' || !element.checkVisibility({ visibilityProperty: true }))
        continue
      if (element.closest('.visually-hidden, [class*="sr-only"], .nextra-skip-nav, thead')) continue
      const style = getComputedStyle(element)
      // One line of the byline may end in an ellipsis.
      const isShortened = (each: Element | null) => each && getComputedStyle(each).textOverflow === 'ellipsis'
      if (isShortened(element) || isShortened(element.parentElement)) continue
      const box = element.getBoundingClientRect()
      const isBlock = style.display !== 'inline' && style.display !== 'contents'
      if (
        isBlock &&
        !scrolls(element) &&
        style.overflowX !== 'visible' &&
        element.scrollWidth > element.clientWidth + 1
      )
        say(element, 'is cut off at its side')
      const texts = [...element.childNodes].filter(
        ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && (textContent ?? '').trim() !== '',
      )
      for (const text of texts) {
        const range = document.createRange()
        range.selectNodeContents(text)
        const lines = [...range.getClientRects()].filter(line => line.width > 0)
        if (!inScroller(element) && lines.some(({ left, right }) => left < -1 || right > width + 1))
          say(element, 'is outside of the screen')
        const overrun = lines.map(line => overrunOf(element, line)).find(each => each !== undefined)
        if (overrun) say(element, `hangs out of ${overrun.tagName.toLowerCase()}.${overrun.className}`)
        const letters = (text.textContent ?? '').trim().length
        const size = parseFloat(style.fontSize)
        // A letter is about half as wide as it is high.
        if (lines.length > 1 && letters > 4 && box.width < size * 2) say(element, 'has a few letters a line')
      }
    }
    return [...new Set(found)]
  })
}

/** Controls of the top bar that aren't entirely on the screen. */
export function controlsOffScreen(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.nextra-nav-container :is(a, button, input)')]
      .filter(control => control.checkVisibility())
      .filter(control => {
        const { left, right } = control.getBoundingClientRect()
        return left < 0 || right > document.documentElement.clientWidth
      })
      .map(control => control.ariaLabel ?? control.textContent),
  )
}

/** Texts on the screen that the button back to the top covers. */
export function coveredByUp(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const up = document.querySelector('[data-act=top]')?.getBoundingClientRect()
    if (!up?.width) return []
    const covers = (box: DOMRect) =>
      box.width > 0 &&
      box.left < up.right &&
      box.right > up.left &&
      box.top < up.bottom &&
      box.bottom > up.top
    const covered: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(text)
      if (!text.parentElement?.checkVisibility() || ![...range.getClientRects()].some(covers)) continue
      // The bar covers what scrolls under it.
      const { left, right, top, bottom } = up
      const bar = document.querySelector('.nextra-nav-container')
      if (bar && bar.getBoundingClientRect().bottom >= bottom && !bar.contains(text)) continue
      covered.push(`${text.textContent?.trim()} at ${[left, right, top, bottom].map(Math.round).join(' ')}`)
    }
    const controls = document.querySelectorAll('.nextra-nav-container :is(a, button, input)')
    for (const control of controls)
      if (covers(control.getBoundingClientRect())) covered.push(control.ariaLabel ?? control.tagName)
    return covered
  })
}
