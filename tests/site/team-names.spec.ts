import type { Page } from '@playwright/test'
import { teamNameWords } from '../../data/team-names'
import { firstRequest } from '../../lib/team-names/address'
import { generateNames } from '../../lib/team-names/name-list'
import { nameOfTheDay } from '../../lib/team-names/name-of-the-day'
import { violationsOf } from './support/accessibility'
import { hold } from './support/hold'
import { expect, open, test } from './support/reader'

const route = '/tools/scrum-team-name-geneartor'
const key = 'agile-primer:1:favorite-names'

const list = (page: Page) => page.getByRole('list', { name: 'Team names', exact: true })
const rows = (page: Page) => list(page).getByRole('listitem')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
/** A button of a row, counted from 0. */
const inRow = (page: Page, row: number, name: string) =>
  rows(page)
    .nth(row)
    .getByRole('button', { name: new RegExp(`^${name} `) })
const select = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })
const status = (page: Page) => page.getByRole('main').getByRole('status').first()
const favorites = (page: Page) => page.getByRole('list', { name: 'Your favorites' })

/** The names that are shown, once the list has so many. */
async function namesIn(page: Page, count = 10): Promise<string[]> {
  await expect(rows(page)).toHaveCount(count)
  return rows(page).locator('> div > span:first-child').allInnerTexts()
}

const firstNames = generateNames(teamNameWords, firstRequest).rows.map(({ text }) => text)

