import type { Request } from '@playwright/test'
import path from 'node:path'
import { expect, open, test } from '../site/support/reader'
import { paper, root, switchIn } from './theme-switch'

test("the browser's bar has the color of the paper, over links too", async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, '/layouts/default')
  const bar = page.locator('meta[name=theme-color]')
  await expect(bar).toHaveAttribute('content', '#fff')
  await switchIn(page, 'footer').selectOption('Dark')
  /** As a color of the style sheet. */
  const color = () =>
    bar.evaluate((meta: HTMLMetaElement) => {
      const probe = document.body.appendChild(document.createElement('i'))
      probe.style.color = meta.content
      const { color: computed } = getComputedStyle(probe)
      probe.remove()
      return computed
    })
  expect(await color()).toBe(await paper(page))
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'The full layout' }).click()
  await expect(page).toHaveURL('/layouts/full')
  expect(await color()).toBe(await paper(page))
  await switchIn(page, 'footer').selectOption('Light')
  await expect(bar).toHaveAttribute('content', '#fff')
})

test('a drawing has its dark twin, which is loaded alone', async ({ page }) => {
  for (const [scheme, stored, shown] of [
    ['light', null, 'board.svg'],
    ['dark', null, 'board-dark.svg'],
    ['light', 'dark', 'board-dark.svg'],
    ['dark', 'light', 'board.svg'],
  ] as const) {
    await page.emulateMedia({ colorScheme: scheme })
    await page.goto('/robots.txt')
    await page.evaluate(
      theme => (theme ? localStorage.setItem('theme', theme) : localStorage.clear()),
      stored,
    )
    const loaded: string[] = []
    const note = (request: Request) => loaded.push(path.posix.basename(new URL(request.url()).pathname))
    page.on('request', note)
    await open(page, '/blocks/figures')
    const drawing = page.locator('main picture img').last()
    await drawing.scrollIntoViewIfNeeded()
    await expect(drawing).toHaveJSProperty('complete', true)
    expect(
      [...new Set(loaded)].filter(file => file.endsWith('.svg') && file.startsWith('board')),
      `${scheme}, ${stored} chosen`,
    ).toEqual([shown])
    page.off('request', note)
  }
  // And the other one, when the reader changes it.
  await switchIn(page, 'footer').selectOption('Dark')
  await expect(page.locator('main picture img').last()).toHaveJSProperty(
    'currentSrc',
    new URL('/images/board-dark.svg', page.url()).href,
  )
})

test('a dark page is printed light, its drawings too', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page, '/blocks/figures')
  const image = page.locator('main figure picture img').first()
  await expect(image).toHaveCSS('filter', 'none')
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  expect(await paper(page)).toBe('rgb(255, 255, 255)')
  await expect(root(page)).toHaveCSS('color-scheme', 'normal')
  await expect(image).toHaveCSS('filter', 'invert(1) hue-rotate(180deg)')
  // It would be inverted, too.
  await expect(image).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
})
