import type { Page } from '@playwright/test'
import { guideCoverage } from '../../data/guide-coverage'
import { questions } from '../../data/questions/empirical-process-control'
import { addressOf, sourceOf, wordsOf } from '../../lib/course/guide-statement'
import { choicesOf, sectionOf } from '../../lib/course/question'
import { curly } from '../../tooling/typography/typeset'
import { lesson } from './support/examples'
import { expect, open, test } from './support/reader'

const [question] = questions.questions
const statements = (question.rests ?? []).flatMap(id => guideCoverage.find(each => each.id === id) ?? [])
const [statement] = statements
const item = (page: Page) => page.locator(`#${question.id}`)

async function answer(page: Page): Promise<void> {
  await open(page, lesson)
  for (const { key } of choicesOf(question).filter(({ right }) => right))
    await item(page).locator(`input[value="${key}"]`).check()
  await item(page).getByRole('button', { name: 'Check' }).click()
}

test('under the reasons of a lesson’s question stands what the Guide says, and a link to what teaches it', async ({
  page,
}) => {
  if (!statement) throw new Error(`${question.id} rests on no statement.`)
  await open(page, lesson)
  await expect(page.locator('main')).not.toContainText(sourceOf(statement))
  await answer(page)
  for (const each of statements)
    await expect(item(page)).toContainText(`${sourceOf(each)} ${curly(wordsOf(each))}`)
  await expect(item(page)).not.toContainText('Based on')
  await expect(item(page).getByRole('link', { name: 'Report this question' })).toBeVisible()
  const link = item(page)
    .getByRole('link', { name: curly(statement.heading), exact: true })
    .first()
  await expect(link).toHaveAttribute('href', addressOf(statement))
  await link.click()
  await expect(page.getByRole('heading', { name: curly(statement.heading) })).toBeInViewport()
})

test('without a connection, the Guide’s section stays named', async ({ page }) => {
  await page.route('**/guide-coverage-*.js', route => route.abort())
  await answer(page)
  await expect(item(page).locator('p[role=status]')).toHaveText('Right.')
  await expect(item(page)).toContainText(`Based on: ${sectionOf(question)}`)
  await expect(item(page)).not.toContainText('Scrum Guide 2020')
})
