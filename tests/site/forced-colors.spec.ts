import type { Page } from '@playwright/test'
import { examPage } from './support/exam'
import { lesson, oneOfEachKind } from './support/examples'
import { flashcards } from './support/flashcards'
import { expect, layOutWhole, open, test } from './support/reader'
import { planPage } from './support/study-plan'
import { teamNames } from './support/team-names'

/** Buttons and fields that nothing sets off from the page: no border, no sign, and not the browser's own. */
const bare = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isDrawn = (element: Element): boolean => {
      const style = getComputedStyle(element)
      const hasSide = (['Top', 'Right', 'Bottom', 'Left'] as const).some(
        side => parseFloat(style[`border${side}Width`]) > 0 && style[`border${side}Style`] !== 'none',
      )
      return (
        (hasSide && style.borderTopColor !== style.backgroundColor) ||
        style.textDecorationLine.includes('underline') ||
        element.querySelector('svg') !== null ||
        // Checkboxes and the like are the browser's.
        element.matches('[type=checkbox], [type=radio], [type=file], [type=range], select')
      )
    }
    return [...document.querySelectorAll('button, input:not([type=hidden]), select, textarea')]
      .filter(each => each.checkVisibility({ visibilityProperty: true }) && !isDrawn(each))
      .map(each => each.outerHTML.slice(0, 120))
  })

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
})

test('controls keep their borders or signs in forced colors', async ({ page }) => {
  for (const route of [...oneOfEachKind, examPage, flashcards, planPage, teamNames, '/search?q=sprint']) {
    await open(page, route)
    await layOutWhole(page)
    expect.soft(await bare(page), route).toEqual([])
  }
})

test('the page that is open, and a pressed button, are told by more than a color', async ({ page }) => {
  await open(page, lesson)
  const pages = page.getByRole('navigation', { name: 'Pages' })
  const looks = (selector: string) =>
    pages
      .locator(selector)
      .first()
      .evaluate(link => {
        const { fontWeight, outlineStyle, textDecorationLine, borderInlineStartStyle } =
          getComputedStyle(link)
        return [fontWeight, outlineStyle, textDecorationLine, borderInlineStartStyle].join(' ')
      })
  expect(await looks('a[aria-current=page]')).not.toBe(await looks('a:not([aria-current])'))
  const main = page.getByRole('navigation', { name: 'Main' })
  const weight = (name: string) =>
    main
      .getByRole('link', { name, exact: true })
      .evaluate(
        link =>
          `${getComputedStyle(link).fontWeight} ${getComputedStyle(link.parentElement ?? link).borderBottomColor}`,
      )
  expect(await weight('Scrum')).not.toBe(await weight('Kanban'))
})

test('what is focused and what is chosen shows in forced colors', async ({ page }) => {
  await open(page, lesson)
  const option = page.locator('[data-question] label').first()
  await option.locator('input').focus()
  await page.keyboard.press(' ')
  await expect(option.locator('input')).toBeChecked()
  const text = option.locator('input + *')
  await expect(text).toHaveCSS('outline-style', 'solid')
  await expect(text).toHaveCSS('outline-width', '3px')
  await expect(option.locator('input')).toHaveCSS('appearance', 'auto')
})
