import type { Page } from '@playwright/test'
import { lesson } from './support/examples'
import { expect, open, test } from './support/reader'

test.use({ viewport: { width: 390, height: 844 } })

const drawerOf = (page: Page) => page.getByRole('navigation', { name: 'Pages' })
const buttonOf = (page: Page) => page.getByRole('button', { name: 'Menu' })
const overflowOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).overflowY)

async function openDrawer(page: Page): Promise<void> {
  await buttonOf(page).click()
  await expect(buttonOf(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(drawerOf(page)).toBeInViewport()
}

async function expectClosed(page: Page): Promise<void> {
  await expect(buttonOf(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(drawerOf(page)).toBeHidden()
  await expect.poll(() => overflowOf(page)).not.toBe('hidden')
}

test('the drawer fills the screen but for a strip of its overlay, and locks the page behind', async ({
  page,
}) => {
  await open(page, lesson)
  await expectClosed(page)
  await openDrawer(page)
  await expect.poll(() => overflowOf(page)).toBe('hidden')
  const box = await drawerOf(page).boundingBox()
  expect(box).toEqual({ x: 0, y: 0, width: 390 - 56, height: 844 })
  await expect(buttonOf(page)).toBeInViewport()
  await buttonOf(page).click()
  await expectClosed(page)
})

test.describe('On a low screen, with motion', () => {
  test.use({
    viewport: { width: 390, height: 500 },
    contextOptions: { reducedMotion: 'no-preference' },
  })

  test('the drawer is in its place at once, with the page that is open in view', async ({ page }) => {
    await open(page, '/about')
    const places = await page.evaluate(async () => {
      document.querySelector<HTMLElement>('button[aria-label=Menu]')?.click()
      const seen = new Set<number | undefined>()
      for (let frame = 0; frame < 60; frame += 1) {
        await new Promise(requestAnimationFrame)
        // In the first frames the scripts show it.
        if (frame > 2) seen.add(document.querySelector('#sidebar li.active')?.getBoundingClientRect().top)
      }
      return [...seen]
    })
    expect(places).toHaveLength(1)
    await expect(drawerOf(page).getByRole('link', { name: 'About' })).toBeInViewport()
  })

  test('the drawer opens at the page that is open, however deep it lies', async ({ page }) => {
    await open(page, '/scrum/psm-1/scrum-tools/velocity-tracking-tool')
    await openDrawer(page)
    const link = drawerOf(page).getByRole('link', { name: 'Velocity Tracking Tools' })
    await expect(link).toHaveAttribute('aria-current', 'page')
    await expect(link).toBeInViewport({ ratio: 1 })
    // With what it belongs to above it.
    const top = (await link.boundingBox())?.y ?? 0
    expect(top).toBeGreaterThan(100)
    expect(top).toBeLessThan(200)
  })
})

test('each row of the drawer is 44 px high or more, its words 16 px or more', async ({ page }) => {
  await open(page, '/scrum/psm-1/scrum-tools/velocity-tracking-tool')
  await openDrawer(page)
  const rows = await drawerOf(page)
    .locator('a, button')
    .filter({ visible: true })
    .evaluateAll(all =>
      all.map(row => [row.getBoundingClientRect().height, parseFloat(getComputedStyle(row).fontSize)]),
    )
  expect(rows.length).toBeGreaterThan(20)
  expect(Math.min(...rows.map(([height = 0]) => height))).toBeGreaterThanOrEqual(44)
  expect(Math.min(...rows.map(([, size = 0]) => size))).toBeGreaterThanOrEqual(16)
})

test('the drawer closes when a page is chosen', async ({ page }) => {
  await open(page, '/')
  await openDrawer(page)
  await drawerOf(page).getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/about')
  await expectClosed(page)
})

test('the drawer closes when the page that is open is chosen again', async ({ page }) => {
  await open(page, '/about')
  await openDrawer(page)
  await drawerOf(page).getByRole('link', { name: 'About' }).click()
  await expectClosed(page)
})

test('the drawer closes on Escape, with the focus back on its button', async ({ page }) => {
  await open(page, '/about')
  await openDrawer(page)
  await drawerOf(page).getByRole('link', { name: 'About' }).focus()
  await page.keyboard.press('Escape')
  await expectClosed(page)
  await expect(buttonOf(page)).toBeFocused()
})

test('the drawer closes on a click on the overlay', async ({ page }) => {
  await open(page, '/about')
  await openDrawer(page)
  await page.mouse.click(375, 500)
  await expectClosed(page)
})

test('the page behind an open drawer takes no focus, nor does what it covers of the bar', async ({
  page,
}) => {
  await open(page, '/about')
  await openDrawer(page)
  await expect(page.locator('main')).toHaveAttribute('inert')
  await expect(page.getByRole('banner').locator('a, #search-button').first()).toHaveAttribute('inert')
  await buttonOf(page).click()
  await expect(page.locator('main')).not.toHaveAttribute('inert')
})

test("the drawer doesn't wait for the page behind it to be restyled", async ({ page }) => {
  await open(page, lesson)
  const isInertAtOnce = await buttonOf(page).evaluate(button => {
    ;(button as HTMLButtonElement).click()
    return document.querySelector('main')?.hasAttribute('inert')
  })
  expect(isInertAtOnce).toBe(false)
  await expect(drawerOf(page)).toBeInViewport()
  await expect(page.locator('main')).toHaveAttribute('inert')
})

test('a closed drawer takes no focus', async ({ page }) => {
  await open(page, lesson)
  await buttonOf(page).focus()
  await page.keyboard.press('Tab')
  // Hidden, it has no role to be found by.
  const drawer = page.locator('#sidebar')
  expect(await drawer.evaluate(element => element.contains(document.activeElement))).toBe(false)
  await expect(drawer.locator('a').filter({ visible: true })).toHaveCount(0)
})

test('the drawer leads to every section, and not to the pages hidden from the menu', async ({ page }) => {
  await open(page, '/')
  await openDrawer(page)
  for (const name of ['Home', 'Agile Certifications', 'About', 'Contact Me']) {
    await expect(drawerOf(page).getByRole('link', { name, exact: true })).toBeVisible()
  }
  for (const name of ['Agile', 'SDLC', 'Scrum', 'Kanban', 'Extreme Programming (XP)', 'Resources']) {
    await expect(drawerOf(page).getByRole('button', { name, exact: true })).toBeVisible()
  }
  await drawerOf(page).getByRole('button', { name: 'Scrum', exact: true }).click()
  await expect(drawerOf(page).getByRole('link', { name: 'Introduction to Scrum' })).toBeVisible()
  for (const route of ['/privacy', '/legal', '/email-series']) {
    await expect(drawerOf(page).locator(`a[href="${route}"]`)).toHaveCount(0)
  }
})

test("the drawer lists the page's own sections below its entry, folded until they are asked for", async ({
  page,
}) => {
  await open(page, lesson)
  await openDrawer(page)
  const own = drawerOf(page).getByRole('link', { name: 'The two foundations of Scrum' })
  await expect(own).toBeHidden()
  await drawerOf(page).getByRole('button', { name: 'On this page' }).click()
  await own.click()
  await expectClosed(page)
  await expect(page).toHaveURL(`${lesson}#the-two-foundations-of-scrum`)
  await expect(page.getByRole('heading', { name: 'The two foundations of Scrum' })).toBeInViewport()
})
