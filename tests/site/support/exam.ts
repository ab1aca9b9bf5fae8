import type { Locator, Page } from '@playwright/test'
import { choicesOf } from '../../../lib/course/question'
import type { BankQuestion } from '../../../lib/exam/score'
import type { Progress } from '../../../lib/progress/shape'
import { questionBank } from '../../../data/question-bank'
import { curly, typesetIn } from '../../../tooling/typography/typeset'
import { expect, open } from './reader'
import { examRules } from '../../../lib/exam/exam-rules'

const { questions } = examRules

/** Every question, with the page's curly quotes. */
const bank = [...questionBank.values()].map(question => typesetIn(question, curly) as BankQuestion)

export const examPage = '/scrum/psm-1/psm1-exam-preparation/practice-exam'
const kept = 'agile-primer:1:progress'

export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('main').getByRole('button', { name, exact: typeof name === 'string' })

/**
 * Opens the page of the exam and waits until the questions are there.
 *
 * @param seed of the page's random numbers, so that each run of a test gets the same questions; give each tab its own
 */
export async function openExams(page: Page, seed = 1): Promise<void> {
  await page.addInitScript(first => {
    let next = first
    crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
      if (array instanceof Int32Array) array.fill(next++)
      return array
    }
  }, seed)
  await open(page, examPage)
  await expect(button(page, /^Empiricism/)).toBeEnabled()
}

/** Starts what is chosen on the start screen, which then shows its first question. */
async function start(page: Page, count: number): Promise<void> {
  await button(page, 'Start').click()
  await expect(page.getByRole('heading', { name: `Question 1 of ${count}` })).toBeFocused()
}

/** Begins an exam as at the exam. */
export async function beginExam(page: Page): Promise<void> {
  await openExams(page)
  await start(page, questions)
}

/** Begins a quiz of so many questions with the exam's clock, which can be paused. */
export async function beginWithPauses(page: Page): Promise<void> {
  await openExams(page)
  await page.getByRole('radio', { name: /^My own quiz/ }).check()
  await page.getByLabel('Number of questions').selectOption(`${questions}`)
  await page.getByLabel('Clock and reasons').selectOption('Clock that I can pause, reasons at the end')
  await start(page, questions)
}

/** What the page has stored on the device. */
export const keptProgress = (page: Page): Promise<Progress> =>
  page.evaluate(key => JSON.parse(window.localStorage.getItem(key) ?? '{}') as Progress, kept)

/** The question of the bank that the page shows. */
export async function shownQuestion(page: Page): Promise<BankQuestion> {
  const stem = await page.getByRole('main').locator('legend').innerText()
  const question = bank.find(each => each.stem === stem)
  if (!question) throw new Error(`The bank has no question '${stem}'.`)
  return question
}

/** Chooses the right options of the shown question, or, if `isRight` is false, replaces one of them by a wrong one. */
export async function choose(page: Page, isRight: boolean): Promise<void> {
  const choices = choicesOf(await shownQuestion(page))
  const right = choices.filter(choice => choice.right)
  const wrong = choices.filter(choice => !choice.right).slice(0, 1)
  const wanted = isRight ? right : [...wrong, ...right.slice(1)]
  for (const { key } of wanted) await page.getByRole('main').locator(`fieldset input[value="${key}"]`).check()
}
