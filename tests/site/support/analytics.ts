import type { Page } from '@playwright/test'
import { site } from '../../../data/site'

/** Adds the configured analytics function to the page, before its own scripts. Returns a function that gives the events so far. */
export async function observeAnalytics(page: Page, { throwing = false } = {}): Promise<unknown[][]> {
  const events: unknown[][] = []
  await page.exposeFunction('recordEvent', (...event: unknown[]) => void events.push(event))
  await page.addInitScript(
    ([name, isThrowing]) => {
      const record = Reflect.get(window, 'recordEvent') as (...event: unknown[]) => void
      Reflect.set(window, name, (...event: unknown[]) => {
        record(...event)
        if (isThrowing) throw new Error('blocked')
      })
    },
    [site.analytics.functionName, throwing] as const,
  )
  return events
}
