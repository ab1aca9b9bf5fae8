import { expect, test } from '@playwright/test'
import * as searchLabels from '../../data/words/search'
import { violationsOf } from './support/accessibility'
import { open } from './support/reader'
import { field, options, results } from './support/search'

const lesson = '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning'
const titles = '**/search-en-US/titles.json'
const otherParts = /\/search-en-US\/(?!titles)/

test.describe('The search', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/agile')
  })

  test('loads nothing before it is used', async ({ page }) => {
    const loaded: string[] = []
    page.on('request', request => loaded.push(request.url()))
    await open(page, '/agile')
    const ofSearch = () => loaded.filter(url => /nextra-data|\/search-/.test(url))
    expect(ofSearch()).toEqual([])
    await field(page).focus()
    await expect.poll(() => ofSearch().some(url => url.endsWith('/titles.json'))).toBe(true)
    expect(ofSearch().filter(url => url.includes('/text/'))).toEqual([])
  })

  test('shows the right page first while one types', async ({ page }) => {
    await field(page).pressSequentially('sprint pl')
    await expect(options(page).first()).toContainText('Sprint Planning')
    await expect(options(page).first()).toHaveAttribute('href', lesson)
  })

  test('fetches each part of the index once, and few of them', async ({ page }) => {
    const fetched: string[] = []
    page.on('request', request => {
      const [, part] = /\/search-en-US\/(.*)\.json$/.exec(request.url()) ?? []
      if (part) fetched.push(part)
    })
    for (const query of ['wip', 'scrum', 'kanban', 'wip']) {
      await field(page).fill(query)
      await expect(options(page).first()).toContainText(query, { ignoreCase: true })
      await field(page).blur()
    }
    await field(page).fill('goal already written and announced to stakeholders')
    await expect(results(page)).toContainText('Check yourself')
    // The titles are asked for with the search's script, and again by its worker: the second time from the cache.
    const others = fetched.filter(part => part !== 'titles')
    expect(others.toSorted()).toEqual([...new Set(others)].toSorted())
    expect(fetched).toContain('titles')
    expect(fetched).toContain('texts')
    expect(fetched.filter(part => part.startsWith('text/')).length).toBeLessThanOrEqual(25)
  })

  test('finds text, and shows up to five pages with up to five sections each', async ({ page }) => {
    await field(page).fill('sprint')
    await expect(results(page).getByRole('group')).toHaveCount(5)
    for (const group of await results(page).getByRole('group').all()) {
      expect(await group.getByRole('option').count()).toBeLessThanOrEqual(6)
    }
  })

  test('finds the stems of questions', async ({ page }) => {
    await field(page).fill('goal already written and announced to stakeholders')
    await expect(results(page)).toContainText('Check yourself')
  })

  test('opens a section with its heading in view below the navbar', async ({ page }) => {
    await field(page).fill('set your first limit')
    await page.getByRole('option', { name: 'Set your first limit' }).click()
    await expect(page).toHaveURL(/#set-your-first-limit$/)
    const heading = page.getByRole('heading', { name: 'Set your first limit' })
    await expect(heading).toBeInViewport()
    await expect(heading).toBeFocused()
    const bar = await page.getByRole('banner').boundingBox()
    const box = await heading.boundingBox()
    expect(box?.y ?? 0).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
    expect(box?.y ?? 0).toBeLessThan(300)
  })

  test('finds the other names of a term, and leads to its entry in the glossary', async ({ page }) => {
    await field(page).fill('spillover')
    await expect(options(page).first()).toHaveAttribute('href', '/scrum/glossary#carry-over')
  })

  test('has an exact term first, and Enter opens it', async ({ page }) => {
    await field(page).fill('definition of ready')
    await expect(options(page).first()).toContainText('Scrum Glossary')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/scrum/glossary#definition-of-ready')
    await expect(page.getByRole('heading', { name: 'Definition of Ready' })).toBeInViewport()
  })

  test('highlights matches, which do not look like links', async ({ page }) => {
    await field(page).fill('wip')
    const mark = results(page).locator('mark').first()
    await expect(mark).toHaveCSS('text-decoration-line', 'none')
    await expect(results(page)).toHaveAttribute('aria-busy', 'false')
    const colorOf = (part: typeof mark) => part.evaluate(element => getComputedStyle(element).color)
    expect(await colorOf(mark)).toBe(await colorOf(options(page).first()))
  })

  test('takes markup for text', async ({ page }) => {
    let dialogs = 0
    page.on('dialog', dialog => {
      dialogs += 1
      void dialog.dismiss()
    })
    await field(page).fill('<img src=x onerror=alert(1)> qqqqq wwwww')
    await expect(page.getByText(searchLabels.noResults).first()).toBeVisible()
    await field(page).fill('sprint <planning>')
    await expect(options(page).first()).toContainText('Sprint Planning')
    expect(dialogs).toBe(0)
    await expect(results(page).locator('img')).toHaveCount(0)
  })

  test('says that nothing is found, and offers the nearest titles, the glossary, and the course', async ({
    page,
  }) => {
    await field(page).fill('qqqqq wwwww limits qqqqq')
    await expect(page.getByText(searchLabels.noResults).first()).toBeVisible()
    await expect(page.getByRole('option', { name: 'WIP Limits' })).toBeVisible()
    for (const name of ['Scrum Glossary', 'PSM I Study Course'])
      await expect(page.getByRole('option', { name })).toBeVisible()
    // Nothing of that is what was asked for.
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/agile$/)
  })

  test('counts its results for those who do not see them', async ({ page }) => {
    await field(page).fill('wip')
    await expect(
      page.getByRole('status').filter({ hasText: /^\d+ results on \d of \d+ pages$/ }),
    ).toBeAttached()
  })

  test('keeps what is typed while it loads, and searches it then', async ({ page }) => {
    let letGo: (() => void) | undefined
    const held = new Promise<void>(resolve => (letGo = resolve))
    for (const part of [titles, otherParts]) {
      await page.route(part, async route => {
        await held
        await route.continue()
      })
    }
    await field(page).pressSequentially('wip lim')
    await expect(page.getByText('Loading', { exact: true })).toBeVisible()
    letGo?.()
    await expect(options(page).first()).toContainText('WIP Limits')
  })

  test('searches what was typed before the scripts ran', async ({ page }) => {
    let letGo: (() => void) | undefined
    const held = new Promise<void>(resolve => (letGo = resolve))
    await page.route('**/_next/static/page/page-*.js', async route => {
      await held
      await route.continue()
    })
    await page.goto('/scrum', { waitUntil: 'commit' })
    await field(page).pressSequentially('wip lim')
    letGo?.()
    await expect(options(page).first()).toContainText('WIP Limits')
  })

  test('says that the index failed, and tries again', async ({ page }) => {
    let isDown = true
    for (const part of [titles, otherParts]) {
      await page.route(part, route => (isDown ? route.abort() : route.continue()))
    }
    await field(page).fill('wip')
    await expect(page.getByRole('alert').filter({ hasText: searchLabels.failed })).toBeVisible()
    isDown = false
    await page.getByRole('button', { name: searchLabels.retry }).click()
    await expect(options(page).first()).toContainText('WIP Limits')
    await expect(page.getByText(searchLabels.failed)).toBeHidden()
  })

  test('answers from titles when only the text fails, and says so', async ({ page }) => {
    await page.route(otherParts, route => route.fulfill({ status: 500 }))
    await field(page).fill('wip')
    await expect(options(page).first()).toContainText('WIP Limits')
    await expect(page.getByText(searchLabels.failed)).toBeVisible()
  })

  test('closes when the focus leaves it', async ({ page }) => {
    await field(page).fill('wip')
    await expect(results(page)).toBeVisible()
    await page.getByRole('heading', { level: 1 }).click()
    await expect(results(page)).toBeHidden()
  })

  test('does not move the page while one types', async ({ page }) => {
    await open(page, '/agile')
    // Not the smooth scrolling of the site, which a key would stop on its way.
    await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }))
    await page.keyboard.press('/')
    await page.keyboard.type('scrum')
    await expect(results(page)).toBeVisible()
    expect(await page.evaluate(() => window.scrollY)).toBe(600)
  })

  test('has no violation while its results are open', async ({ page }) => {
    await field(page).fill('sprint')
    await expect(results(page).getByRole('group')).toHaveCount(5)
    await page.keyboard.press('ArrowDown')
    expect(await violationsOf(page, undefined, '[role=search]')).toEqual([])
  })
})
