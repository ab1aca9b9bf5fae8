import { expect, type Page } from '@playwright/test'

/** The page of the flashcards. */
export const flashcards = '/scrum/psm-1/flashcards'

/** Where the browser keeps the reader's progress. */
const kept = 'agile-primer:1:progress'

/** The current card. */
export const card = (page: Page) => page.getByRole('group', { name: /^(New card|Card)$/ })

/** The card's question. */
export const front = (page: Page) => card(page).getByRole('heading', { level: 3 })

/** The button below an unanswered card. */
export const show = (page: Page) => page.getByRole('button', { name: 'Show answer' })

/** The button of a grade; its name ends with the interval. */
export const grade = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name} `) })

/** The number next to a name, above the card. */
export const count = (page: Page, name: string) =>
  page.getByRole('term').filter({ hasText: name }).locator('+ dd')

/** What the browser has stored, as text. */
export const stored = (page: Page) => page.evaluate(key => window.localStorage.getItem(key) ?? '', kept)

/** Ids of the stored cards. */
export async function cardsKept(page: Page): Promise<string[]> {
  const { cards } = JSON.parse(await stored(page)) as { cards: object }
  return Object.keys(cards)
}

/** Stores a text as the reader's progress before the page's scripts run. */
export async function store(page: Page, text: string): Promise<void> {
  await page.addInitScript(([key, value]) => window.localStorage.setItem(key, value), [kept, text] as const)
}

/** Gives every card the same grade until the session ends. */
export async function studyAll(page: Page, name: string): Promise<void> {
  await expect(show(page)).toBeVisible()
  while (await show(page).isVisible()) {
    await show(page).click()
    await grade(page, name).click()
  }
}