test.describe('the team name generator', () => {
  test('says what will stand where there is no name yet', async ({ page }) => {
    const letThrough = await hold(page, /page\/team-names-/)
    await open(page, route)
    await expect(page.getByText('Loading today’s name')).toBeVisible()
    await expect(page.getByText('You don’t have any yet.')).toBeVisible()
    letThrough()
    await expect(page.getByText('Loading today’s name')).toHaveCount(0)
    await inRow(page, 0, 'Favorite').click()
    await expect(page.getByText('You don’t have any yet.')).toHaveCount(0)
    await expect(favorites(page).getByRole('listitem')).toHaveCount(1)
  })

  test('draws new names, keeps what is locked, and swaps a single one', async ({ page }) => {
    await open(page, route)
    expect(await namesIn(page)).toEqual(firstNames)
    await inRow(page, 1, 'Lock').click()
    await expect(inRow(page, 1, 'Lock')).toHaveAttribute('aria-pressed', 'true')
    await expect(inRow(page, 1, 'Swap')).toBeDisabled()
    await button(page, 'New names').click()
    await expect(status(page)).toHaveText('9 new names.')
    const drawn = await namesIn(page)
    expect(drawn[1]).toBe(firstNames[1])
    expect(drawn.filter(name => firstNames.includes(name))).toEqual([firstNames[1]])

    await inRow(page, 4, 'Swap').click()
    const swapped = await namesIn(page)
    expect(swapped.filter((name, index) => name !== drawn[index])).toEqual([swapped[4]])
    await expect(status(page)).toHaveText(`Now ${swapped[4]}.`)
  })

  test('gives the names that are asked for', async ({ page }) => {
    await open(page, route)
    await select(page, 'Theme').selectOption({ label: 'Birds' })
    await select(page, 'Style').selectOption({ label: 'Otter Crew' })
    await select(page, 'First letter').selectOption('P')
    await select(page, 'Number of names').selectOption('20')
    const names = await namesIn(page, 20)
    const birds = teamNameWords.themes.find(({ id }) => id === 'birds')?.nouns.map(({ one }) => one)
    for (const name of names) {
      const [bird = '', group = ''] = name.split(' ')
      expect(birds).toContain(bird)
      expect(name).toMatch(/^P/)
      expect(teamNameWords.groups).toContain(group)
    }
    await select(page, 'Length').selectOption({ label: 'Short, up to 14 characters' })
    await expect
      .poll(async () => Math.max(...(await namesIn(page, 20)).map(({ length }) => length)))
      .toBeLessThan(15)
    await expect(page).toHaveURL(`${route}?theme=birds&style=crew&length=short&letter=P&names=20`)
  })

  test('says so where no name fits', async ({ page }) => {
    await open(page, `${route}?theme=birds&style=pair&letter=Z`)
    await expect(
      page.getByText('No name fits your choices. Try another letter, length or theme.'),
    ).toBeVisible()
    await expect(rows(page)).toHaveCount(0)
    await expect(button(page, 'Copy all')).toBeDisabled()
    expect(await violationsOf(page)).toEqual([])
    await select(page, 'First letter').selectOption('Any')
    await expect(rows(page)).toHaveCount(10)
  })

  test('shows the same list on another machine', async ({ page, browser, baseURL }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(page, route)
    await button(page, 'New names').click()
    await inRow(page, 0, 'Lock').click()
    await button(page, 'New names').click()
    await inRow(page, 3, 'Swap').click()
    await select(page, 'Theme').selectOption({ label: 'Sea' })
    const names = await namesIn(page)
    await button(page, 'Copy link').click()
    await expect(status(page)).toContainText('Link copied.')
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link).toBe(page.url())

    const elsewhere = await browser.newContext({ ...(baseURL ? { baseURL } : {}) })
    const other = await elsewhere.newPage()
    await open(other, link)
    await expect(rows(other).first()).toContainText(names[0] ?? '')
    expect(await namesIn(other)).toEqual(names)
    await elsewhere.close()
  })

  test('copies one name or all of them', async ({ page }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(page, route)
    await inRow(page, 2, 'Copy').click()
    await expect(status(page)).toHaveText(`Copied ${firstNames[2]}.`)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(firstNames[2])
    await button(page, 'Copy all').click()
    await expect(status(page)).toHaveText('Copied 10 names.')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(firstNames.join('\n'))
  })

  test('says on the button itself that a name was copied, or was not', async ({ page }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(page, route)
    await inRow(page, 2, 'Copy').click()
    await expect(inRow(page, 2, 'Copied')).toBeVisible()
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('denied'))
    })
    await inRow(page, 3, 'Copy').click()
    await expect(inRow(page, 3, 'Not copied')).toBeVisible()
    await expect(inRow(page, 2, 'Copy')).toBeVisible()
  })

  test('keeps favorites on the device until they are removed', async ({ page }) => {
    await open(page, route)
    await inRow(page, 0, 'Favorite').click()
    await inRow(page, 5, 'Favorite').click()
    await expect(favorites(page).getByRole('listitem')).toHaveCount(2)
    await page.reload()
    // Without a move: there is something of the reader to show.
    await expect(favorites(page).getByRole('listitem')).toContainText([
      firstNames[0] ?? '',
      firstNames[5] ?? '',
    ])
    await expect(inRow(page, 5, 'Favorite')).toHaveAttribute('aria-pressed', 'true')
    await favorites(page)
      .getByRole('button', { name: `Remove ${firstNames[0]}`, exact: true })
      .click()
    await inRow(page, 5, 'Favorite').click()
    await expect(favorites(page)).toHaveCount(0)
    expect(await page.evaluate(name => localStorage.getItem(name), key)).toBeNull()
  })

  test('says so where favorites cannot be kept', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await open(page, route)
    await inRow(page, 0, 'Favorite').click()
    await expect(favorites(page).getByRole('listitem')).toHaveCount(1)
    await expect(page.getByText(/doesn’t let this site store your favorites/)).toBeVisible()
  })

  test('works by keyboard alone, without a network', async ({ page, context }) => {
    await open(page, route)
    await select(page, 'Theme').focus()
    await expect(button(page, 'New names')).toBeEnabled()
    await expect(
      page.getByRole('heading', { name: 'Name of the day' }).locator('+ div').getByRole('button').first(),
    ).toBeVisible()
    await context.setOffline(true)
    await page.keyboard.type('Space')
    await page.keyboard.press('Shift+Tab')
    await expect(button(page, 'New names')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(status(page)).toHaveText('10 new names.')
    for (let tabs = 0; tabs < 7; tabs += 1) await page.keyboard.press('Tab')
    await expect(inRow(page, 0, 'Swap')).toBeFocused()
    const [before] = await namesIn(page)
    await page.keyboard.press('Space')
    await expect(rows(page).first()).not.toContainText(before ?? '')
    await expect(inRow(page, 0, 'Swap')).toBeFocused()
    await context.setOffline(false)
  })

  for (const width of [1280, 768, 360]) {
    test(`has no violation and fits at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await open(page, `${route}?style=the&length=long`)
      await inRow(page, 0, 'Lock').click()
      await inRow(page, 1, 'Favorite').click()
      await expect(favorites(page)).toBeVisible()
      expect(await violationsOf(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    })
  }

  test('prints the names without what only a screen can use', async ({ page }) => {
    await open(page, route)
    await page.emulateMedia({ media: 'print' })
    await expect(rows(page).first()).toBeVisible()
    await expect(button(page, 'New names')).toBeHidden()
    await expect(inRow(page, 0, 'Lock')).toBeHidden()
  })

  test('shows fifty names without scripts', async ({ browser, baseURL }) => {
    const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
    const page = await plain.newPage()
    await page.goto(route)
    const all = generateNames(teamNameWords, { ...firstRequest, size: 50 }).rows.map(({ text }) => text)
    const more = page.getByRole('list', { name: 'More team names' }).getByRole('listitem')
    expect([...(await namesIn(page)), ...(await more.allInnerTexts())]).toEqual(all)
    await expect(button(page, 'New names')).toBeHidden()
    await plain.close()
  })
})

test.describe('the name of the day', () => {
  test.use({ timezoneId: 'Pacific/Auckland' })

  test("is that of the reader's own day", async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-12-24T20:00:00Z'))
    await open(page, route)
    const day = page.getByRole('heading', { name: 'Name of the day' }).locator('xpath=..')
    await expect(day).toContainText(nameOfTheDay(teamNameWords, 2026, 12, 25))
    await expect(day).toContainText('on December 25')
  })
})
