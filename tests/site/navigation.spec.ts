import { readFileSync } from 'node:fs'
import { site } from '../../data/site'
import { sitePages } from '../../tooling/build/site-pages'
import { awake, drawn, expect, open, test } from './support/reader'
import { lesson } from './support/examples'
import { footerPages } from './support/shared-pages'

interface Entry {
  title?: string
  href?: string
  display?: string
  newWindow?: boolean
}

const titles = new Map(sitePages(process.cwd()).map(({ route, title }) => [route, title]))
const settings = site as unknown as Readonly<Record<string, string>>
const menu = JSON.parse(readFileSync('pages/_meta.json', 'utf8')) as Record<string, Entry>

/** The entries of the menu in the order of their file, under their pages' titles. */
const entries = Object.entries(menu)
  .filter(([, { display }]) => display !== 'hidden')
  .map(([key, { title, href, newWindow }]) => {
    const route = key === 'index' ? '/' : `/${key}`
    return {
      name: `${title ?? titles.get(route)}${newWindow ? ' (opens in a new tab)' : ''}`,
      href: href?.startsWith('site:') ? (settings[href.slice('site:'.length)] ?? '') : (href ?? route),
    }
  })

const hiddenRoutes = [
  '/privacy',
  '/sitemap',
  '/legal',
  '/terms-of-use',
  '/cookie-policy',
  '/mission',
  '/email-series',
]

test('the menu lists the sections in order and leaves out the hidden pages', async ({ page }) => {
  await open(page, '/agile')
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  await expect(links).toHaveText(entries.map(({ name }) => name))
  for (const [index, { href }] of entries.entries()) {
    await expect(links.nth(index)).toHaveAttribute('href', href)
  }
  await expect(links.and(page.locator('[aria-current]'))).toHaveText(['Agile'])
  for (const route of hiddenRoutes) {
    expect((await page.request.get(route)).status(), route).toBe(200)
  }
})

test("'Schedule a Call' opens the booking page in a new window that cannot reach back", async ({
  page,
  outside,
}) => {
  await open(page, '/')
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Schedule a Call' })
  await expect(link).toHaveAttribute('rel', /\bnoopener\b/)
  const opened = page.context().waitForEvent('page')
  await link.click()
  const booking = await opened
  await expect(booking).toHaveTitle('Outside')
  expect(outside.requests).toEqual([`GET ${new URL(site.bookingPage).href}`])
  expect(await booking.evaluate(() => window.opener as unknown)).toBeNull()
})

test('a section shows its pages by keyboard, and Escape gives the focus back', async ({ page }) => {
  await open(page, '/')
  const button = page.getByRole('button', { name: 'Pages in Scrum' })
  const links = page.getByRole('navigation', { name: 'Main' }).locator('li li').getByRole('link')
  await button.press('Enter')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect(links.first()).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(links.first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await expect(links).toHaveCount(0)

  await button.press(' ')
  await expect(links.first()).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/scrum/introduction')
  await expect(links).toHaveCount(0)
})

test('the list of a section closes when the focus leaves it, and when another opens', async ({ page }) => {
  await open(page, '/')
  const lists = page.getByRole('navigation', { name: 'Main' }).getByRole('list').getByRole('list')
  await page.getByRole('button', { name: 'Pages in Scrum' }).click()
  await expect(lists.getByText('Introduction to Scrum')).toBeVisible()
  await page.getByRole('button', { name: 'Pages in Kanban' }).click()
  await expect(lists).toHaveCount(1)
  await expect(lists.getByText('Introduction to Scrum')).toBeHidden()
  await lists.getByRole('link').last().focus()
  await page.keyboard.press('Tab')
  await expect(lists).toHaveCount(0)
})

test('a link of the menu changes the page without loading the site again', async ({ page }) => {
  await open(page, '/')
  await page.evaluate(() => Reflect.set(window, 'stayed', true))
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Kanban' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Kanban' })).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'stayed') as unknown)).toBe(true)
})

