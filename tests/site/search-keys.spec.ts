import { expect, test } from '@playwright/test'
import * as searchLabels from '../../data/words/search'
import { open } from './support/reader'
import { field, options, results } from './support/search'

test.describe('The search by keyboard', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/agile')
  })

  test('is focused by / and by Ctrl+K, and lets / be typed into it', async ({ page }) => {
    await open(page, '/agile')
    await page.keyboard.press('/')
    await expect(field(page)).toBeFocused()
    await page.keyboard.type('a/b')
    await expect(field(page)).toHaveValue('a/b')
    await field(page).blur()
    await page.keyboard.press('Control+k')
    await expect(field(page)).toBeFocused()
  })

  test('moves by arrows, Home and End, opens by Enter, empties and closes by Escape', async ({ page }) => {
    await field(page).fill('wip')
    await expect(results(page)).toHaveAttribute('aria-busy', 'false')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true')
    await expect(field(page)).toHaveAttribute(
      'aria-activedescendant',
      (await options(page).nth(1).getAttribute('id')) ?? '',
    )
    await page.keyboard.press('End')
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Home')
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowUp')
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Escape')
    await expect(results(page)).toBeHidden()
    await expect(field(page)).toHaveValue('')
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
    await field(page).fill('wip')
    await expect(options(page).first()).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/kanban-wip-limits$/)
  })

  test('opens by Enter as soon as there is a result to see', async ({ page }) => {
    await field(page).fill('wip')
    await expect(options(page).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(results(page)).toBeHidden()
    // In the moment in which the list is put into the page, on a device that has no time for more than that.
    await field(page).evaluate(input => {
      const now = performance.now.bind(performance)
      let late = 0
      performance.now = () => now() + (late += 10)
      new MutationObserver((_, observer) => {
        if (!document.querySelector('[role=option]')) return
        observer.disconnect()
        input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
      }).observe(document.body, { childList: true, subtree: true })
    })
    await field(page).fill('wip')
    await expect(page).toHaveURL(/kanban-wip-limits$/)
  })

  test('opens by Enter what was typed before the scripts of the search came', async ({ page }) => {
    await open(page, '/agile')
    let letThrough: (() => void) | undefined
    const entered = new Promise<void>(resolve => (letThrough = resolve))
    await page.route('**/_next/static/page/**', async route => {
      await entered
      await route.continue()
    })
    await field(page).pressSequentially('wip')
    await field(page).press('Enter')
    await expect(page.getByRole('search').getByText(searchLabels.loading)).toBeVisible()
    letThrough?.()
    await expect(page).toHaveURL(/kanban-wip-limits$/)
  })

  test('opens nothing by Enter for who has left the field before the answer', async ({ page }) => {
    const titles = page.waitForResponse('**/titles.json')
    await field(page).focus()
    await titles
    // In one task, so that no answer comes between.
    await field(page).evaluate((input: HTMLInputElement) => {
      input.value = 'wip'
      input.dispatchEvent(new InputEvent('input', { bubbles: true }))
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
      input.blur()
    })
    await field(page).focus()
    await expect(options(page).first()).toContainText('WIP')
    await expect(page).toHaveURL(/\/agile$/)
  })

  test('opens nothing by Enter in an empty field, nor for who types on after it', async ({ page }) => {
    const titles = page.waitForResponse('**/titles.json')
    await field(page).focus()
    await titles
    await field(page).press('Enter')
    await field(page).pressSequentially('wip')
    await expect(options(page).first()).toContainText('WIP')
    // In one task, so that no answer comes between.
    await field(page).evaluate((input: HTMLInputElement) => {
      const press = (key: string) => input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
      const enter = (value: string) => {
        input.value = value
        input.dispatchEvent(new InputEvent('input', { bubbles: true }))
      }
      enter('retro')
      press('Enter')
      press('s')
      enter('retros')
    })
    await expect(options(page).first()).toContainText('Retro')
    await expect(page).toHaveURL(/\/agile$/)
  })

  test('leaves Enter to the composition of a character', async ({ page }) => {
    await field(page).fill('wip')
    await expect(options(page).first()).toBeVisible()
    await field(page).dispatchEvent('keydown', { key: 'Enter', isComposing: true })
    await expect(page).toHaveURL(/\/agile$/)
    await expect(options(page).first()).toBeVisible()
  })
})
