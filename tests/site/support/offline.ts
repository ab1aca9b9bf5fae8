import { test as base, type Locator, type Page } from '@playwright/test'
import { deploy, type Deployment } from './deployment'
import { lesson } from './examples'
import { awake, expect, open } from './reader'
import { button } from './exam'

/** Each test has a server of its own, which it may stop. */
export const test = base.extend<{ deployment: Deployment }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture takes
  deployment: async ({}, use) => {
    const deployment = await deploy()
    await use(deployment)
    deployment.stop()
  },
  baseURL: async ({ deployment }, use) => use(deployment.url),
})

export const hub = '/scrum/psm-1'

/** The paths in the caches whose names contain a word. */
export const cached = (page: Page, word: string): Promise<string[]> =>
  page.evaluate(async part => {
    const names = (await caches.keys()).filter(name => name.includes(part))
    const keys = await Promise.all(names.map(async name => (await caches.open(name)).keys()))
    return keys.flat().map(({ url }) => new URL(url).pathname)
  }, word)

/** How many workers are registered. */
export const workers = (page: Page): Promise<number> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)

/** The message of the control that saves the course. */
export const said = (page: Page): Locator => page.locator('[data-island=saved-course] [role=status]')

/** Waits until these pages are kept, and the offline page. */
async function expectKept(page: Page, ...routes: string[]): Promise<void> {
  for (const route of routes) await expect.poll(() => cached(page, 'pages')).toContain(route)
  await expect.poll(() => cached(page, 'files')).toContain('/offline')
}

/** Saves the course on its page. */
export async function saveCourse(page: Page): Promise<void> {
  await button(page, 'Save the course').click()
  await expect(said(page)).toContainText('The course is saved on this device.', { timeout: 30_000 })
}

/** Opens a lesson, and from there the course's page, on which the worker comes. */
export async function readTwoPages(page: Page) {
  await open(page, lesson)
  await page.locator(`#sidebar a[href="${hub}"], nav a[href="${hub}"]`).first().click()
  await page.waitForURL(`**${hub}`)
  await awake(page)
  await expectKept(page, lesson, hub)
}
