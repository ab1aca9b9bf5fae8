import type { Page } from '@playwright/test'
import * as searchLabels from '../../data/words/search'
import { beginExam, button, choose, examPage, openExams } from './support/exam'
import { exam, openResult } from './support/exam-result'
import { lesson, oneOfEachKind } from './support/examples'
import { flashcards, show } from './support/flashcards'
import { hold } from './support/hold'
import { fileText, lesson as readLesson, openWith, progress } from './support/progress'
import { violationsInOtherTheme } from './support/other-theme'
import { perGroupOfPages } from './support/pages'
import { awake, expect, open, openAt, test } from './support/reader'
import { field, options } from './support/search'
import { allViolationsOf } from './support/second-engine'
import { makePlan, openPlan, parts } from './support/study-plan'
import { generator, teamNames } from './support/team-names'
import { expectWhole, settled } from './support/whole-sheet'

/** Their rules come with their pages. */
const tools = [
  teamNames,
  ...['flow', 'forecast', 'metrics', 'retrospective', 'timer'].map(name => `/tools/${name}`),
]

/** An agenda, templates, and tables. */
const withBlocks = '/scrum/psm-1/scrum-tools/retrospective-tool'

const sheet = /\/_next\/static\/page\/site-\w+\.css$/

// Each element of a page is looked at twice: work that grows with the content, such as the flashcards.
test.describe.configure({ timeout: perGroupOfPages })

for (const route of new Set([
  ...oneOfEachKind,
  examPage,
  flashcards,
  ...tools,
  '/404',
  '/offline',
  '/search',
  '/resources/interview-questions',
  withBlocks,
]))
  for (const width of [360, 1280])
    test(`${route}, ${width} px wide, looks right before the whole style sheet is there`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.route(sheet, each => each.fulfill({ contentType: 'text/css', body: '' }))
      // What the page's script adds waits for the style sheet.
      await page.route(/\/page-\w+\.js$/, each => each.fulfill({ contentType: 'text/javascript', body: '' }))
      await page.goto(route)
      await expectWhole(page)
    })

