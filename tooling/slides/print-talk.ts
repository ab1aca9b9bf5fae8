import { writeFileSync } from 'node:fs'
import type { Browser, Page } from 'puppeteer-core'
import { openFile } from '../handbook/print-file'
import { ClearError } from '../tasks/clear-error.mjs'
import { densities, slideSize } from './slide-style'
import type { Talk } from './talk'

/** Opens a talk as a screen of its slides' size shows it. */
export const openTalk = (browser: Browser, file: string): Promise<Page> =>
  openFile(browser, file, { ...slideSize }, 'screen')

/** Runs in the page: the slides that are shown, from 0, with more on them than they have room for. */
export function overflowing(): number[] {
  return [...document.querySelectorAll('.slide')].flatMap((slide, index) => {
    if (slide.clientHeight === 0) return []
    const content = slide.querySelector('.content')
    const parts = content ? [slide, content] : [slide]
    const isCut = parts.some(
      ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
        scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1,
    )
    const drawing = slide.querySelector('img')
    return isCut || (drawing && drawing.clientHeight < 200) ? [index] : []
  })
}

/**
 * How dense each slide has to be for its text to fit. Throws a ClearError that names a slide that never fits.
 * @param write the talk's HTML, with these densities
 * @param file where it is written to be measured
 */
export async function fitSlides(
  browser: Browser,
  talk: Talk,
  write: (fitted: ReadonlyMap<number, number>) => string,
  file: string,
): Promise<ReadonlyMap<number, number>> {
  const levels = new Map<number, number>()
  for (;;) {
    const fitted = new Map([...levels].map(([index, level]) => [index, densities[level] ?? 1]))
    writeFileSync(file, write(fitted))
    const page = await openTalk(browser, file)
    const cut = await page.evaluate(overflowing)
    await page.close()
    if (cut.length === 0) return fitted
    for (const index of cut) {
      const level = (levels.get(index) ?? 0) + 1
      if (level >= densities.length) {
        throw new ClearError(
          `Slide ${index + 1} of ${talk.url}, '${talk.slides[index]?.title ?? ''}', has more on it than fits: split it in tooling/slides/fill.ts, or shorten the page.`,
        )
      }
      levels.set(index, level)
    }
  }
}
