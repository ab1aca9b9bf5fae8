import type { Page } from '@playwright/test'
import { expect, open, test } from './support/reader'

const withCode = '/extreme-programming-xp/overview'
const code = (page: Page) => page.getByRole('article').locator('pre').first()
const button = (page: Page) => page.getByTitle('Copy code').first()

/** What the page says in the console. */
function messagesOf(page: Page): string[] {
  const messages: string[] = []
  page.on('console', message => messages.push(message.text()))
  return messages
}

test('a code block is copied whole, and its button says so for two seconds', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install({ time: 0 })
  await open(page, withCode)
  await page.clock.pauseAt(60_000)
  const idle = await button(page).innerHTML()
  await code(page).hover()
  await button(page).click()
  // The confirmation follows the copy.
  await expect.poll(() => button(page).innerHTML()).not.toBe(idle)
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(1)
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied.trim()).toBe((await code(page).innerText()).trim())
  await page.clock.runFor(1900)
  expect(await button(page).innerHTML()).not.toBe(idle)
  await page.clock.runFor(200)
  await expect.poll(() => button(page).innerHTML()).toBe(idle)
})

test('a code block has a name and scrolls by keyboard, and its button submits nothing', async ({ page }) => {
  await open(page, withCode)
  await expect(code(page)).toHaveAttribute('tabindex', '0')
  await expect(code(page)).toHaveRole('group')
  await expect(code(page)).toHaveAccessibleName(/^Code/)
  await expect(button(page)).toHaveAttribute('type', 'button')
})

for (const [what, clipboard, message] of [
  ['there is no clipboard', undefined, 'Access to clipboard rejected!'],
  ['copying fails', { writeText: true }, 'Failed to copy!'],
] as const) {
  test(`where ${what} the console says '${message}'`, async ({ page }) => {
    await page.addInitScript(hasClipboard => {
      const refuse = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
      const value = hasClipboard ? { writeText: refuse } : undefined
      Object.defineProperty(navigator, 'clipboard', { value, configurable: true })
    }, Boolean(clipboard))
    const messages = messagesOf(page)
    await open(page, withCode)
    await code(page).hover()
    await button(page).click()
    await expect.poll(() => messages).toContain(message)
  })
}

test.describe('on a screen without a mouse', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } })

  test('the copy button is visible without hovering', async ({ page }) => {
    await open(page, withCode)
    await expect(button(page).locator('..')).toHaveCSS('opacity', '1')
  })
})
