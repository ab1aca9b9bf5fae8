// cspell:ignore hrefs domcontentloaded
import type { Page } from '@playwright/test'
import { levels, roles } from '../../data/words/interview'
import { violationsOf } from './support/accessibility'
import { expect, open, test } from './support/reader'

const route = '/resources/interview-questions'
const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const questions = (page: Page) => page.locator('[data-role][data-level]')
const shown = (page: Page) => questions(page).filter({ visible: true })
const count = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: 'Showing' })

test('interview questions are chosen by role and level, counted, and kept in the address', async ({
  page,
}) => {
  await open(page, route)
  const all = await questions(page).count()
  expect(all).toBeGreaterThanOrEqual(48)
  await expect(count(page)).toHaveText(`Showing ${all} of ${all} questions`)

  await radio(page, roles.developer).check()
  const ofDevelopers = await page.locator('[data-role=developer]').count()
  await expect(count(page)).toHaveText(`Showing ${ofDevelopers} of ${all} questions`)
  await expect(shown(page)).toHaveCount(ofDevelopers)
  await expect(page).toHaveURL(`${route}?role=developer`)
  await expect(page.getByRole('heading', { name: 'Questions for Product Owners' })).toBeHidden()

  await radio(page, levels.senior).check()
  const seniors = page.locator('[data-role=developer][data-level=senior]')
  await expect(shown(page)).toHaveCount(await seniors.count())
  await expect(page).toHaveURL(`${route}?role=developer&level=senior`)
  expect(await violationsOf(page)).toEqual([])

  await radio(page, 'All roles').check()
  await radio(page, 'All levels').check()
  await expect(page).toHaveURL(route)
  await expect(shown(page)).toHaveCount(all)
})

test('each part of an answer begins with a capital letter', async ({ page }) => {
  await open(page, route)
  const cases = await questions(page)
    .locator('dd > :first-child')
    .evaluateAll(parts => parts.map(part => getComputedStyle(part, '::first-letter').textTransform))
  expect(cases.length).toBeGreaterThan(100)
  expect(new Set(cases)).toEqual(new Set(['uppercase']))
})

test('the list of all questions is dense on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, route)
  const links = page.getByRole('main').locator('li li > a')
  const tops = await links.evaluateAll(all => all.map(link => link.getBoundingClientRect().top))
  // Forty-eight of 24 px or more, in no more than three screens.
  expect((tops[1] ?? 0) - (tops[0] ?? 0)).toBeGreaterThanOrEqual(24)
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(3 * 740)
})

test('an address with a role and a level shows these, and Back comes to it again', async ({ page }) => {
  await open(page, `${route}?role=agile-coach&level=basic`)
  const chosen = await page.locator('[data-role=agile-coach][data-level=basic]').count()
  await expect(count(page)).toHaveText(new RegExp(`^Showing ${chosen} of `))
  await expect(radio(page, roles['agile-coach'])).toBeChecked()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Kanban' }).click()
  await expect(page).toHaveURL('/kanban')
  await page.goBack()
  await expect(page).toHaveURL(`${route}?role=agile-coach&level=basic`)
  await expect(shown(page)).toHaveCount(chosen)
  await expect(count(page)).toHaveText(new RegExp(`^Showing ${chosen} of `))
})

test('a link to a question that is not among the chosen shows it', async ({ page }) => {
  await open(page, route)
  const id = await page.locator('[data-role=scrum-master] h3 a').first().getAttribute('id')
  await page.goto(`${route}?role=developer#${id}`)
  await expect(page.locator(`#${id}`).locator('xpath=..')).toBeInViewport()
  await expect(page).toHaveURL(`${route}#${id}`)
  await expect(radio(page, 'All roles')).toBeChecked()
})

test('each question is a heading to link to, with its role and level; the contents name the parts alone', async ({
  page,
}) => {
  await open(page, route)
  const ids = await questions(page)
    .locator('h3 a')
    .evaluateAll(anchors => anchors.map(({ id }) => id))
  expect(new Set(ids).size).toBe(await questions(page).count())
  expect(ids).not.toContain('')
  for (const [role, words] of Object.entries(roles)) {
    const first = page.locator(`[data-role=${role}]`).first()
    await expect(first.locator('h3 + p')).toHaveText(new RegExp(`^${words} · (basic|working|senior)$`))
  }
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
  await expect(links.filter({ hasText: 'Questions for Developers' })).toHaveCount(1)
  const listed = await links.evaluateAll(all => all.map(link => link.getAttribute('href') ?? ''))
  expect(listed.filter(href => ids.includes(href.slice(1)))).toEqual([])
})

test('interview questions are chosen by keyboard', async ({ page }) => {
  await open(page, route)
  await radio(page, 'All roles').focus()
  await page.keyboard.press('ArrowRight')
  await expect(radio(page, roles['scrum-master'])).toBeChecked()
  await expect(page).toHaveURL(`${route}?role=scrum-master`)
})

test('what was chosen before the script was there stays chosen', async ({ page }) => {
  let letThrough: () => void = () => undefined
  const held = new Promise<void>(resolve => (letThrough = resolve))
  await page.route('**/_next/static/page/page-*.js', async scripts => {
    await held
    await scripts.continue()
  })
  await page.goto(`${route}?role=developer`, { waitUntil: 'domcontentloaded' })
  await radio(page, roles['product-owner']).check()
  letThrough()
  await expect(page).toHaveURL(`${route}?role=product-owner`)
  await expect(radio(page, roles['product-owner'])).toBeChecked()
})

test('nothing runs for the questions until they are approached', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', request => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await open(page, route)
  expect(scripts).toHaveLength(1)
  await radio(page, roles.developer).hover()
  await expect.poll(() => scripts.join()).toContain('interview-questions-')
})

test('on paper there are the chosen questions, without what they are chosen by', async ({ page }) => {
  await open(page, `${route}?level=senior`)
  const chosen = await page.locator('[data-role][data-level=senior]').count()
  await expect(count(page)).toHaveText(new RegExp(`^Showing ${chosen} of `))
  await page.emulateMedia({ media: 'print' })
  await expect(shown(page)).toHaveCount(chosen)
  await expect(radio(page, 'All roles')).toBeHidden()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('all interview questions are there, and can be chosen all the same', async ({ page }) => {
    await page.goto(route)
    await expect(shown(page)).toHaveCount(await questions(page).count())
    await expect(page.getByText(/^Showing \d+ of/)).toBeHidden()
    await radio(page, roles.developer).check()
    await expect(shown(page)).toHaveCount(await page.locator('[data-role=developer]').count())
  })
})
