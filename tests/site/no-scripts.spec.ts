import type { Page } from '@playwright/test'
import { success } from '../../data/words/offers'
import { formAction } from '../../lib/newsletter/form'
import * as searchLabels from '../../data/words/search'
import { site } from '../../data/site'
import { unlistedRoutes } from '../../lib/nav/route-entry'
import { lesson, oneOfEachKind } from './support/examples'
import { examPage } from './support/exam'
import { flashcards } from './support/flashcards'
import { mainInFile } from './support/html-file'
import { pages } from './support/pages'
import { course, factOf } from './support/progress'
import { expect, test } from './support/reader'
import { planPage } from './support/study-plan'

const tools = ['flow', 'forecast', 'metrics', 'retrospective', 'scrum-team-name-geneartor', 'timer'].map(
  name => `/tools/${name}`,
)
const apps = [examPage, flashcards, planPage, '/tools', ...tools]

test.use({ javaScriptEnabled: false })

/** Parts of the text that cannot be seen. */
const hiddenParts = (page: Page) =>
  page.getByRole('main').evaluate(main => {
    // What has no use without scripts, is folded and opens without them, or says the same on paper.
    const mayHide =
      'details *, dialog *, noscript, script, template, [aria-label="Back to top"], .visually-hidden, [data-needs-scripts], [data-needs-scripts] *, [data-offer], [data-offer] *, [data-prints-alone] *'
    return (
      [...main.querySelectorAll('h1, h2, h3, h4, p, li, td, th, figcaption, img, a, summary')]
        .filter(
          element =>
            !element.closest(mayHide) ||
            element.matches('summary:not(details details > *, [data-needs-scripts] *)'),
        )
        .filter(element => !element.checkVisibility({ visibilityProperty: true, opacityProperty: false }))
        // A region that waits for a message holds nothing to read yet.
        .filter(element => element.tagName === 'IMG' || element.textContent !== '')
        .map(element => `${element.tagName}: ${element.textContent.slice(0, 60)}`)
    )
  })

for (const route of [...oneOfEachKind, ...apps]) {
  test(`${route} reads completely without scripts`, async ({ page }) => {
    await page.goto(route)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await hiddenParts(page)).toEqual([])

    const folds = page.getByRole('main').locator('details')
    // A lesson's first question is open.
    const closed = await folds.evaluateAll(all =>
      all.findIndex(fold => !(fold as HTMLDetailsElement).open && fold.checkVisibility()),
    )
    if (closed < 0) return
    const folded = folds.nth(closed)
    const inside = folded.locator(':scope > :not(summary, [hidden])').first()
    await expect(inside).toBeHidden()
    await folded.locator(':scope > summary').click()
    await expect(inside).toBeVisible()
  })
}

const needs = {
  [examPage]: [/^The exam and the practice need scripts, which are turned off/, 'Start'],
  [flashcards]: [/^Studying needs scripts, which are turned off/, 'Show answer'],
  [planPage]: [/^Your own plan needs scripts, which are turned off/, 'Make the plan'],
  [course]: [/^Your progress can be stored and shown here only if scripts are turned on/, 'Save as a file'],
} as const

for (const [route, [sentence, button]] of Object.entries(needs))
  test(`${route} says what needs scripts, and does not offer it`, async ({ page }) => {
    await page.goto(route)
    await expect(page.getByRole('main').getByText(sentence)).toBeVisible()
    await expect(page.getByRole('button', { name: button })).toBeHidden()
    await expect(factOf(page, 'Lessons read')).toBeHidden()
  })

test('every page has its heading and its text in its HTML, hidden nowhere but in what opens without scripts', () => {
  for (const { route, file } of pages) {
    const { headings, words, hidden } = mainInFile(file)
    expect(headings, route).toBe(1)
    expect(words, route).toBeGreaterThan(30)
    expect(hidden, route).toEqual([])
  }
})

test('the contents stand open, their links lead on, and the menu is within reach', async ({ page }) => {
  await page.goto(lesson)
  await expect(page.getByRole('button', { name: 'In this article' })).toHaveAttribute('aria-expanded', 'true')
  await page.getByRole('main').getByRole('link', { name: 'Sources', exact: true }).click()
  await expect(page).toHaveURL(`${lesson}#sources`)
  await expect(page.getByRole('heading', { name: 'Sources' })).toBeInViewport()

  await page.setViewportSize({ width: 390, height: 800 })
  // Its drawer needs scripts.
  await expect(page.locator('#menu-button')).toBeHidden()
  await page.getByRole('banner').getByRole('link', { name: 'All pages' }).click()
  await expect(page).toHaveURL('/sitemap')
  for (const { route } of pages.filter(({ route }) => route !== '/sitemap' && !unlistedRoutes.has(route))) {
    await expect(page.getByRole('main').locator(`a[href="${route}"]`).first(), route).toBeVisible()
  }
})

test('the search leads to a page that says what to use instead', async ({ page }) => {
  await page.goto(lesson)
  const field = page.getByRole('banner').getByRole('combobox', { name: searchLabels.field })
  await field.fill('sprint goal')
  await field.press('Enter')
  await expect(page).toHaveURL('/search?q=sprint+goal')
  const main = page.getByRole('main')
  await expect(main.locator('p', { hasText: 'The search needs scripts' })).toBeVisible()
  await main.getByRole('link', { name: 'sitemap' }).first().click()
  await expect(page).toHaveURL('/sitemap')
})

test('the newsletter form posts itself', async ({ page }) => {
  const bodies: string[] = []
  await page.route(formAction(site.newsletter), route => {
    bodies.push(route.request().postData() ?? '')
    return route.fulfill({ contentType: 'text/html', body: `<p>${success}</p>` })
  })
  await page.goto(lesson)
  const form = page.getByRole('form', { name: 'Get Free eBook' })
  await form.getByRole('textbox', { name: 'First name' }).fill('Ada')
  await form.getByRole('textbox', { name: 'Email address' }).fill('ada@mail.example')
  await form.getByRole('button', { name: 'Subscribe & Download' }).click()
  await expect(page.getByText(success)).toBeVisible()
  expect(bodies.map(body => Object.fromEntries(new URLSearchParams(body)))).toEqual([
    { 'fields[first_name]': 'Ada', email_address: 'ada@mail.example' },
  ])
})

test('the share block offers its links at once', async ({ page }) => {
  await page.goto(lesson)
  const share = page.getByRole('region', { name: 'Share this page' })
  await expect(share.getByRole('link', { name: 'Reddit' })).toHaveAttribute('target', '_blank')
})

test('a page loads the whole style sheet', async ({ page }) => {
  const loaded = page.waitForResponse(/\/_next\/static\/page\/site-\w+\.css$/)
  await page.goto(lesson)
  expect((await loaded).ok()).toBe(true)
  // For screens here, and for print in the link that waits for the page's script.
  const sheets = await page.evaluate(() => [...document.styleSheets].map(each => each.media.mediaText))
  expect(sheets).toEqual(['', 'print', ''])
})

test('the contents next to the text wait for nothing', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(lesson)
  const contents = page.getByRole('navigation', { name: 'On this page' }).locator('> div')
  await expect(contents).toHaveCSS('opacity', '1')
})