test('the footer links to the legal pages, the profiles and the feedback board', async ({
  page,
  outside,
}) => {
  await open(page, '/mission')
  const links = page.getByRole('navigation', { name: 'Footer' }).getByRole('link')
  const outer = [...site.footerProfiles, { title: 'Share your Feedback', href: site.feedbackBoard }]
  await expect(links).toHaveText([
    ...footerPages.map(({ title }) => title),
    ...outer.map(({ title }) => `${title} (opens in a new tab)`),
  ])
  expect(footerPages).toHaveLength(7)
  for (const { title, route } of footerPages) {
    await expect(links.filter({ hasText: title })).toHaveAttribute('href', route)
  }
  for (const { title, href } of outer) {
    const link = links.filter({ hasText: title })
    await expect(link).toHaveAttribute('href', href)
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /\bnoopener\b/)
  }
  expect(outside.requests).toEqual([])
})

test('the copyright names the current year, also long after the site was built', async ({
  page,
  outside,
}) => {
  const copyright = page.getByRole('contentinfo').getByText('©')
  await open(page, '/')
  await expect(copyright).toContainText(`© ${new Date().getUTCFullYear()} ${site.brand}.`)
  await page.clock.setFixedTime(new Date('2041-01-01T00:00:00Z'))
  await open(page, '/')
  await expect(copyright).toContainText(`© 2041 ${site.brand}.`)
  expect(outside.errors).toEqual([])
})

test('a switch of theme is in footer and sidebar, one of languages in the footer, if there is something to choose', async ({
  page,
}) => {
  await open(page, lesson)
  for (const [role, name, count] of [
    ['combobox', 'Change theme', site.darkMode ? 2 : 0],
    ['list', 'Change language', site.locales.length > 1 ? 1 : 0],
  ] as const)
    await expect(page.getByRole(role, { name, includeHidden: true })).toHaveCount(count)
})

test('the way back and forward leads to where each page was left, through a place within it too', async ({
  page,
}) => {
  const offset = () => page.evaluate(() => Math.round(scrollY))
  const leave = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((link: HTMLElement) => link.click())
  await open(page, '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning')
  await awake(page)
  await leave('article [href^="#"]')
  await expect(page).toHaveURL(/#/)
  await expect.poll(offset).toBeGreaterThan(200)
  await page.evaluate(() => window.scrollBy({ top: 400, behavior: 'instant' }))
  // A frame later the page knows where it is.
  await drawn(page)
  const left = await offset()
  await leave('.nextra-pagination a[rel=next]')
  await expect(page).toHaveURL(/daily-scrum$/)
  await expect.poll(offset).toBe(0)
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }))
  await drawn(page)
  await page.goBack()
  await expect(page).toHaveURL(/sprint-planning#/)
  await expect.poll(async () => Math.abs((await offset()) - left)).toBeLessThan(50)
  await page.goForward()
  await expect(page).toHaveURL(/daily-scrum$/)
  await expect.poll(async () => Math.abs((await offset()) - 700)).toBeLessThan(50)
})

for (const width of [360, 1280])
  test(`at ${width} px, a link to a fragment of another page ends there while scrolling is smooth, and Back at the line`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.setViewportSize({ width, height: 800 })
    await open(page, '/scrum/psm-1/scrum-framework/scrum-events/sprint-review')
    await awake(page)
    const link = page.getByRole('article').locator('a[href*="/scrum/glossary#"]').last()
    await link.evaluate(element => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
    })
    await drawn(page)
    await link.click()
    await page.waitForURL(/\/scrum\/glossary#/)
    const term = page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`)
    await expect(term).toBeInViewport()
    // A glide would have moved far within these frames.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 60; frame += 1) await new Promise(requestAnimationFrame)
    })
    await expect(term).toBeInViewport()
    await page.goBack()
    await expect(link).toBeInViewport()
  })
