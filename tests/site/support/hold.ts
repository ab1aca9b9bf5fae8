import type { Page } from '@playwright/test'

/** Holds back responses to matching requests. Returns a function that releases them. */
export async function hold(page: Page, address: RegExp): Promise<() => void> {
  let letThrough: () => void = () => undefined
  const released = new Promise<void>(done => (letThrough = done))
  await page.route(address, async route => {
    await released
    await route.continue()
  })
  return () => letThrough()
}
