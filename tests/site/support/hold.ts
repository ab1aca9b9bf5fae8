import type { Page } from '@playwright/test'

/** Holds back what the page asks for under such an address. Returns how to let it through. */
export async function hold(page: Page, address: RegExp): Promise<() => void> {
  let letThrough: () => void = () => undefined
  const released = new Promise<void>(done => (letThrough = done))
  await page.route(address, async route => {
    await released
    await route.continue()
  })
  return () => letThrough()
}
