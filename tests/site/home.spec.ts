import type { Page } from '@playwright/test'
import { questions } from '../../data/questions/daily-scrum'
import * as searchLabels from '../../data/words/search'
import { violationsOf } from './support/accessibility'
import { reasons, rightOption } from './support/answers'
import { drawn, expect, open, test } from './support/reader'
import { options } from './support/search'

const kept = 'agile-primer:1:progress'
const dailyScrum = '/scrum/psm-1/scrum-framework/scrum-events/daily-scrum'
const [first] = questions.questions

const main = (page: Page) => page.getByRole('main')
const question = (page: Page) => main(page).locator('[data-question] fieldset')
const check = (page: Page) => main(page).getByRole('button', { name: 'Check', exact: true })
const another = (page: Page) => main(page).getByRole('button', { name: 'Another question' })

for (const [width, height] of [
  [360, 740],
  [1366, 650],
] as const) {
  test(`one look at ${width} px says what can be learned, for whom, and the ways in`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await open(page, '/')
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
    await expect(main(page).getByText('for people who build software')).toBeInViewport({ ratio: 1 })
    for (const name of [/^New to Agile/, /^Preparing for PSM I/, /^Improving a team/, /^Running a meeting/])
      await expect(main(page).getByRole('link', { name })).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })
}

test('what is new comes before the list of all sections', async ({ page }) => {
  await open(page, '/')
  const titles = await main(page).getByRole('heading', { level: 2 }).allTextContents()
  const places = ['Take the course', 'Newest articles', 'What you can learn here'].map(title =>
    titles.indexOf(title),
  )
  expect(places).toEqual([...places].sort((a, b) => a - b))
  expect(places[0]).toBeGreaterThan(0)
})

test('a question is answered in place, and its answer is remembered', async ({ page }) => {
  await open(page, '/')
  await expect(question(page)).toContainText(first.stem)
  await main(page).getByText(rightOption(first).text).click()
  await check(page).click()
  await expect(main(page).getByText('Right.', { exact: true })).toBeVisible()
  await expect(another(page)).toBeFocused()
  await expect
    .poll(() => page.evaluate(key => window.localStorage.getItem(key), kept))
    .toContain(`"${first.id}":{"right":true`)
  await page.reload()
  await expect(main(page).getByText('Right.', { exact: true })).toBeVisible()
  await expect(check(page)).toHaveCount(0)
})

test('another question comes from another lesson, on request, and the reader goes on from it', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  await open(page, '/')
  expect(asked.filter(address => address.startsWith('/scrum'))).toEqual([])
  await another(page).click()
  await expect(question(page)).not.toContainText(first.stem)
  const place = main(page).locator('[data-question]')
  await expect(place).toBeFocused()
  const link = main(page).locator('[data-lesson-link]')
  const href = (await link.getAttribute('href')) ?? ''
  expect(href).not.toBe(dailyScrum)
  expect(asked).toContain(href)
  await question(page).getByRole('radio').or(question(page).getByRole('checkbox')).first().check()
  await check(page).click()
  await expect(main(page).getByText(/^(Right\.|Not right\.|Choose \w+\.)/)).toBeVisible()
  const id = (await place.getAttribute('id')) ?? ''
  await link.click()
  await expect(page).toHaveURL(href)
  await expect(page.locator(`[id="${id}"]`)).toBeAttached()
})

test('a question that cannot be fetched is asked for again', async ({ page }) => {
  await open(page, '/')
  await page.route('**/scrum/psm-1/**', route => route.abort())
  await another(page).click()
  await expect(main(page).getByText(/^The next question couldn’t be loaded\./)).toBeVisible()
  await expect(question(page)).toContainText(first.stem)
  await page.unroute('**/scrum/psm-1/**')
  await another(page).click()
  await expect(question(page)).not.toContainText(first.stem)
  await expect(main(page).getByText(/^The next question couldn’t be loaded\./)).toBeHidden()
})

test('the course shows how far the reader has come', async ({ page }) => {
  await open(page, '/')
  await expect(main(page).getByText(/^Begin with /)).toBeVisible()
  await open(page, dailyScrum)
  await page.getByRole('checkbox', { name: 'I have read this lesson' }).check()
  await open(page, '/')
  await expect(main(page).getByText(/You have read 1 of \d+\. Continue with /)).toBeVisible()
  const stop = main(page).getByRole('listitem').filter({ hasText: 'The Scrum Framework' })
  await expect(stop).toContainText(/\d+ lessons, 1 read/)
  await expect(stop.locator('[data-read]:visible')).toHaveCount(1)
})

test('it begins with the lesson to go on with, for who has been here, and moves nothing for that', async ({
  page,
}) => {
  await open(page, '/')
  const ways = main(page).locator('[data-ways]')
  await expect(ways.getByRole('link').first()).toHaveAccessibleName(/^New to Agile/)
  const before = await ways.boundingBox()
  await open(page, dailyScrum)
  await page.getByRole('checkbox', { name: 'I have read this lesson' }).check()
  await open(page, '/')
  const first = ways.getByRole('link').first()
  await expect(first).toHaveAccessibleName(/^Continue: 1 of \d+ lessons read Sprint Review$/)
  expect(await ways.boundingBox()).toEqual(before)
  await first.click()
  await expect(page).toHaveURL(/\/sprint-review$/)
})

test('the search is on the page as well, finds a lesson, and keeps its words for who comes back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/')
  const field = page.getByRole('search', { name: searchLabels.onPage }).getByRole('combobox')
  await field.click()
  // The bar's own, which has the whole screen for its results.
  await expect(page.getByRole('banner').getByRole('combobox')).toBeFocused()
  await page.keyboard.type('daily scrum')
  await expect(options(page).first()).toHaveAttribute('href', dailyScrum)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await options(page).first().click()
  await expect(page).toHaveURL(dailyScrum)
  await expect(page.getByRole('heading', { level: 1, name: 'Daily Scrum' })).toBeVisible()
  await page.goBack()
  await expect(field).toHaveValue('daily scrum')
  await field.click()
  await expect(options(page).first()).toHaveAttribute('href', dailyScrum)
})

test('the newest articles are of several sections', async ({ page }) => {
  await open(page, '/')
  const list = main(page)
    .getByRole('list')
    .filter({ has: page.locator('time') })
  await expect(list.getByRole('listitem')).toHaveCount(3)
  const addresses = await list
    .getByRole('link')
    .evaluateAll(links => links.map(link => link.getAttribute('href')))
  expect(new Set(addresses.map(address => address?.split('/')[1])).size).toBeGreaterThan(1)
})

test('it has no violation, with a result and with the reasons open', async ({ page }) => {
  await open(page, '/')
  await reasons(main(page)).click()
  await drawn(page)
  expect(await violationsOf(page)).toEqual([])
})
