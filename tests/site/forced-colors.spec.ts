import type { Page } from '@playwright/test'
import { examPage } from './support/exam'
import { lesson, oneOfEachKind } from './support/examples'
import { flashcards } from './support/flashcards'
import { expect, layOutWhole, open, test } from './support/reader'
import { planPage } from './support/study-plan'
import { teamNames } from './support/team-names'

/** Visible buttons, fields and boxes that only a color sets off from the page: they have a ground and no border. */
const groundOnly = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const sides = ['Top', 'Right', 'Bottom', 'Left'] as const
    const isSetOff = (element: Element) => {
      const style = getComputedStyle(element)
      const hasBorder = sides.some(side => {
        const color = style[`border${side}Color`]
        return parseFloat(style[`border${side}Width`]) > 0 && color !== style.backgroundColor
      })
      return hasBorder || style.outlineStyle !== 'none' || style.textDecorationLine.includes('underline')
    }
    return [
      ...document.querySelectorAll(
        'button, input:not([type=checkbox], [type=radio], [type=file]), select, textarea, [role=note]',
      ),
    ]
      .filter(each => each.checkVisibility({ visibilityProperty: true }))
      .filter(each => !/, 0\)$|^transparent$/.test(getComputedStyle(each).backgroundColor) && !isSetOff(each))
      .map(each => each.outerHTML.slice(0, 120))
  })

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }))

test('controls keep their borders in forced colors', async ({ page }) => {
  for (const route of [...oneOfEachKind, examPage, flashcards, planPage, teamNames, '/search?q=sprint']) {
    await open(page, route)
    await layOutWhole(page)
    expect.soft(await groundOnly(page), route).toEqual([])
  }
})

test('the page that is open is told by more than a color', async ({ page }) => {
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
  const line = (name: string) =>
    main
      .getByRole('link', { name, exact: true })
      .evaluate(link => getComputedStyle(link.parentElement ?? link).borderBottomWidth)
  expect(await line('Scrum')).not.toBe(await line('Kanban'))
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
