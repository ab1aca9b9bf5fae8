import { devices, type Page } from '@playwright/test'
import { site } from '../../data/site'
import { observeAnalytics } from './support/analytics'
import { drawn, expect, open, test } from './support/reader'

/** The pointer goes from the page to nothing, as over its top edge, at that height. */
async function leaveAt(page: Page, y: number): Promise<void> {
  await page.evaluate(clientY => {
    document.body.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, clientX: 200, clientY }))
  }, y)
  await drawn(page)
}

const modalOf = (page: Page) => page.getByRole('dialog', { name: 'Get Your Free eBook!' })

async function openModal(page: Page) {
  await open(page, '/agile')
  await leaveAt(page, 10)
  await expect(modalOf(page)).toBeVisible()
  return modalOf(page)
}

/** The modal's own scripts as they are asked for from now on, which they are only when it is to open. */
function modalScripts(page: Page): string[] {
  const scripts: string[] = []
  page.on('request', request => {
    if (request.url().includes('/exit-modal-')) scripts.push(request.url())
  })
  return scripts
}

test('it stays away while the pointer is lower, moves inside the page, or leaves at another edge', async ({
  page,
}) => {
  await open(page, '/agile')
  const scripts = modalScripts(page)
  await leaveAt(page, 11)
  await leaveAt(page, 400)
  await page.evaluate(() => {
    const inside = { bubbles: true, clientY: 5, relatedTarget: document.body }
    document.querySelector('h1')?.dispatchEvent(new MouseEvent('mouseout', inside))
  })
  await drawn(page)
  expect(scripts).toEqual([])
  await expect(modalOf(page)).toBeHidden()
  await leaveAt(page, -1)
  await expect(modalOf(page)).toBeVisible()
  expect(scripts).not.toEqual([])
})

test('it has its texts, its width, its overlay and its layer', async ({ page }) => {
  const modal = await openModal(page)
  await expect(modal).toContainText('Download your Free Scrum Mastery Handbook to enhance your skills!')
  await expect(modal).toHaveCSS('z-index', '1000')
  expect((await modal.boundingBox())?.width).toBe(800)
  const backdrop = await modal.evaluate(dialog => getComputedStyle(dialog, '::backdrop').backgroundColor)
  expect(backdrop).toBe('rgba(0, 0, 0, 0.5)')
  await page.setViewportSize({ width: 800, height: 600 })
  expect((await modal.boundingBox())?.width).toBeLessThanOrEqual(800 - 32)
})

for (const [what, close] of [
  ['the × button', (page: Page) => modalOf(page).getByRole('button', { name: 'Close' }).click()],
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['a click on the overlay', (page: Page) => page.mouse.click(5, 5)],
] as const) {
  test(`it closes by ${what} and does not come back in the visit`, async ({ page }) => {
    await openModal(page)
    await close(page)
    await expect(modalOf(page)).toBeHidden()
    await leaveAt(page, 0)
    await expect(modalOf(page)).toBeHidden()

    await page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' }).click()
    await expect(page).toHaveURL('/sitemap')
    await leaveAt(page, 0)
    await expect(modalOf(page)).toBeHidden()

    await open(page, '/about')
    const scripts = modalScripts(page)
    await leaveAt(page, 0)
    expect(scripts).toEqual([])
    await expect(modalOf(page)).toBeHidden()
  })
}

test('a click inside it leaves it open', async ({ page }) => {
  const modal = await openModal(page)
  await modal.getByText('Download your Free').click()
  await drawn(page)
  await expect(modal).toBeVisible()
})

test('it keeps the focus while it is open, and gives it back', async ({ page }) => {
  await open(page, '/agile')
  const before = page.getByRole('link', { name: 'Agile Certifications' }).first()
  await before.focus()
  await leaveAt(page, 10)
  const modal = modalOf(page)
  await expect(modal).toBeVisible()
  expect(await modal.evaluate(dialog => dialog.contains(document.activeElement))).toBe(true)
  for (let presses = 0; presses < 6; presses++) {
    await page.keyboard.press('Tab')
    const outside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    )
    expect(outside, `after ${presses + 1} Tabs`).toBe(false)
  }
  // Inert: the page behind can't take the focus.
  await before.focus()
  await expect(before).not.toBeFocused()
  await page.keyboard.press('Escape')
  await expect(before).toBeFocused()
})

for (const [what, name] of [
  ['picture', 'Cover of the Scrum Mastery Handbook (opens in a new tab)'],
  ['button', 'Subscribe (opens in a new tab)'],
] as const) {
  test(`its ${what} records modal_subscribe and opens the sign-up page in a new tab`, async ({
    page,
    outside,
  }) => {
    const events = await observeAnalytics(page)
    const modal = await openModal(page)
    const link = modal.getByRole('link', { name })
    await expect(link).toHaveAttribute('rel', /\bnoopener\b/)
    const opened = page.context().waitForEvent('page')
    await link.click()
    await expect(await opened).toHaveTitle('Outside')
    expect(outside.requests).toEqual([`GET ${site.ebookSignUpPage}`])
    expect(events).toEqual([['modal_subscribe', 'button', 'Modal Subscribe', undefined]])
  })
}

test.describe('on a device with touch alone', () => {
  const { viewport, isMobile, hasTouch } = devices['Pixel 5']
  test.use({ viewport, isMobile, hasTouch })

  test('it never opens', async ({ page }) => {
    await open(page, '/agile')
    const scripts = modalScripts(page)
    await leaveAt(page, 0)
    expect(scripts).toEqual([])
    await expect(modalOf(page)).toBeHidden()
  })
})
