import type { Page } from '@playwright/test'
import { expect, open, test } from '../site/support/reader'

const firstBlock = (page: Page) => page.locator('.nextra-code-block').first()
const copyButton = (page: Page) => firstBlock(page).getByRole('button', { name: 'Copy code' })
const confirmation = (page: Page) => firstBlock(page).getByRole('status')

test('the copy button confirms for two seconds, for the eye and for the ear', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install({ time: 0 })
  await open(page, '/blocks/code')
  await page.clock.pauseAt(60_000)
  const sign = await copyButton(page).innerHTML()
  await copyButton(page).click()
  await expect(confirmation(page)).toHaveText('Copied')
  expect(await copyButton(page).innerHTML()).not.toBe(sign)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('const limit = 3')
  await page.clock.runFor(1900)
  await expect(confirmation(page)).toHaveText('Copied')
  await page.clock.runFor(200)
  await expect(confirmation(page)).toBeEmpty()
  expect(await copyButton(page).innerHTML()).toBe(sign)
})

const failures = [
  { what: 'there is no clipboard', isThere: false, message: 'Access to clipboard rejected!' },
  { what: 'the clipboard refuses', isThere: true, message: 'Failed to copy!' },
]

for (const { what, isThere, message } of failures) {
  test(`where ${what}, the console says so and nothing is confirmed`, async ({ page, outside }) => {
    await page.addInitScript(hasClipboard => {
      const refuse = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
      Object.defineProperty(navigator, 'clipboard', {
        value: hasClipboard ? { writeText: refuse } : undefined,
        configurable: true,
      })
    }, isThere)
    await open(page, '/blocks/code')
    await copyButton(page).click()
    await expect.poll(() => outside.errors).toEqual([message])
    await expect(confirmation(page)).toBeEmpty()
  })
}

test('a block that asks for no copy button has none', async ({ page }) => {
  await open(page, '/blocks/code')
  const block = page.locator('.nextra-code-block').filter({ hasText: 'Without a copy button' })
  await expect(block).toBeVisible()
  await expect(block.getByTitle('Copy code')).toHaveCount(0)
})

test('a line too long for the screen is scrolled by keyboard, in a block that says what it is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/blocks/code')
  const block = page.getByRole('group', { name: 'Code: board.yml' })
  await block.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => block.evaluate(element => element.scrollLeft)).toBeGreaterThan(0)
})

test.describe('on a screen without a mouse', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } })

  test('the copy button is there to be seen', async ({ page }) => {
    await open(page, '/blocks/code')
    await expect(copyButton(page).locator('..')).toHaveCSS('opacity', '1')
  })
})
