import type { Page } from '@playwright/test'
import { lesson, oneOfEachKind } from './support/examples'
import { expect, open, test } from './support/reader'

/** How a browser can refuse its storage: to hand it over at all, or to do anything with it. */
const refusals = {
  'cannot be reached': () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    }
  },
  'throws at every call': () => {
    for (const name of ['getItem', 'setItem', 'removeItem', 'key', 'clear']) {
      Object.defineProperty(Storage.prototype, name, {
        value: () => {
          throw new DOMException('full', 'QuotaExceededError')
        },
      })
    }
  },
}

async function expectToRead(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
}

for (const [what, refuse] of Object.entries(refusals)) {
  test(`each kind of page reads with a storage that ${what}`, async ({ page, outside }) => {
    await page.addInitScript(refuse)
    for (const route of oneOfEachKind) {
      await open(page, route)
      await expectToRead(page)
      expect(outside.errors, route).toEqual([])
    }
  })

  test(`banner, sidebar and drawer work with a storage that ${what}`, async ({ page, outside }) => {
    await page.addInitScript(refuse)
    await open(page, '/scrum/introduction')
    const banner = page.getByRole('complementary', { name: 'Announcement' })
    await banner.getByRole('button', { name: 'Dismiss banner' }).click()
    await expect(banner).toBeHidden()
    const folder = page.getByRole('button', { name: 'Pages in PSM I Study Course' })
    await folder.click()
    await expect(folder).toHaveAttribute('aria-expanded', 'true')
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'About', exact: true })
      .click()
    await expect(page).toHaveURL('/about')
    await expectToRead(page)
    // Leaving by the top edge opens the offer once, although the visit cannot be remembered.
    const leave = () => document.body.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, clientY: 0 }))
    await page.evaluate(leave)
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await page.evaluate(leave)
    await expect(page.getByRole('dialog')).toBeHidden()
    expect(outside.errors).toEqual([])
  })
}

test('each kind of page asks nothing of another host and logs no error', async ({ page, outside }) => {
  for (const route of oneOfEachKind) {
    await open(page, route)
    await expectToRead(page)
    expect(outside, route).toEqual({ requests: [], errors: [] })
  }
})

test('a page reads when the world outside cannot be reached', async ({ page, context, baseURL, outside }) => {
  await context.route(
    url => url.origin !== new URL(baseURL ?? '').origin,
    route => route.abort('internetdisconnected'),
  )
  for (const route of oneOfEachKind) {
    await open(page, route)
    await expectToRead(page)
  }
  expect(outside.errors).toEqual([])
})

test('a page reads when its scripts do not arrive', async ({ page }) => {
  await page.route('**/_next/static/**/*.js', route => route.abort())
  await page.goto(lesson)
  await expectToRead(page)
  await expect(page.getByRole('heading', { name: 'The two foundations of Scrum' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Sources', exact: true })).toBeVisible()
})

test('reading on from page to page leaves no error in the console', async ({ page, outside }) => {
  await open(page, '/scrum')
  for (let pages = 0; pages < 4; pages++) {
    // The title changes with the text, the address before it.
    const before = await page.title()
    await page.getByRole('navigation', { name: 'Previous and next page' }).locator('a[rel=next]').click()
    await expect(page).not.toHaveTitle(before)
    await expectToRead(page)
  }
  expect(outside.errors).toEqual([])
})
