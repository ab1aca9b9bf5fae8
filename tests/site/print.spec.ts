import type { Locator, Page } from '@playwright/test'
import { openPdf } from '../../tooling/handbook/read-pdf'
import { lesson } from './support/examples'
import { expect, open, test } from './support/reader'

const review = '/scrum/psm-1/scrum-framework/scrum-events/sprint-review'
const mmOf = (px: number) => (px * 25.4) / 96

/** Opens a page as it is on paper, of A4's width between the margins. */
async function onPaper(page: Page, route: string): Promise<void> {
  await page.setViewportSize({ width: 657, height: 980 })
  await open(page, route)
  await page.emulateMedia({ media: 'print' })
}

const styleOf = (part: Locator, name: string) =>
  part.evaluate((element, key) => getComputedStyle(element).getPropertyValue(key), name)

test('lists on paper have room for two digits, and lines the measure of a book', async ({ page }) => {
  await onPaper(page, review)
  const paragraph = page.locator('.painted-apart > p').nth(2)
  expect(mmOf((await paragraph.boundingBox())?.width ?? 0)).toBeLessThanOrEqual(141)
  const list = page.locator('article details ul:not([data-question] *)').first()
  const [padding, size] = [await styleOf(list, 'padding-inline-start'), await styleOf(list, 'font-size')]
  expect(parseFloat(padding)).toBeGreaterThanOrEqual(2 * parseFloat(size))
})

test('a drawing begins where the text does, and sources are set small', async ({ page }) => {
  await onPaper(page, review)
  const text = await page.locator('.painted-apart > p').first().boundingBox()
  const drawing = await page.locator('article figure img').first().boundingBox()
  // The outlines of its shapes begin at about 14 of 640 units.
  expect((drawing?.x ?? 0) + (drawing?.width ?? 0) * 0.0225).toBeCloseTo(text?.x ?? -1, 0)
  await expect(page.locator('footer').last()).toHaveCSS('border-top-width', '0px')
  const size = await styleOf(page.locator('article h2:has(#sources) + *'), 'font-size')
  expect(parseFloat(size)).toBeLessThan(parseFloat(await styleOf(page.locator('article'), 'font-size')))
})

test('the words of a figure are as large on paper as those around it', async ({ page }) => {
  await onPaper(page, review)
  const { width = 0 } = (await page.locator('article figure img').first().boundingBox()) ?? {}
  const points = ((28 / 640) * width * 72) / 96
  expect(points).toBeGreaterThan(9)
  expect(points).toBeLessThan(11.5)
})

test('what only a press can do is not printed, but the answers are', async ({ page }) => {
  await onPaper(page, lesson)
  await expect(page.getByText('the answer and the reasons').first()).toBeHidden()
  await expect(page.getByText('Report this question').first()).toBeHidden()
  await expect(page.locator('[data-option]').first()).toBeVisible()
  const addresses = await page
    .locator('main a')
    .evaluateAll(links =>
      links.map(link => [link.getAttribute('href'), getComputedStyle(link, '::after').content]),
    )
  for (const [href, content] of addresses)
    if (!href?.startsWith('https:')) expect(content, `${href}`).not.toContain('(')
})

test('the answers are printed after the last question, each with its number', async ({ page }) => {
  await onPaper(page, review)
  const last = await page.locator('[data-question] fieldset').last().boundingBox()
  const answers = page.locator('[data-question] > details')
  expect(await answers.count()).toBeGreaterThan(1)
  for (const answer of await answers.all()) {
    expect((await answer.boundingBox())?.y).toBeGreaterThan(last?.y ?? Infinity)
    await expect(answer).toHaveCSS('break-inside', 'avoid')
  }
  // Options aren't boxes on paper, so that the questions take half the room.
  await expect(page.locator('[data-question] label > span').first()).toHaveCSS('border-top-width', '0px')
  const words = await answers.evaluateAll(all => all.map(each => getComputedStyle(each, '::before').content))
  for (const each of words) expect(each).toContain('counter(question)')
  const list = page.locator('ol:has([data-question])')
  expect(await list.evaluate(each => getComputedStyle(each, '::before').content)).toBe('"Answers"')
})

test('tables on paper end where the text does', async ({ page }) => {
  await onPaper(page, review)
  const edgeOf = async (part: Locator) => {
    const box = await part.boundingBox()
    return (box?.x ?? 0) + (box?.width ?? 0)
  }
  const text = await page.locator('.painted-apart > p').nth(2).boundingBox()
  for (const table of await page.locator('article table').all())
    expect(await edgeOf(table)).toBeLessThanOrEqual((text?.x ?? 0) + (text?.width ?? 0) + 1)
})

test('numbers of a hub are dark on paper', async ({ page }) => {
  await onPaper(page, '/kanban')
  const colors = await page
    .locator('ol > li:first-child')
    .evaluateAll(items => items.map(item => getComputedStyle(item, '::before').color))
  for (const color of colors) expect(color).not.toBe('rgb(255, 255, 255)')
})

test('headings stay with what follows them, and tables keep their columns', async ({ page }) => {
  await onPaper(page, review)
  for (const part of ['article h2', 'article summary'])
    expect(await styleOf(page.locator(part).first(), 'break-after'), part).toBe('avoid')
  for (const part of ['article fieldset', 'article tr'])
    expect(await styleOf(page.locator(part).first(), 'break-inside'), part).toBe('avoid')
  expect(await styleOf(page.locator('article table').first(), 'display')).toBe('table')
  expect(await styleOf(page.locator('footer p').last(), 'padding-inline-start')).toBe('0px')
  const footer = await page.locator('footer p').last().boundingBox()
  const title = await page.getByRole('heading', { level: 1 }).boundingBox()
  expect(footer?.x).toBeCloseTo(title?.x ?? -1, 0)
})

test('the first question of a lesson is on the sheet of its heading', async ({ page }) => {
  for (const route of [lesson, review, '/scrum/psm-1/scrum-tools/sprint-planning-tool']) {
    await open(page, route)
    const pdf = await openPdf(new Uint8Array(await page.pdf({ format: 'A4' })))
    const sheetsWith: Record<string, number[]> = { 'Check yourself': [], 'Question 1 of': [] }
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const { items } = await (await pdf.getPage(number)).getTextContent()
      const text = items.map(item => ('str' in item ? item.str : '')).join('')
      for (const [words, sheets] of Object.entries(sheetsWith)) if (text.includes(words)) sheets.push(number)
    }
    expect(sheetsWith['Question 1 of'], route).toHaveLength(1)
    expect(sheetsWith['Check yourself'], route).toEqual(sheetsWith['Question 1 of'])
  }
})

test('the button at the foot of a page opens the dialog to print or save it, and is not printed', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => void (document.documentElement.dataset.printed = 'yes')
  })
  await open(page, lesson)
  const button = page.getByRole('button', { name: 'Print or save as PDF' })
  await button.click()
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes')
  await page.emulateMedia({ media: 'print' })
  await expect(button).toBeHidden()
})
