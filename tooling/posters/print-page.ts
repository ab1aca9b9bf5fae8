import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { Browser, Page } from 'puppeteer-core'
import { pdfOf } from '../handbook/print-file'
import { inBookFont, printFonts } from '../handbook/print-fonts'
import { createSiteServer } from '../serve/site-server'

/** Serves an export to the browser that prints, for as long as `work` takes. */
export async function withServedSite<Result>(
  out: string,
  work: (address: string) => Promise<Result>,
): Promise<Result> {
  const server = createSiteServer({ directory: out })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  try {
    return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  } finally {
    server.close()
    server.closeAllConnections()
  }
}

const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`

/** Gives the page's text and drawings the handbook's font, so that a file looks the same wherever it was made. */
async function setInBookFont(page: Page, fonts: string): Promise<void> {
  await page.setRequestInterception(true)
  page.on('request', request => {
    const answer = async () => {
      if (!request.url().endsWith('.svg')) return request.continue()
      const svg = (await (await fetch(request.url())).text()) as string
      return request.respond({ contentType: 'image/svg+xml', body: inBookFont(svg, fonts) })
    }
    void answer()
  })
}

/** Prints a page of the site as its readers print it, in the handbook's font and with a line at the foot of each sheet. */
export async function printSitePage(
  browser: Browser,
  address: string,
  foot: string,
  format: 'A4' | 'Letter',
): Promise<Uint8Array> {
  const page = await browser.newPage()
  try {
    await page.setBypassCSP(true)
    await page.emulateMediaType('print')
    const fonts = printFonts()
    await setInBookFont(page, fonts)
    await page.goto(address, { waitUntil: 'load', timeout: 0 })
    const line = `@bottom-left { content: ${quoted(foot)}; font: 7pt sans-serif; color: #586574; white-space: nowrap }`
    await page.addStyleTag({ content: `@page { ${line} } @page sheet { ${line} }` })
    const face = 'Inter, sans-serif'
    await page.addStyleTag({ content: `${fonts}:root { --font-text: ${face}; --font-heading: ${face} }` })
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    // Pictures are asked for when they come near the screen.
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager'
      await Promise.all([...document.images].map(image => image.decode().catch(() => undefined)))
    })
    return await pdfOf(page, format)
  } finally {
    await page.close()
  }
}
