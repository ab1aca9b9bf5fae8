import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** How a file can fail to come. */
export const faults = ['missing', 'replaced by a page', 'cut in half'] as const
export type Fault = (typeof faults)[number]

/** A file as the export has it. */
const exported = (url: string) => readFileSync(path.join('out', new URL(url).pathname), 'utf8')

/** Has files fail to come. Returns a way to choose how they fail; without one, they come. */
export async function failing(page: Page, file: RegExp): Promise<(fault?: Fault) => void> {
  let now: Fault | undefined
  await page.route(file, async route => {
    if (now === 'missing') await route.fulfill({ status: 404, contentType: 'text/plain', body: 'Gone' })
    else if (now === 'replaced by a page')
      await route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><title>Sign in</title><p>Sign in',
      })
    else if (now === 'cut in half') {
      const text = exported(route.request().url())
      const contentType = route.request().url().includes('.js') ? 'text/javascript' : 'text/plain'
      // After an opening parenthesis: half a script might be a whole one.
      await route.fulfill({ contentType, body: text.slice(0, text.lastIndexOf('(', text.length / 2) + 1) })
    } else await route.continue()
  })
  return fault => (now = fault)
}

/** What the site itself has written into the console: the browser names each file that failed. */
export const ownErrors = (errors: readonly string[]): string[] =>
  errors.filter(text => !/^Failed to load (resource|module script)|^Refused to execute script/.test(text))

/** The sentence where the press was. */
export const sentence = (page: Page) => page.locator('[data-failed]')
export const words = 'That didn’t work. Check your connection and press again, or reload the page.'
