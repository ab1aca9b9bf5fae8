import type { Locator, Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { violationsOf } from './support/accessibility'
import { pages } from './support/pages'
import { expect, open, test } from './support/reader'

/** How many columns each table of a page has. */
const columnsIn = (file: string) =>
  [...readFileSync(path.resolve('out', file), 'utf8').matchAll(/<thead\b.*?<\/thead>/gs)].map(
    ([head]) => head.match(/<th[ >]/g)?.length ?? 0,
  )

/** A lesson that has a table of three columns and one of two, whichever that is today. */
const lesson =
  pages.find(
    ({ route, file }) =>
      route.startsWith('/scrum/psm-1/scrum-framework/') &&
      [2, 3].every(columns => columnsIn(file).includes(columns)),
  )?.route ?? ''
const wide = { width: 1920, height: 1080 }

/** Where something begins and ends, in whole pixels. */
const sidesOf = (part: Locator) =>
  part.evaluate(element => {
    const { left, right } = element.getBoundingClientRect()
    return { left: Math.round(left), right: Math.round(right) }
  })

const scrolledWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)
const logo = (page: Page) => page.getByRole('banner').getByRole('link').first()

test('a lesson takes nine tenths of 1920 px, with its text in the middle', async ({ page }) => {
  await page.setViewportSize(wide)
  await open(page, lesson)
  const pages = await sidesOf(page.getByRole('navigation', { name: 'Pages' }))
  const contents = await sidesOf(page.getByRole('navigation', { name: 'On this page' }))
  const text = await sidesOf(page.getByRole('article'))
  expect(contents.right - pages.left).toBeGreaterThanOrEqual(wide.width * 0.9)
  expect(Math.abs(text.left - pages.right - (contents.left - text.right))).toBeLessThanOrEqual(1)
  // The first word of the menu is below the logo.
  const item = page
    .getByRole('navigation', { name: 'Pages' })
    .getByRole('link', { name: 'Introduction to Scrum' })
  const indent = await item.evaluate(link => parseFloat(getComputedStyle(link).paddingLeft))
  expect((await sidesOf(item)).left + indent).toBe((await sidesOf(logo(page))).left)
})

test('a table of three columns extends next to the text, one of two does not, and neither widens the page', async ({
  page,
}) => {
  for (const width of [1600, 1728, 1920, 2560]) {
    await page.setViewportSize({ width, height: 1080 })
    await open(page, lesson)
    const text = await sidesOf(page.getByRole('article'))
    const contents = await sidesOf(page.getByRole('navigation', { name: 'On this page' }))
    const three = await sidesOf(page.locator('article table:has(th:nth-child(3))').first())
    expect(three.left, `${width} px wide`).toBe(text.left)
    expect(three.right, `${width} px wide`).toBeGreaterThanOrEqual(text.right + 64)
    expect(three.right, `${width} px wide`).toBeLessThan(contents.left)
    const two = await sidesOf(page.locator('article table:not(:has(th:nth-child(3)))').first())
    expect(two, `${width} px wide`).toEqual(text)
    expect(await scrolledWidth(page), `${width} px wide`).toBe(width)
  }
})

test('the front page begins and ends where the bar does, with its entry points next to the drawing', async ({
  page,
}) => {
  for (const width of [1280, 1440, 1600, 1920]) {
    await page.setViewportSize({ width, height: 1080 })
    await open(page, '/')
    const title = page.getByRole('heading', { level: 1 })
    const drawing = page.getByRole('main').getByRole('img').first()
    const way = page.getByRole('main').getByRole('link', { name: /^Running a meeting/ })
    const question = page.getByRole('heading', { name: 'Try a question' })
    expect((await sidesOf(title)).left, `${width} px wide`).toBe((await sidesOf(logo(page))).left)
    const field = await sidesOf(page.getByRole('banner').getByRole('search'))
    expect((await sidesOf(drawing)).right, `${width} px wide`).toBe(field.right)
    expect((await sidesOf(way)).right, `${width} px wide`).toBeLessThan((await sidesOf(drawing)).left)
    await expect(question, `${width} px wide`).toBeInViewport({ ratio: 1 })
    expect(await scrolledWidth(page), `${width} px wide`).toBe(width)
  }
  expect(await violationsOf(page)).toEqual([])
})

test('no line of a breadcrumb begins with the sign between its steps', async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await open(page, lesson)
    const steps = page.getByRole('navigation', { name: 'Breadcrumb' }).locator('li')
    // The way ends above the page: its title is the heading below, and here only read out.
    await expect(steps.last()).toHaveCSS('clip-path', 'inset(50%)')
    const shown = await steps.filter({ visible: true }).evaluateAll(items =>
      items.slice(0, -1).map(item => {
        const after = getComputedStyle(item, '::after')
        return {
          before: getComputedStyle(item, '::before').content,
          after: after.display === 'none' ? 'none' : after.content,
          isOnFirstLine: item.getBoundingClientRect().top === item.parentElement?.getBoundingClientRect().top,
        }
      }),
    )
    expect(shown.length).toBeGreaterThan(width > 360 ? 2 : 1)
    expect(shown).toEqual(
      shown.map((_, index) => ({
        before: 'none',
        after: index < shown.length - 1 ? '"/"' : 'none',
        isOnFirstLine: true,
      })),
    )
  }
})

test("the contents next to the text take over as the article's own leave the screen", async ({ page }) => {
  for (const width of [1280, 1600]) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, lesson)
    const beside = page.getByRole('navigation', { name: 'On this page' }).locator('> div')
    await expect(beside).toHaveCSS('opacity', '0')
    await beside.hover()
    await expect(beside).toHaveCSS('opacity', '1')
    await page.mouse.move(width / 2, 400)
    await expect(beside).toHaveCSS('opacity', '0')
    await beside.getByRole('link').first().focus()
    await expect(beside).toHaveCSS('opacity', '1')
    await beside.getByRole('link').first().blur()
    await page.mouse.wheel(0, 1500)
    await expect(beside).toHaveCSS('opacity', '1')
    // Two lists of the same are never on the screen.
    await expect(page.getByRole('button', { name: 'In this article' })).not.toBeInViewport()
    await page.mouse.wheel(0, -1500)
    await expect(beside).toHaveCSS('opacity', '0')
  }
  await open(page, '/scrum')
  await expect(page.getByRole('navigation', { name: 'On this page' }).locator('> div')).toHaveCSS(
    'opacity',
    '1',
  )
})

test('a hub of the top level does not say its name twice', async ({ page }) => {
  await open(page, '/scrum')
  await expect(page.getByRole('heading', { level: 1, name: 'Scrum', exact: true })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeHidden()
})