const states: Record<string, (page: Page) => Promise<void>> = {
  'a lesson that is reached by a link': async page => {
    await open(page, '/scrum/psm-1')
    await page.getByRole('main').locator(`a[href="${lesson}"]`).first().click()
    await page.waitForURL(`**${lesson}`)
    await awake(page)
    await expect(page.locator('#lesson-mark-hint')).toBeAttached()
  },
  'a lesson whose questions are answered and whose mark is set': async page => {
    await open(page, lesson)
    await page.getByRole('checkbox', { name: 'I have read this lesson' }).check()
    const main = page.getByRole('main')
    for (const question of await main.locator('[data-question]').all()) {
      const wanted = await question.locator('[data-option][data-right]').count()
      await question.evaluate(element => element.closest('details')?.setAttribute('open', ''))
      for (let at = 0; at < wanted; at += 1) await question.locator('input').nth(at).check()
      await question.getByRole('button', { name: 'Check' }).click()
    }
    await expect(button(page, 'Try again')).toBeVisible()
  },
  'an exam with its list of questions': async page => {
    await beginExam(page)
    await button(page, 'Bookmark').click()
    await button(page, 'All questions').click()
  },
  'the choices of an own quiz': async page => {
    await openExams(page)
    await page.getByRole('radio', { name: /^My own quiz/ }).check()
    await page.locator('summary', { hasText: 'Levels' }).click()
  },
  'the result of an exam': async page => {
    const ended = exam('ended', { right: 60, wrong: 15 })
    const confidence = { [ended.questions[0] ?? '']: 'guess' } as const
    await openResult(page, exam('before', { right: 70, wrong: 5 }), { ...ended, confidence })
    await page.getByText('By section of the Scrum Guide, kind and level').click()
    await button(page, 'Open all').click()
  },
  'a quiz for a class': async page => {
    await openResult(page, exam('ended', { right: 60, wrong: 15 }))
    await button(page, 'Make a quiz of these').click()
    await button(page, 'With answers').click()
  },
  'a practice question that is answered': async page => {
    await openExams(page)
    await button(page, /^Product Value/).click()
    await expect(page.getByRole('heading', { name: /^Question 1 of / })).toBeVisible()
    await choose(page, false)
    await button(page, 'Check').click()
    await page.locator('summary', { hasText: 'Add a note' }).click()
  },
  'a study plan': async page => {
    await openPlan(page)
    await makePlan(page, '2026-12-18', '45')
    await expect(page.getByRole('region', { name: 'Your plan' })).toBeVisible()
    await parts(page).change.click()
    await page.getByRole('checkbox', { name: 'Other minutes on some weekdays' }).check()
  },
  'today’s part of a study plan': async page => {
    await openPlan(page)
    await makePlan(page, '2026-12-18', '45')
    await open(page, '/')
    await expect(page.getByRole('region', { name: 'Today in your plan' })).toBeVisible()
  },
  'an answered flashcard': async page => {
    await open(page, flashcards)
    await show(page).click()
    await expect(show(page)).toBeHidden()
  },
  'results of a search': async page => {
    await open(page, lesson)
    await field(page).first().fill('sprint goal')
    await expect(options(page).first()).toBeVisible()
  },
  'a search that finds nothing': async page => {
    await open(page, lesson)
    await field(page).first().fill('qqqqq')
    await expect(options(page).first()).toBeVisible()
  },
  'all results of a search': async page => {
    await open(page, '/search?q=sprint+goal')
    await expect(page.getByRole('list', { name: searchLabels.results })).toBeVisible()
  },
  'ticks in the sidebar': async page => {
    await openWith(page, fileText(progress))
    await open(page, readLesson)
    await page.getByRole('navigation', { name: 'Pages' }).hover()
    await expect(page.getByRole('link', { name: / read$/ }).first()).toBeVisible()
  },
  "the handbook's offer": async page => {
    await open(page, '/agile')
    await page.evaluate(() =>
      document.body.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, clientX: 200, clientY: 5 })),
    )
    await expect(page.getByRole('dialog', { name: 'Get Your Free eBook!' })).toBeVisible()
  },
  "the handbook's form": async page => {
    await open(page, lesson)
    await page.getByRole('form', { name: 'Get Free eBook' }).scrollIntoViewIfNeeded()
  },
  'the tools for progress': async page => {
    await openAt(page, '/scrum/psm-1', 'progress')
    await expect(page.getByText('None. An exam or a quiz')).toBeVisible()
  },
  'drawn team names': async page => {
    await open(page, teamNames)
    await expect(generator(page).name).toBeVisible()
  },
  'a block that the browser refuses to copy': async page => {
    await page.addInitScript(() => {
      navigator.clipboard.write = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
    })
    await open(page, withBlocks)
    await page.getByRole('button', { name: 'Copy Experiment card' }).click()
    await expect(page.getByText('Couldn’t copy. The text is selected')).toBeVisible()
  },
  'a course that is being saved': async page => {
    await open(page, '/scrum/psm-1')
    await expect(button(page, 'Save the course')).toBeVisible()
    // Held from here on: with a request under way from the start, the network would never be idle.
    await settled(page)
    await hold(page, /\/offline\.json$/)
    await button(page, 'Save the course').click()
    await expect(page.getByRole('progressbar', { name: 'Saving the course' })).toBeVisible()
  },
  'a course that is saved': async page => {
    await open(page, '/scrum/psm-1')
    await page.evaluate(async () => {
      const cache = await caches.open('agile-primer:1:course-older')
      await cache.put('/offline.json', new Response('{"build":"older","shell":[],"pages":[],"files":[]}'))
      localStorage.setItem('agile-primer:1:saved-course', '"whole"')
    })
    await page.reload()
    await expect(button(page, 'Remove the saved course')).toBeVisible()
    await expect(page.getByText('There is a newer version of it.')).toBeVisible()
  },
  'a course that the browser does not save': async page => {
    await open(page, '/scrum/psm-1')
    await button(page, 'Save the course').click()
    await expect(page.getByText('This browser doesn’t let the site work offline.')).toBeVisible()
  },
  'a menu of the bar': async page => {
    await open(page, '/')
    const main = page.getByRole('navigation', { name: 'Main' })
    await main.getByRole('button').first().click()
    await expect(main.locator('li li').first()).toBeVisible()
  },
}

for (const [name, reach] of Object.entries(states))
  test(`${name} has all its rules and no violation`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await reach(page)
    await settled(page)
    await expectWhole(page)
    expect([...(await allViolationsOf(page)), ...(await violationsInOtherTheme(page))]).toEqual([])
  })

test('a search that fills the screen of a phone has all its rules and no violation', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, lesson)
  await page.getByRole('banner').getByRole('button', { name: searchLabels.button }).click()
  await field(page).fill('sprint goal')
  await expect(options(page).first()).toBeVisible()
  await settled(page)
  await expectWhole(page)
  expect([...(await allViolationsOf(page)), ...(await violationsInOtherTheme(page))]).toEqual([])
})

test('the drawer with a section that the page did not bring has all its rules and no violation', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, lesson)
  await page.getByRole('button', { name: 'Menu' }).click()
  const pages = page.getByRole('navigation', { name: 'Pages' })
  const folder = pages.locator('[data-folder][aria-expanded=false]').last()
  const name = await folder.getAttribute('data-folder')
  await folder.click()
  await expect(pages.locator(`a[href^="${name}/"]`).first()).toBeVisible()
  await settled(page)
  await expectWhole(page)
  expect([...(await allViolationsOf(page)), ...(await violationsInOtherTheme(page))]).toEqual([])
})

test('a code block has its background, and paper its own rules', async ({ page }) => {
  await open(page, '/scrum/psm-1/scrum-tools/sprint-planning-tool')
  await settled(page)
  const background = await page
    .locator('main pre')
    .first()
    .evaluate(element => getComputedStyle(element).backgroundColor)
  expect(background).not.toMatch(/rgba\(0, 0, 0, 0\)|rgb\(255, 255, 255\)/)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.nextra-breadcrumb').first()).toBeHidden()
  await expectWhole(page)
})
