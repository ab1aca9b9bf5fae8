import { examPage } from './support/exam'
import { lesson, oneOfEachKind } from './support/examples'
import { flashcards } from './support/flashcards'
import { drawn, expect, layOutWhole, open, test } from './support/reader'
import { planPage } from './support/study-plan'
import { teamNames } from './support/team-names'
import { controlsOffScreen, unreadableText } from './support/text-size'
import { screens } from './support/widths'

/** What WCAG 1.4.12 lets a reader set. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`

for (const { name, ...viewport } of screens)
  test(`wider spacing of text loses nothing and widens no page, ${name}`, async ({ page }) => {
    test.setTimeout(120_000)
    await page.setViewportSize(viewport)
    for (const route of [
      ...oneOfEachKind,
      examPage,
      flashcards,
      planPage,
      teamNames,
      '/scrum/glossary',
      '/search?q=sprint',
    ]) {
      await open(page, route)
      await page.addStyleTag({ content: spacing })
      await layOutWhole(page)
      await drawn(page)
      expect.soft(await unreadableText(page), route).toEqual([])
      expect.soft(await controlsOffScreen(page), route).toEqual([])
    }
  })

test('wider spacing leaves the drawer readable', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, lesson)
  await page.addStyleTag({ content: spacing })
  await layOutWhole(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('navigation', { name: 'Pages' })).toBeInViewport()
  expect(await unreadableText(page)).toEqual([])
})
