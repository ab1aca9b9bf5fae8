import type { Page } from '@playwright/test'
import { site } from '../../data/site'
import { shareTargets } from '../../lib/share/share-links'
import { lesson } from './support/examples'
import { observePopups } from './support/popups'
import { expect, open, test } from './support/reader'

const title = 'Empirical Process Control - The Key to Agile Success'
const url = `${site.url}${lesson}`

/** Opens a lesson, with a query and a fragment that are not to be shared, and scrolls until the block shows. */
async function openShareBlock(page: Page) {
  await open(page, `${lesson}?from=mail#sources`)
  const block = page.getByRole('region', { name: 'Share this page' })
  await expect(block).toBeVisible()
  return block
}

test('each network opens in a window of its size in the middle of the screen', async ({ page, outside }) => {
  const popups = await observePopups(page)
  const block = await openShareBlock(page)
  await expect(block.getByRole('listitem').getByRole('link')).toHaveText(
    shareTargets.map(({ label }) => `${label} (opens in a new window)`),
  )
  const screen = await page.evaluate(() => ({ width: window.screen.width, height: window.screen.height }))
  for (const [label, width, height] of [
    ['Facebook', 550, 400],
    ['LinkedIn', 750, 600],
    ['X (Twitter)', 550, 400],
    ['WhatsApp', 550, 400],
    ['Reddit', 660, 460],
  ] as const) {
    await block.getByRole('link', { name: label }).click()
    const [, , features] = popups.pop() ?? []
    const [left, top] = [(screen.width - width) / 2, (screen.height - height) / 2].map(Math.round)
    expect(features, label).toBe(`popup=yes,width=${width},height=${height},left=${left},top=${top}`)
    expect(
      await page.evaluate(() => (Reflect.get(window, 'lastPopup') as Window).opener as unknown),
    ).toBeNull()
  }
  expect(outside.requests).toEqual([])
})

test('each network gets the canonical address and its words', async ({ page }) => {
  const block = await openShareBlock(page)
  const shared = async (label: string) =>
    new URL((await block.getByRole('link', { name: label }).getAttribute('href')) ?? '').searchParams

  const description = await page.locator('meta[name=description]').getAttribute('content')
  const keywords = (await page.locator('meta[name=keywords]').getAttribute('content')) ?? ''
  const hashtags = keywords.split(',').map(keyword => keyword.replaceAll(' ', ''))
  expect(hashtags).toContain('empiricalprocesscontrol')

  expect((await shared('Facebook')).get('u')).toBe(url)
  expect((await shared('Facebook')).get('quote')).toBe(
    `${title} ${description} ${hashtags.map(tag => `#${tag}`).join(' ')}`,
  )
  expect((await shared('LinkedIn')).get('url')).toBe(url)
  expect(Object.fromEntries(await shared('X (Twitter)'))).toEqual({
    text: title,
    url,
    hashtags: hashtags.join(','),
  })
  expect((await shared('WhatsApp')).get('text')).toBe(`${title}: ${url}`)
  expect(Object.fromEntries(await shared('Reddit'))).toEqual({ url, title })
})

test('where popups are blocked the link opens a tab as any link does', async ({ page, outside }) => {
  const popups = await observePopups(page, { blocked: true })
  const block = await openShareBlock(page)
  const link = block.getByRole('link', { name: 'Reddit' })
  await expect(link).toHaveAttribute('rel', /\bnoopener\b/)
  const opened = page.context().waitForEvent('page')
  await link.click()
  const tab = await opened
  await expect(tab).toHaveTitle('Outside')
  expect(popups).toHaveLength(1)
  expect(outside.requests).toEqual([`GET ${await link.getAttribute('href')}`])
})

test.describe('the copy button', () => {
  test('copies the address and says so for two seconds', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.clock.install({ time: 0 })
    const block = await openShareBlock(page)
    await page.clock.pauseAt(60_000)
    await block.getByRole('button', { name: 'Copy link' }).click()
    await expect(block.getByRole('status')).toHaveText('Copied')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url)
    await page.clock.runFor(1900)
    await expect(block.getByRole('status')).toHaveText('Copied')
    await page.clock.runFor(200)
    await expect(block.getByRole('status')).toHaveText('')
  })

  test('shows the address where the browser refuses to copy', async ({ page, outside }) => {
    await page.addInitScript(() => {
      navigator.clipboard.write = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
    })
    const block = await openShareBlock(page)
    await block.getByRole('button', { name: 'Copy link' }).click()
    await expect(block.getByRole('status')).toContainText(url)
    expect(outside.errors).toEqual([])
  })
})

test("the system's share sheet is offered where the browser has one, and may be closed again", async ({
  page,
  outside,
}) => {
  await page.addInitScript(() => {
    const calls: unknown[] = []
    Reflect.set(window, 'shared', calls)
    navigator.share = data => {
      calls.push(data)
      return Promise.reject(new DOMException('closed', 'AbortError'))
    }
  })
  const block = await openShareBlock(page)
  await block.getByRole('button', { name: 'More …' }).click()
  expect(await page.evaluate(() => Reflect.get(window, 'shared') as unknown)).toEqual([
    // As the page's own title, of which no line begins with the dash.
    { title: title.replace(' -', '\u00a0-'), url },
  ])
  expect(outside.errors).toEqual([])
})

test("no share sheet is offered if the browser doesn't support one", async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share')
  })
  const block = await openShareBlock(page)
  await expect(block.getByRole('button')).toHaveText(['Copy link'])
})
