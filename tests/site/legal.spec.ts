import type { Locator, Page } from '@playwright/test'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { site } from '../../data/site'
import { prefix } from '../../lib/storage/browser-storage'
import { exportedPages } from '../../tooling/check/export/exported-pages'
import { fetchedFromElsewhere } from '../../tooling/check/export/other-hosts'
import { pageFacts } from '../../tooling/check/export/page-facts'
import { awake, drawn, expect, open, test } from './support/reader'
import { makePlan, planPage } from './support/study-plan'

test.use({ serviceWorkers: 'allow' })

const out = path.resolve('out')
const lesson = '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning'

const pages = exportedPages(out).map(page => ({
  ...page,
  html: readFileSync(path.join(out, page.file), 'utf8'),
}))

const listed = (page: Page, name: string) =>
  page
    .locator(`[data-${name}]`)
    .evaluateAll(
      (rows, key) => [...new Set(rows.map(row => (row as HTMLElement).dataset[key] ?? ''))].toSorted(),
      name,
    )

test('the list of what is stored names each key that the pages write, and no other', async ({ page }) => {
  // It uses every app in turn.
  test.slow()
  const written = new Set<string>()
  await page.exposeFunction('noteKey', (key: string) => written.add(key))
  await page.addInitScript(() => {
    const note = (key: string) => (window as unknown as { noteKey: (key: string) => void }).noteKey(key)
    // eslint-disable-next-line @typescript-eslint/unbound-method -- called with the storage as its `this` below
    const keep = Storage.prototype.setItem
    Storage.prototype.setItem = function (key: string, value: string) {
      note(key)
      keep.call(this, key, value)
    }
    Object.defineProperty(Document.prototype, 'cookie', {
      get: () => '',
      set: (text: string) => note(text.split('=')[0] ?? ''),
    })
  })
  await open(page, lesson)
  const languages = page.getByRole('contentinfo').getByRole('list', { name: 'Change language' })
  // Loads the page again.
  for (const english of await languages.getByRole('link', { name: 'English' }).all()) await english.click()
  await open(page, lesson)
  for (const theme of await page.getByRole('contentinfo').getByLabel('Change theme').all())
    await theme.selectOption('Light')
  await page.getByRole('button', { name: 'Dismiss banner' }).click()
  await page.locator('#sidebar [data-folder]').locator('visible=true').first().click()
  await page.evaluate(() =>
    document.body.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, clientX: 200, clientY: 0 })),
  )
  // The key is written when the offer shows, which its code and the style sheet come before.
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  // Before the lesson's script is there, and once it is.
  await page.route(/\/lesson-[^/]*\.js$/, () => undefined)
  await open(page, lesson)
  await page.getByRole('checkbox', { name: 'I have read this lesson' }).check()
  await page.unroute(/\/lesson-[^/]*\.js$/)
  await open(page, '/scrum/psm-1')
  await expect(page.getByText(/You have read 1 of/)).toBeVisible()
  await open(page, '/tools/scrum-team-name-geneartor')
  await page
    .getByRole('list', { name: 'Team names' })
    .getByRole('button', { name: /^Favorite / })
    .first()
    .click()
  // A press before the tool has come is kept for it, but not beyond its page.
  const tool = async (name: string, use: (main: Locator) => Promise<void>) => {
    await open(page, `/tools/${name}`)
    await use(page.getByRole('main'))
    await expect.poll(() => [...written]).toContain(`${prefix}tool-${name}`)
  }
  await tool('forecast', main => main.getByRole('textbox', { name: 'What was finished' }).fill('5\n4\n5'))
  await tool('flow', main => main.getByLabel('New items in a day').fill('5'))
  await tool('metrics', main =>
    main
      .getByRole('textbox', { name: 'Items', exact: true })
      .fill('Key,Started,Done\nA-1,2026-03-02,2026-03-05'),
  )
  await tool('retrospective', async main => {
    await main.getByRole('button', { name: 'Start your own' }).click()
    await main.getByRole('button', { name: 'Start', exact: true }).click()
  })
  await tool('timer', main => main.getByRole('button', { name: 'Start', exact: true }).click())
  await open(page, planPage)
  await makePlan(page, new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10), '60')
  await expect.poll(() => written.size).toBeGreaterThan(4)
  await open(page, '/scrum/psm-1')
  await page.getByRole('button', { name: 'Save the course' }).click()
  await expect(page.getByText('The course is saved on this device.')).toBeVisible({ timeout: 30_000 })
  const kept = () =>
    page.evaluate(async () => [
      ...(await caches.keys()).map(name => name.replace(/(?<=course-).+/, '*')),
      ...(await navigator.serviceWorker.getRegistrations()).map(
        ({ active }) => active && new URL(active.scriptURL).pathname,
      ),
    ])
  await expect.poll(kept).toHaveLength(4)
  for (const name of await kept()) if (name) written.add(name)
  await page.goto('/cookie-policy')
  await awake(page)
  await drawn(page)
  expect([...written].toSorted()).toEqual(await listed(page, 'stored'))
})

test('no page lets the theme keep a key of its own for tabs', () => {
  for (const { route, html } of pages) expect(html, route).not.toMatch(/\sdata-tabs="[^"]/)
})

test('no cookie is set by reading', async ({ page, context }) => {
  for (const route of ['/', lesson, '/cookie-policy']) await open(page, route)
  expect(await context.cookies()).toEqual([])
})

test('the list of outside addresses names each host that the pages call, and no other', async ({ page }) => {
  const called = new Set<string>()
  const add = (address: string) => called.add(new URL(address, site.url).hostname)
  for (const { html, ...exported } of pages) {
    fetchedFromElsewhere(pageFacts(exported, html), []).forEach(add)
    for (const [, action = ''] of html.matchAll(/<form[^>]* action="(https?:[^"]*)"/g)) add(action)
    for (const [, href = ''] of html.matchAll(/<a href="([^"]*)"[^>]* data-popup=/g)) add(href)
  }
  await page.goto('/privacy')
  expect([...called].toSorted()).toEqual(await listed(page, 'host'))
})

// React names the page that explains its errors.
const known = ['www.w3.org', 'reactjs.org']

test('the scripts hold no address besides the settings’ own and the names of formats', () => {
  const scripts = readdirSync(path.join(out, '_next/static/page')).filter(file => file.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(5)
  const settings = JSON.stringify(site)
  for (const file of scripts) {
    const text = readFileSync(path.join(out, '_next/static/page', file), 'utf8')
    const hosts = [...text.matchAll(/https?:\/\/([\w.-]+\w)/g)].map(([, host = '']) => host)
    const others = hosts.filter(host => !known.includes(host) && !settings.includes(`//${host}`))
    expect(others, file).toEqual([])
  }
})

test('nothing that is meant for the owner is printed for readers', () => {
  for (const { route, html } of pages) {
    expect(html, route).not.toMatch(/for the owner|not given on this page yet|are still missing/i)
  }
})

for (const route of ['/cookie-policy', '/privacy']) {
  test(`the table of ${route} fits a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await open(page, route)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await expect(page.locator('[data-stored], [data-host]').first()).toBeVisible()
  })
}
