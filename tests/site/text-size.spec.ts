import type { Page } from '@playwright/test'
import { beginExam, examPage } from './support/exam'
import { lesson, oneOfEachKind } from './support/examples'
import { flashcards } from './support/flashcards'
import { drawn, expect, layOutWhole, open, test } from './support/reader'
import { planPage } from './support/study-plan'
import { teamNames } from './support/team-names'
import { controlsOffScreen, coveredByUp, enlargeText, unreadableText } from './support/text-size'

const routes = [
  ...oneOfEachKind,
  examPage,
  flashcards,
  planPage,
  teamNames,
  '/scrum/glossary',
  '/resources/interview-questions',
  '/sitemap',
  '/404',
  '/search?q=sprint',
  '/tools',
  '/scrum/psm-1',
]

/** 400 % of zoom on a window of 1280 x 800. */
const zoomed = { width: 320, height: 200 }
const screens = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]

async function expectReadable(page: Page, what: string): Promise<void> {
  await layOutWhole(page)
  await drawn(page)
  expect.soft(await unreadableText(page), what).toEqual([])
  expect.soft(await controlsOffScreen(page), what).toEqual([])
  const { width = 0 } = page.viewportSize() ?? {}
  expect
    .soft(await page.evaluate(() => document.documentElement.scrollWidth), what)
    .toBeLessThanOrEqual(width)
}

const ways = [
  ...screens.flatMap(screen => [130, 150, 200].map(percent => ({ ...screen, percent }))),
  { ...zoomed, percent: 100 },
]

for (const { width, height, percent } of ways) {
  test(`every kind of page can be read with text of ${percent} % on ${width} px`, async ({ page }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width, height })
    await enlargeText(page, percent)
    for (const route of routes) {
      await open(page, route)
      await expectReadable(page, route)
      await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }))
      await drawn(page)
      expect.soft(await coveredByUp(page), route).toEqual([])
    }
  })

  test(`a question under way can be read with text of ${percent} % on ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await enlargeText(page, percent)
    await beginExam(page)
    await expectReadable(page, 'exam')
  })

  test(`the menu can be read with text of ${percent} % on ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await enlargeText(page, percent)
    for (const route of [lesson, '/']) {
      await open(page, route)
      const button = page.locator('#menu-button, #sidebar-button').filter({ visible: true })
      if (route === lesson && (await page.locator('#sidebar [aria-current]').first().isHidden()))
        await button.click()
      await expectReadable(page, route)
    }
  })
}
