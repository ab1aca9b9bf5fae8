import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { Browser } from 'puppeteer-core'
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

/** Prints a page of the site as its readers print it, with a line at the foot of each sheet. */
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
    await page.goto(address, { waitUntil: 'load', timeout: 0 })
    const line = `@bottom-left { content: ${quoted(foot)}; font: 7pt sans-serif; color: #586574; white-space: nowrap }`
    await page.addStyleTag({ content: `@page { ${line} } @page sheet { ${line} }` })
    // Pictures are asked for when they come near the screen.
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager'
      await Promise.all([...document.images].map(image => image.decode().catch(() => undefined)))
    })
    return await page.pdf({ format, printBackground: true, tagged: true, outline: true, timeout: 0 })
  } finally {
    await page.close()
  }
}
