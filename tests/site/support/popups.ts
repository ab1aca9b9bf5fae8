import type { Page } from '@playwright/test'

/** A call of window.open: address, name and features. */
type PopupCall = [url: string, name: string, features: string]

/**
 * Replaces window.open before the page's own scripts run. It returns a fake window, or null like a browser that blocks
 * popups. Returns the calls so far.
 */
export async function observePopups(page: Page, { blocked = false } = {}): Promise<PopupCall[]> {
  const calls: PopupCall[] = []
  await page.exposeFunction('recordPopup', (...call: PopupCall) => void calls.push(call))
  await page.addInitScript(isBlocked => {
    const record = Reflect.get(window, 'recordPopup') as (...call: unknown[]) => void
    window.open = (...call) => {
      record(...call.map(String))
      const popup = { opener: window } as unknown as Window
      Reflect.set(window, 'lastPopup', popup)
      return isBlocked ? null : popup
    }
  }, blocked)
  return calls
}
