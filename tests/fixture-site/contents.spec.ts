import type { Page } from '@playwright/test'
import { expect, open, test } from '../site/support/reader'

const heading = (page: Page) => page.getByRole('button', { name: 'In this article' })
const list = (page: Page) => page.getByRole('main').getByRole('link', { name: 'First section', exact: true })

/** Presses the heading; at that moment, how long each movement of the list is to take (ms), and the heading's text. */
const press = (page: Page) =>
  page.locator('[data-contents]').evaluate(block => {
    const button = block.querySelector('button')
    button?.click()
    const movements = block.querySelector(':scope > div')?.getAnimations() ?? []
    return [movements.map(movement => movement.effect?.getComputedTiming().duration), button?.textContent]
  })

test('minimized contents are closed, with a plus, until they are opened', async ({ page }) => {
  await open(page, '/blocks/contents-minimized')
  await expect(heading(page)).toHaveText('In this article+')
  await expect(heading(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(list(page)).toBeHidden()
  await heading(page).press('Enter')
  await expect(heading(page)).toHaveText('In this article−')
  await expect(list(page)).toBeVisible()
})

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('contents take 500 ms to close and 300 ms to open; sign and state change at once', async ({
    page,
  }) => {
    await open(page, '/blocks/contents')
    await expect(heading(page)).toHaveText('In this article−')
    await expect(heading(page)).toHaveAttribute('aria-expanded', 'true')

    expect(await press(page)).toEqual([[500], 'In this article+'])
    await expect(heading(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(list(page)).toBeHidden()

    expect(await press(page)).toEqual([[300], 'In this article−'])
    await expect(heading(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(list(page)).toBeVisible()
  })
})

test('for a reader who wants no motion nothing moves', async ({ page }) => {
  await open(page, '/blocks/contents')
  expect(await press(page)).toEqual([[], 'In this article+'])
  await expect(list(page)).toBeHidden()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('minimized contents are open', async ({ page }) => {
    await page.goto('/blocks/contents-minimized')
    await expect(list(page)).toBeVisible()
  })
})
