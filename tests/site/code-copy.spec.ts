import type { Locator, Page } from '@playwright/test'
import { expect, layOutWhole, open, test } from './support/reader'

const withCode = '/extreme-programming-xp/overview'
const withAgenda = '/kanban/introduction/kanban-cadences'
const withTemplate = '/scrum/psm-1/scrum-tools/retrospective-tool'
const withForm = '/kanban/introduction/kanban-roles-responsibilities'

const code = (page: Page) => page.getByRole('article').locator('pre').first()
const button = (page: Page, name = 'Copy JavaScript') => page.getByRole('button', { name }).first()
/** What the button says about its press. */
const said = (of: Locator) => of.locator('xpath=../*[@role="status"]')
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

/** What the page says in the console. */
function messagesOf(page: Page): string[] {
  const messages: string[] = []
  page.on('console', message => messages.push(message.text()))
  return messages
}

test('a code block is copied whole, and its button says so for two seconds', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install({ time: 0 })
  await open(page, withCode)
  await page.clock.pauseAt(60_000)
  await button(page).click()
  await expect(said(button(page))).toHaveText('Copied')
  expect((await copied(page)).trim()).toBe((await code(page).innerText()).trim())
  await page.clock.runFor(1900)
  await expect(said(button(page))).toHaveText('Copied')
  await page.clock.runFor(200)
  await expect(said(button(page))).toHaveText('')
})

test('a box says its title unless the heading above has said it', async ({ page }) => {
  await open(page, '/kanban/introduction/kanban-wip-limits')
  await expect(page.getByRole('heading', { name: 'Set your first limit' })).toBeVisible()
  await expect(page.getByText('Set a first limit', { exact: true })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Copy Set a first limit' })).toBeVisible()
  // In the corner of the words that it copies.
  const corner = await page.getByRole('button', { name: 'Copy Set a first limit' }).boundingBox()
  const words = await page
    .getByRole('article')
    .locator('[data-box]:has([aria-label="Copy Set a first limit"]) + * > ol')
    .boundingBox()
  expect(corner?.y).toBeLessThan(words?.y ?? 0)
  expect((corner?.y ?? 0) + (corner?.height ?? 0)).toBeGreaterThan(words?.y ?? Infinity)
  await open(page, '/scrum/psm-1/scrum-tools/velocity-tracking-tool')
  await expect(page.getByText('A row of the record', { exact: true })).toBeVisible()
})

test('an agenda is copied as plain lines', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, withAgenda)
  await button(page, 'Copy Ten minutes at the board').click()
  await expect(said(button(page, 'Copy Ten minutes at the board'))).toHaveText('Copied')
  const lines = (await copied(page)).split('\n')
  expect(lines).toHaveLength(6)
  expect(lines[0]).toBe('Minute – What happens – What to say')
  expect(lines[1]).toMatch(/^0 to 1 – Count – .Seven cards are open, and our limit is eight\..$/)
})

test('a press on a phone breaks no title into two lines', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/scrum/psm-1/scrum-framework/scrum-events/daily-scrum')
  const copy = page.locator('[data-act=copy-block]').first()
  const heightOf = async () => (await copy.locator('..').boundingBox())?.height
  const before = await heightOf()
  await copy.click()
  await expect(said(copy)).toHaveText('Copied')
  expect(await heightOf()).toBe(before)
  const [word, place] = [await said(copy).boundingBox(), await copy.boundingBox()]
  expect(word?.x).toBe(place?.x)
})

test('a template is copied without the breaks that were made for the page', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, withTemplate)
  await button(page, 'Copy Experiment card').click()
  await expect(said(button(page, 'Copy Experiment card'))).toHaveText('Copied')
  expect((await copied(page)).split('\n').slice(0, 2)).toEqual([
    'We saw: 66 minutes from the alarm to the first look',
    'We believe: an alarm on a phone that one person carries is seen sooner',
  ])
})

test('the words behind the labels of a template begin at one place', async ({ page }) => {
  await open(page, '/sdlc/models/waterfall')
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    const template = page.locator('pre').filter({ hasText: 'Who decides: ' })
    const starts = await template
      .locator('span:nth-child(even)')
      .evaluateAll(words => words.map(each => each.getBoundingClientRect().left))
    expect(starts.length).toBe(6)
    expect(new Set(starts).size, `${width} px`).toBe(1)
  }
})

test('code has a name and scrolls by keyboard, and its button submits nothing', async ({ page }) => {
  await open(page, withCode)
  await expect(code(page)).toHaveAttribute('tabindex', '0')
  await expect(code(page)).toHaveRole('group')
  await expect(code(page)).toHaveAccessibleName(/^Code/)
  await expect(button(page)).toHaveAttribute('type', 'button')
})

for (const [what, clipboard, message] of [
  ['there is no clipboard', undefined, 'Access to clipboard rejected!'],
  ['copying fails', { write: true }, 'Failed to copy!'],
] as const) {
  test(`where ${what} the console says '${message}', and the text is selected`, async ({ page }) => {
    await page.addInitScript(hasClipboard => {
      const refuse = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
      const value = hasClipboard ? { write: refuse } : undefined
      Object.defineProperty(navigator, 'clipboard', { value, configurable: true })
    }, Boolean(clipboard))
    const messages = messagesOf(page)
    await open(page, withCode)
    await button(page).click()
    await expect.poll(() => messages).toContain(message)
    await expect(said(button(page))).toHaveText('Couldn’t copy. The text is selected')
    const selected = await page.evaluate(() => String(getSelection()))
    expect(selected.trim()).toBe((await code(page).innerText()).trim())
  })
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } })

  test('the copy button is above what it copies, and is large enough for a finger', async ({ page }) => {
    for (const route of [withCode, withAgenda, withTemplate]) {
      await open(page, route)
      await layOutWhole(page)
      for (const each of await page.locator('[data-act=copy-block]').all()) {
        const above = await each.boundingBox()
        const content = await each.locator('xpath=../following-sibling::*').boundingBox()
        expect(above?.height).toBeGreaterThanOrEqual(44)
        expect(content?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0) - 1)
      }
    }
  })

  test('words to fill in wrap, columns fit, and code scrolls', async ({ page }) => {
    const look = async (route: string) => {
      await open(page, route)
      await layOutWhole(page)
      return code(page).evaluate(each => ({
        scrolls: each.scrollWidth > each.clientWidth,
        wraps: getComputedStyle(each).whiteSpace === 'pre-wrap',
      }))
    }
    expect(await look(withTemplate)).toEqual({ scrolls: false, wraps: true })
    expect(await look(withForm)).toEqual({ scrolls: false, wraps: false })
    expect(await look(withCode)).toEqual({ scrolls: true, wraps: false })
  })
})

test('without scripts and on paper there is no button', async ({ page, browser, baseURL }) => {
  await open(page, withAgenda)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('[data-act=copy-block]')).toBeHidden()
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const plain = await context.newPage()
  await plain.goto(withAgenda)
  await expect(plain.locator('[data-act=copy-block]')).toBeHidden()
  await context.close()
})
