import { expect, test, type Page } from '@playwright/test'
import * as searchLabels from '../../data/words/search'
import { violationsOf } from './support/accessibility'
import { open } from './support/reader'
import { field, options, results } from './support/search'

test.describe('The search on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  const buttonOf = (page: Page) =>
    page.getByRole('banner').getByRole('button', { name: searchLabels.button, exact: true })

  test('opens by an icon in the bar, fits the screen, and leads to a section', async ({ page }) => {
    await page.goto('/agile')
    await expect(field(page)).toBeHidden()
    await buttonOf(page).tap()
    await expect(field(page)).toBeFocused()
    await field(page).pressSequentially('set your first limit')
    const option = page.getByRole('option', { name: 'Set your first limit' })
    await expect(option).toBeVisible()
    const box = await results(page).locator('..').boundingBox()
    const bar = await page.getByRole('banner').boundingBox()
    const top = (bar?.y ?? 0) + (bar?.height ?? 0)
    expect(box).toEqual({ x: 0, y: top, width: 360, height: 740 - top })
    await option.tap()
    await expect(page).toHaveURL(/#set-your-first-limit$/)
    await expect(page.getByRole('heading', { name: 'Set your first limit' })).toBeInViewport()
    await expect(field(page)).toBeHidden()
  })

  test('opens far down the page, too, where the way back to the top is in the bar', async ({ page }) => {
    await open(page, '/agile/overview')
    await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }))
    await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible()
    // A tap waits until the icon itself would take it.
    await buttonOf(page).tap()
    await expect(field(page)).toBeFocused()
  })

  test('ends where the keyboard begins, and keeps its words for who comes back', async ({ page }) => {
    await open(page, '/agile')
    await buttonOf(page).tap()
    await field(page).pressSequentially('set your first limit')
    const option = page.getByRole('option', { name: 'Set your first limit' })
    await expect(option).toBeVisible()
    // As a keyboard of 300 px does.
    await page.evaluate(() => {
      const view = window.visualViewport
      Object.defineProperty(view, 'height', { value: 440 })
      view?.dispatchEvent(new Event('resize'))
    })
    const box = await results(page).locator('..').boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(440)
    await option.tap()
    await expect(page.getByRole('heading', { name: 'Set your first limit' })).toBeInViewport()
    await page.goBack()
    await expect(page).toHaveURL(/\/agile$/)
    await buttonOf(page).tap()
    await expect(field(page)).toHaveValue('set your first limit')
    await expect(option).toBeVisible()
  })

  test('is reached by /, and goes away on Escape and by its button', async ({ page }) => {
    await open(page, '/agile')
    await page.keyboard.press('/')
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(field(page)).toBeHidden()
    await expect(buttonOf(page)).toBeFocused()
    await buttonOf(page).tap()
    await expect(field(page)).toBeFocused()
    await buttonOf(page).tap()
    await expect(field(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible()
  })

  test('waits behind the drawer, and is as wide as the screen lets it', async ({ page }) => {
    await open(page, '/agile')
    const menu = page.getByRole('button', { name: 'Menu' })
    await menu.tap()
    await expect(page.locator('#search-button')).toHaveAttribute('inert')
    await menu.tap()
    await expect(page.getByRole('navigation', { name: 'Pages' })).toBeHidden()
    await buttonOf(page).tap()
    expect((await field(page).boundingBox())?.width ?? 0).toBeGreaterThan(250)
    await field(page).pressSequentially('sprint')
    await expect(results(page).getByRole('group')).toHaveCount(5)
    expect(await violationsOf(page, undefined, 'header')).toEqual([])
  })

  test('opens before the page’s script is there, and keeps what is typed', async ({ page }) => {
    let letGo: (() => void) | undefined
    const held = new Promise<void>(resolve => (letGo = resolve))
    await page.route('**/_next/static/page/page-*.js', async route => {
      await held
      await route.continue()
    })
    await page.goto('/scrum', { waitUntil: 'commit' })
    await buttonOf(page).tap()
    await expect(field(page)).toBeFocused()
    await page.keyboard.type('wip lim')
    letGo?.()
    await expect(options(page).first()).toContainText('WIP Limits')
  })
})
