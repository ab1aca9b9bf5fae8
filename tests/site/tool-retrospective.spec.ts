import type { Page } from '@playwright/test'
import { violationsOf } from './support/accessibility'
import { expect, open, test } from './support/reader'

const route = '/tools/retrospective'
const key = 'agile-primer:1:tool-retrospective'

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name, exact: true })
const said = (page: Page) => main(page).getByRole('status')
const cards = (page: Page, column: string) => main(page).getByRole('list', { name: `Cards: ${column}` })

/** An empty board of the reader's own. */
async function startOwn(page: Page): Promise<void> {
  await open(page, route)
  await button(page, 'Start your own').click()
  await main(page).getByRole('combobox', { name: 'Format' }).first().selectOption('starfish')
  await main(page).getByLabel('Sprint or period').first().fill('Sprint 12')
  await button(page, 'Start').click()
  await expect(said(page).getByText('A new board: Starfish.')).toBeVisible()
}

/** Adds cards by keyboard alone: Enter after each. */
async function write(page: Page, column: string, ...texts: string[]): Promise<void> {
  await main(page).getByLabel(`New card: ${column}`).focus()
  for (const text of texts) {
    await page.keyboard.type(text)
    await page.keyboard.press('Enter')
  }
  await expect(cards(page, column).getByRole('listitem')).toHaveCount(texts.length)
}

test.describe('the retrospective board', () => {
  test('begins with a filled one, its topics by votes and last time first, without a barrier', async ({
    page,
  }) => {
    await open(page, route)
    const headings = main(page).getByRole('heading', { level: 2 })
    await expect(headings.first()).toHaveText('1. Last time')
    await expect(
      main(page)
        .getByRole('group', { name: /^How it went: / })
        .first(),
    ).toBeVisible()
    const votes = await main(page)
      .getByRole('list', { name: 'Topics by votes' })
      .getByText(/^\d+ votes? /)
      .allInnerTexts()
    const counts = votes.map(text => Number(/^\d+/.exec(text)?.[0]))
    expect(counts.length).toBeGreaterThan(2)
    expect(counts).toEqual([...counts].sort((a, b) => b - a))
    expect(await violationsOf(page)).toEqual([])
  })

  test('is filled, grouped and voted on by keyboard, kept, and carried into the next one', async ({
    page,
  }) => {
    await startOwn(page)
    await write(page, 'Stop', 'Late reviews', 'Reviews wait for days')
    await write(page, 'Keep', 'Pairing')
    for (const card of ['Late reviews', 'Reviews wait for days']) {
      await main(page).getByRole('checkbox', { name: card }).focus()
      await page.keyboard.press('Space')
    }
    await button(page, 'Group').press('Enter')
    await main(page).getByLabel('Name of this group').fill('Reviews')
    await button(page, /^Vote ?: Reviews$/).press('Enter')
    await button(page, /^Vote ?: Reviews$/).press('Enter')
    await expect(said(page).getByText('One vote a topic for each person.')).toBeVisible()
    await button(page, /^Vote ?: Pairing$/).press('Enter')
    await button(page, 'Next person').press('Enter')
    await button(page, /^Vote ?: Reviews$/).press('Enter')
    await button(page, 'Result').press('Enter')
    const results = main(page).getByRole('list', { name: 'Topics by votes' }).getByRole('listitem')
    await expect(results.first()).toContainText('2 votes')
    await expect(results.first()).toContainText('Reviews')
    await button(page, 'Add an action for Reviews').press('Enter')
    const action = main(page).getByRole('listitem', { name: 'Action 1' })
    await action.getByLabel('Who takes the first step').fill('A Developer')
    const what = action.getByLabel('What we’ll try')
    await what.press('Enter')
    await expect(what).toHaveValue('Reviews')
    await page.reload()
    await expect(main(page).getByRole('listitem', { name: 'Action 1' }).getByLabel('Who takes')).toHaveValue(
      'A Developer',
    )
    await button(page, 'Start the next one').click()
    await button(page, 'Start').click()
    const last = main(page).getByRole('group', { name: 'How it went: Reviews' })
    await last.getByRole('button', { name: 'Done' }).click()
    await expect(last.getByRole('button', { name: 'Done' })).toHaveAttribute('aria-pressed', 'true')
    await expect(cards(page, 'Stop')).toHaveCount(0)
  })

  test('loses nothing by a deletion, and is saved as Markdown and printed on one sheet', async ({ page }) => {
    await startOwn(page)
    await write(page, 'Keep', 'Pairing', 'Short stand-ups')
    await main(page).getByRole('checkbox', { name: 'Pairing' }).check()
    await button(page, 'Delete').click()
    await expect(cards(page, 'Keep').getByRole('listitem')).toHaveCount(1)
    await button(page, 'Undo').click()
    await expect(cards(page, 'Keep').getByRole('listitem')).toHaveCount(2)
    const download = page.waitForEvent('download')
    await button(page, 'Save as Markdown').click()
    const file = await (await download).createReadStream()
    const text = (await file.toArray()).join('')
    expect(text).toContain('Sprint 12')
    expect(text).toContain('- Short stand-ups')
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText('Short stand-ups').filter({ visible: true })).toHaveCount(1)
    await expect(page.getByRole('heading', { name: 'How to run it' })).toBeHidden()
  })

  test('is used on a phone, and a link has it', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.setViewportSize({ width: 360, height: 740 })
    await startOwn(page)
    await write(page, 'Keep', 'Pairing')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    expect(await violationsOf(page)).toEqual([])
    await button(page, 'Copy a link to this').click()
    await expect(main(page).getByText('Link copied.')).toBeVisible()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    await page.evaluate(name => localStorage.removeItem(name), key)
    await page.goto(link)
    await expect(cards(page, 'Keep').getByRole('listitem')).toHaveText(/Pairing/)
  })
})
