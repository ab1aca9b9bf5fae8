import { readFile } from 'node:fs/promises'
import { questions } from '../../data/questions/sprint-planning'
import { site } from '../../data/site'
import { savedFileName } from '../../lib/site/saved-file-name'
import { curly } from '../../tooling/typography/typeset'
import { violationsOf } from './support/accessibility'
import { rightOption } from './support/answers'
import { card, count, flashcards, front, grade, show, store, stored } from './support/flashcards'
import { expect, open, test } from './support/reader'

const [first] = questions.questions

const missed = JSON.stringify({
  lessons: {},
  answers: {
    'sprint-planning-1': { right: false, at: '2026-11-20T10:00:00.000Z' },
    'sprint-planning-2': { right: true, at: '2026-11-20T10:00:00.000Z' },
  },
})

test.describe('the decks of flashcards', () => {
  test('ask the questions that were missed', async ({ page }) => {
    await store(page, missed)
    await open(page, flashcards)
    await page.getByRole('radio', { name: 'Questions you missed' }).check()
    await expect(front(page)).toContainText(curly(first.stem))
    await show(page).click()
    const { letter, text } = rightOption(first)
    await expect(card(page).getByText(`${letter}. ${curly(text)}`)).toBeVisible()
    await expect(card(page).getByText('Based on: Sprint Planning')).toBeVisible()
    const report = card(page).getByRole('link', { name: /^Report this question/ })
    await expect(report).toHaveAttribute('href', new RegExp(`question=${first.id}$`))
    expect(await violationsOf(page)).toEqual([])
  })

  test('have every question that was answered, and are kept with their number of new cards', async ({
    page,
  }) => {
    await open(page, flashcards)
    await page.evaluate(text => window.localStorage.setItem('agile-primer:1:progress', text), missed)
    await page.reload()
    await page.getByRole('radio', { name: 'Questions', exact: true }).check()
    await expect(page.getByText('All 2 cards in this deck, both sides')).toBeVisible()
    await page.getByLabel('New cards a day').selectOption('20')
    await page.reload()
    await expect(page.getByRole('radio', { name: 'Questions', exact: true })).toBeChecked()
    await expect(page.getByLabel('New cards a day')).toHaveValue('20')
    await open(page, `${flashcards}#deck=today`)
    await expect(page.getByRole('radio', { name: 'Due today' })).toBeChecked()
    await expect(page.getByText(/^All \d+ cards in this deck/)).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
  })

  test('say so where the questions do not come, and try again', async ({ page }) => {
    await store(page, missed)
    await open(page, flashcards)
    await expect(show(page)).toBeVisible()
    await page.route('**/*.js', route => route.abort())
    await page.getByRole('radio', { name: 'Questions you missed' }).check()
    await expect(page.getByText('The questions couldn’t be loaded.')).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    await page.unroute('**/*.js')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(front(page)).toContainText(curly(first.stem))
  })

  test('say so where nothing was missed', async ({ page }) => {
    await open(page, flashcards)
    await page.getByRole('radio', { name: 'Questions you missed' }).check()
    await expect(page.getByText(/^No missed questions\./)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Print the cards in this deck' })).toBeDisabled()
    expect(await violationsOf(page)).toEqual([])
  })

  test('go into a file for Anki', async ({ page }) => {
    await store(page, missed)
    await open(page, flashcards)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export all for Anki' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe(savedFileName(site.brand, 'flashcards.txt'))
    const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\n')
    expect(lines.slice(0, 2)).toEqual(['#separator:tab', '#html:true'])
    const rows = lines.filter(line => !line.startsWith('#')).map(line => line.split('\t'))
    expect(rows.filter(row => row.length !== 5)).toEqual([])
    expect(rows.filter(([, deck]) => deck === 'Scrum::Questions').map(([guid]) => guid)).toEqual([
      'agile-primer:question:sprint-planning-1',
      'agile-primer:question:sprint-planning-2',
    ])
    await expect(page.getByText(/has \d+ terms and 2 questions\.$/)).toBeVisible()
  })

  test('print by themselves, none over two pages', async ({ page }) => {
    await open(page, flashcards)
    await page.getByRole('radio', { name: 'Scrum Guide terms' }).check()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Show answer')).toBeHidden()
    await expect(page.getByRole('main').getByText('How to grade yourself')).toBeHidden()
    const cards = page.locator('[data-prints-alone] details li')
    const look = await cards.evaluateAll(all =>
      all.map(each => [getComputedStyle(each).breakInside, each.getBoundingClientRect().height > 100]),
    )
    expect(look.length).toBeGreaterThan(40)
    expect(look.filter(([inside, isHigh]) => inside !== 'avoid' || !isHigh)).toEqual([])
  })

  test('leave alone what they cannot read, and say so', async ({ page }) => {
    await store(page, '{"lessons":')
    await open(page, flashcards)
    await expect(page.getByText(/can’t be read\. It was left unchanged/)).toBeVisible()
    await expect(show(page)).toBeHidden()
    expect(await violationsOf(page)).toEqual([])
    expect(await stored(page)).toBe('{"lessons":')
  })

  test('are studied where nothing can be kept, and say so', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Denied', 'SecurityError')
        },
      })
    })
    await open(page, flashcards)
    await expect(page.getByText(/^Your browser doesn’t let this site store anything/)).toBeVisible()
    await show(page).click()
    await grade(page, 'Easy').click()
    await expect(count(page, 'Learned')).toHaveText(/^1 of \d+$/)
    expect(await violationsOf(page)).toEqual([])
  })

  test('are read without scripts', async ({ browser, baseURL }) => {
    const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
    const page = await plain.newPage()
    await page.goto(flashcards)
    await expect(page.getByText('The cards come as soon as')).toBeHidden()
    await page.getByText(/^All \d+ cards in this deck/).click()
    const goal = page.getByRole('listitem').filter({ has: page.getByText('Sprint Goal', { exact: true }) })
    await expect(goal.getByText('In the Scrum Guide: yes')).toBeVisible()
    await plain.close()
  })
})
