import type { Page } from '@playwright/test'
import { site } from '../../data/site'
import { lesson } from './support/examples'
import { expect, open, test } from './support/reader'

const bannerOf = (page: Page) => page.getByRole('complementary', { name: 'Announcement' })

test('the banner invites to the waitlist, in a new tab', async ({ page, outside }) => {
  await open(page, '/')
  await expect(bannerOf(page)).toContainText(site.banner.text)
  const link = bannerOf(page).getByRole('link', { name: site.banner.linkText })
  await expect(link).toHaveAttribute('rel', /\bnoopener\b/)
  const opened = page.context().waitForEvent('page')
  await link.click()
  await expect(await opened).toHaveTitle('Outside')
  expect(outside.requests).toEqual([`GET ${site.waitlistPage}`])
})

test('a dismissed banner is stored under its key with value 0 and stays away', async ({ page }) => {
  await open(page, '/')
  await bannerOf(page).getByRole('button', { name: 'Dismiss banner' }).click()
  await expect(bannerOf(page)).toBeHidden()
  expect(await page.evaluate(() => Object.entries(localStorage))).toContainEqual([
    'online-course-released',
    '0',
  ])
  await open(page, '/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(bannerOf(page)).toBeHidden()
})

test('a dismissed banner does not flash while the page loads', async ({ page }) => {
  await page.addInitScript(key => localStorage.setItem(key, '0'), site.banner.key)
  // Without the site's scripts only the HTML itself can hide it.
  await page.route('**/_next/static/**/*.js', route => route.abort())
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(bannerOf(page)).toBeHidden()
})

test("'Share your Feedback' leads to the board in a new tab", async ({ page }) => {
  await open(page, lesson)
  const link = page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Share your Feedback' })
  await expect(link).toHaveAttribute('href', site.feedbackBoard)
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', /\bnoopener\b/)
})
