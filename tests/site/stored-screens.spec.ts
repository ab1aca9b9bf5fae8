import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { beginExam, examPage } from './support/exam'
import { exam, openResult } from './support/exam-result'
import { lesson } from './support/examples'
import { flashcards, show } from './support/flashcards'
import { drawn, expect, open, openAt, test } from './support/reader'
import { field, options } from './support/search'
import { openPlan } from './support/study-plan'
import { generator, teamNames } from './support/team-names'

const require = createRequire(import.meta.url)

// The face that all machines share comes with the test, which the pages' policy doesn't let in.
test.use({ bypassCSP: true })

/** A face that every machine has in one version, in exact widths: one Chromium rounds them, another doesn't. */
const face = (['400', '700'] as const)
  .map(weight => {
    const file = require.resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff2`)
    return `@font-face { font-family: Stored; font-weight: ${weight}; src: url(data:font/woff2;base64,${readFileSync(file).toString('base64')}) }`
  })
  .join('\n')

const still = `${face}
  :root { --font-text: Stored; --font-heading: Stored; --font-code: Stored; caret-color: transparent }
  * { transition: none !important; animation: none !important; text-rendering: geometricPrecision !important }`

const opened = (route: string) => (page: Page) => open(page, route)

/** Pages and states, each in its first screen. */
const screens: Record<string, (page: Page) => Promise<void>> = {
  home: opened('/'),
  hub: opened('/scrum'),
  course: opened('/scrum/psm-1'),
  article: opened('/agile/overview'),
  lesson: opened(lesson),
  letter: opened('/email-series/00-welcome'),
  about: opened('/about'),
  legal: opened('/legal'),
  glossary: opened('/scrum/glossary'),
  interview: opened('/resources/interview-questions'),
  sitemap: opened('/sitemap'),
  'not-found': opened('/404'),
  exam: opened(examPage),
  'exam-question': beginExam,
  'exam-result': async page => {
    await openResult(page, exam('ended', { right: 60, wrong: 15 }))
    await expect(page.getByRole('main').getByRole('table').first()).toBeVisible()
  },
  plan: openPlan,
  flashcard: async page => {
    await open(page, flashcards)
    await show(page).click()
    await expect(show(page)).toBeHidden()
  },
  'team-names': async page => {
    await open(page, teamNames)
    await expect(generator(page).name).toBeVisible()
  },
  progress: page => openAt(page, '/scrum/psm-1', 'progress'),
  search: async page => {
    await open(page, '/agile/overview')
    await field(page).first().fill('sprint goal')
    await expect(options(page).first()).toBeVisible()
  },
  'search-page': async page => {
    await open(page, '/search?q=sprint+goal')
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /Sprint Goal/ })
        .first(),
    ).toBeVisible()
  },
}

/** The screen at an eighth of its size, where letters are gray and only the layout is left. */
async function smallScreen(page: Page, width: number, height: number): Promise<Buffer> {
  const session = await page.context().newCDPSession(page)
  const { x, y } = await page.evaluate(() => ({ x: scrollX, y: scrollY }))
  const clip = { x, y, width, height, scale: 1 / 8 }
  const { data } = await session.send('Page.captureScreenshot', { format: 'png', clip })
  await session.detach()
  return Buffer.from(data, 'base64')
}

/** What a failure says to someone who has changed the look on purpose. */
const toStore =
  'If it should look like this now: npx playwright test tests/site/stored-screens.spec.ts --update-snapshots=all'

const sizes = [
  [360, 740],
  [768, 1024],
  [1280, 800],
  [1600, 900],
] as const

for (const [name, reach] of Object.entries(screens))
  for (const [width, height] of sizes) {
    // A phone's search is behind its button; search-phone.spec.ts looks at it.
    if (name === 'search' && width < 768) continue
    test(`${name}, ${width} px wide, looks as it is stored`, async ({ page }) => {
      // Dates and everything left to chance are the same each time.
      await page.clock.setFixedTime('2026-12-01T09:00:00Z')
      await page.addInitScript(() => {
        Math.random = () => 0.5
        crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
          if (array instanceof Int32Array) array.fill(1)
          return array
        }
      })
      await page.setViewportSize({ width, height })
      await reach(page)
      await page.addStyleTag({ content: still })
      await page.evaluate(() =>
        Promise.all(['400', '700'].map(weight => document.fonts.load(`${weight} 16px Stored`))),
      )
      await drawn(page)
      // One twentieth may differ: a reworded line, another version of the browser.
      expect(await smallScreen(page, width, height), toStore).toMatchSnapshot(`${name}-${width}.png`, {
        threshold: 0.25,
        maxDiffPixelRatio: 0.05,
      })
    })
  }
