import { pathToFileURL } from 'node:url'
import type { Browser, Page, Viewport } from 'puppeteer-core'

/** Opens a file as it is printed, or as a screen of this size in pixels shows it, with its fonts loaded. */
export async function openFile(
  browser: Browser,
  file: string,
  viewport?: Viewport,
  media: 'print' | 'screen' = 'print',
): Promise<Page> {
  const page = await browser.newPage()
  if (viewport) await page.setViewport(viewport)
  await page.emulateMediaType(media)
  await page.goto(pathToFileURL(file).href, { waitUntil: 'load', timeout: 0 })
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  return page
}

/** A page as a tagged PDF with bookmarks, on this paper, or on the one that its style sheet names. */
export const pdfOf = (page: Page, format?: 'A4' | 'Letter'): Promise<Uint8Array> =>
  page.pdf({
    ...(format ? { format } : { preferCSSPageSize: true }),
    printBackground: true,
    tagged: true,
    outline: true,
    timeout: 0,
  })

/** Prints a file on the paper that its style sheet names. */
export async function printFile(browser: Browser, file: string): Promise<Uint8Array> {
  const page = await openFile(browser, file)
  try {
    return await pdfOf(page)
  } finally {
    await page.close()
  }
}
