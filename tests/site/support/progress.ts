import { readFile } from 'node:fs/promises'
import type { Download, Locator, Page } from '@playwright/test'
import { examRules } from '../../../lib/exam/exam-rules'
import { expect, open, openAt } from './reader'

/** The course's front page, which shows the progress. */
export const course = '/scrum/psm-1'
export const lesson = '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning'
const key = 'agile-primer:1:progress'
export const time = '2026-11-21T10:00:00.000Z'

const questions = Array.from({ length: examRules.questions }, (_, index) => `question-${index}`)
const exam = { startedAt: time, questions, answers: { 'question-0': ['a'] } }
const answers = { ...exam.answers, 'question-1': ['b'] }
const result = { ...exam, answers, endedAt: time, spent: 3_000_000, areas: {} }
const card = {
  due: time,
  stability: 2,
  difficulty: 5,
  scheduled_days: 1,
  learning_steps: 0,
  reps: 1,
  lapses: 0,
  state: 2,
}

/** Stored progress with a bit of everything. */
export const progress = {
  lessons: { [lesson]: time },
  last: lesson,
  answers: {
    'question-0': { right: true, at: time },
    'question-1': { right: false, at: '2026-11-20T10:00:00.000Z' },
  },
  // 19 minutes have passed.
  exam: { ...exam, id: 'exam-3', flagged: [], at: 1, spent: 19 * 60_000 },
  exams: [
    { ...result, id: 'exam-1', right: examRules.pass + 2 },
    { ...result, id: 'exam-2', right: examRules.pass - 7 },
  ],
  cards: { sprint: card, timebox: card },
}

/** The same in words. */
export const amounts =
  '1 lesson marked as read, 2 exams taken, 1 exam under way, 2 answers to questions and 2 flashcards started'

/** A file with these parts. */
export const fileText = (part: object) =>
  JSON.stringify({ kind: 'agile-primer-progress', version: 1, ...part })

/** Opens the course's page in a browser that has stored this text. */
export async function openWith(page: Page, text: string): Promise<void> {
  await open(page, '/about')
  await page.evaluate(([name, value]) => window.localStorage.setItem(name, value), [key, text] as const)
  await openAt(page, course, 'progress')
}

/** The stored text. */
export const keptBy = (page: Page) => page.evaluate(name => window.localStorage.getItem(name), key)
/** The stored progress. */
export const keptProgress = async (page: Page): Promise<unknown> => JSON.parse((await keptBy(page)) ?? 'null')

/** The text next to a name. */
export const factOf = (page: Page, name: string): Locator =>
  page.locator('dl > div', { has: page.locator('dt', { hasText: name }) }).locator('dd')

/** Buttons, the file input, the confirmation, and the messages. */
export const partsOf = (page: Page) => ({
  save: page.getByRole('button', { name: 'Save as a file', exact: true }),
  file: page.getByLabel('Load a file'),
  reset: page.getByRole('button', { name: 'Reset …' }),
  question: page.getByRole('dialog', { name: 'Reset your progress?' }),
  done: page.getByRole('main').getByRole('status').filter({ hasText: /\S/ }),
  refusal: page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ }),
})

/** Chooses a file with this content. */
export async function choose(page: Page, text: string | Buffer): Promise<void> {
  const file = { name: 'file.json', mimeType: 'application/json', buffer: Buffer.from(text) }
  await expect(partsOf(page).file).toBeEnabled()
  await partsOf(page).file.setInputFiles(file)
}

/** The download that an action starts. */
export async function downloadOf(page: Page, action: () => Promise<void>): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), action()])
  return download
}

/** The content of a download. */
export const textOf = async (download: Download) => readFile(await download.path(), 'utf8')
