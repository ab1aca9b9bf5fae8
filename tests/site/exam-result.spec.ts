import { readFileSync } from 'node:fs'
import { questionBank } from '../../data/question-bank'
import { clockText } from '../../lib/exam/time-text'
import { examRules, shortExam, timeFor } from '../../lib/exam/exam-rules'
import { fewestAnswers } from '../../lib/exam/readiness'
import { percentRight } from '../../lib/exam/result'
import { button, choose, examPage, shownQuestion } from './support/exam'
import { counts, exam, openResult, passed, recorded, usual, verdict } from './support/exam-result'
import { expect, open, test } from './support/reader'

const { questions, pass } = examRules
const mayMiss = questions - pass
const short = exam(
  'short',
  { right: shortExam, wrong: 0 },
  { questions: usual.questions.slice(0, shortExam) },
)

test.describe('The address of a result', () => {
  test('leads to it after a reload, by Back and from elsewhere', async ({ page }) => {
    await openResult(page, usual)
    const heading = page.getByRole('heading', { name: verdict })
    await expect(heading).toBeFocused()
    await page.reload()
    await expect(heading).toBeFocused()
    await button(page, 'Back to the overview').click()
    await expect(page.getByRole('heading', { name: 'Start here' })).toBeFocused()
    await expect(page).toHaveURL(new RegExp(`${examPage}$`))
    await page.goBack()
    await expect(heading).toBeFocused()
    await page.goForward()
    await page.getByRole('button', { name: /: see the result$/ }).click()
    await expect(page).toHaveURL(/#result-usual$/)
    await expect(heading).toBeFocused()
  })

  test('that no exam has leads to the overview', async ({ page }) => {
    await openResult(page, usual, exam('other', { right: 1, wrong: 1 }))
    await open(page, `${examPage}#result-nothing`)
    await page.reload()
    await expect(page.getByText(/This browser has no exam with this address\./)).toBeVisible()
    await button(page, 'Back to the overview').click()
    await expect(page.getByRole('heading', { name: 'Start here' })).toBeFocused()
  })
})

test.describe('A result', () => {
  test('says in the first screen of a phone what was right, whether it passed, the time and what is next', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await openResult(page, usual)
    for (const text of [verdict, /You took 55 minutes/, new RegExp(`^Next: repeat the ${counts.wrong}`)])
      await expect(page.getByText(text)).toBeInViewport({ ratio: 1 })
    await expect(button(page, 'Repeat what you missed')).toBeInViewport({ ratio: 1 })
  })

  test('says how many options were chosen of a question that asks for more', async ({ page }) => {
    const question = usual.questions
      .map(id => questionBank.get(id))
      .find(each => each?.kind === 'multiple' && each.countStated)
    if (question?.kind !== 'multiple') throw new Error('No question asks for several options.')
    const { id, answers } = question
    await openResult(page, exam('few', counts, { answers: { ...usual.answers, [id]: ['a'] } }))
    await page.getByRole('combobox', { name: 'Show', exact: true }).selectOption('blank')
    const words = `1 chosen instead of ${answers.length}`
    await expect(page.getByRole('listitem').filter({ hasText: `${words}:` })).toHaveCount(1)
    const saving = page.waitForEvent('download')
    await button(page, 'Save as a file').click()
    expect(readFileSync(await (await saving).path(), 'utf8')).toContain(`(${words}; ${id})`)
  })

  test('tells what was wrong from what was blank and what was not reached', async ({ page }) => {
    const opened = exam('open', { right: pass - 8, wrong: 8, blank: 2 })
    const unseen = mayMiss - 2
    await openResult(page, opened)
    await expect(
      page.getByText(`${percentRight(opened)}%, 8 wrong, 2 left blank, ${unseen} not reached.`),
    ).toBeVisible()
    await expect(
      page.getByText(new RegExp(`^Your problem is time: ${opened.right} of the ${pass}`)),
    ).toBeVisible()
    await expect(page.getByRole('columnheader', { name: 'Not reached' })).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: /^\d+, missed:/ })).toHaveCount(8)
    await page
      .getByRole('combobox', { name: 'Show', exact: true })
      .selectOption({ label: `Blank or not reached (${mayMiss})` })
    await expect(page.getByRole('listitem').filter({ hasText: /^\d+, left blank:/ })).toHaveCount(2)
    await expect(page.getByRole('listitem').filter({ hasText: /^\d+, not reached:/ })).toHaveCount(unseen)
  })

  test('shows every column of its tables on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await openResult(page, exam('wide', { right: pass - 8, wrong: 8, blank: 2 }))
    await page.getByText('By section of the Scrum Guide, kind and level').click()
    const tables = page.getByRole('group', { name: 'Table' })
    await expect(tables).toHaveCount(4)
    for (const table of await tables.all())
      expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  })

  test('makes no area weak if the exam was ended early', async ({ page }) => {
    await openResult(page, usual, exam('early', { right: 4, wrong: 1 }))
    await expect(
      page.getByText(new RegExp(`^You ended it after 5 answers to ${questions} questions`)),
    ).toBeVisible()
    await expect(page.getByRole('table')).toHaveCount(0)
    await expect(page.getByText(/percentage point/)).toHaveCount(0)
  })

  test('is compared with exams of its kind alone', async ({ page }) => {
    const first = exam('first', passed)
    await openResult(page, first, short, usual)
    const [before, now] = [percentRight(first), percentRight(usual)]
    await expect(
      page.getByText(
        `${before - now} percentage points less than in the previous exam of this kind. The best was ${before}%.`,
      ),
    ).toBeVisible()
    await expect(
      page.getByRole('img', { name: new RegExp(`oldest exam first: ${before}, ${now}\\.`) }),
    ).toBeVisible()
  })

  test('says how ready the reader is, from sixty answers on', async ({ page }) => {
    await openResult(page, usual)
    await expect(
      page.getByText(/^Ready\? You would pass about \d+ of 10 such exams \(between \d+ and/),
    ).toBeVisible()
    await button(page, 'Back to the overview').click()
    await expect(page.getByText(/^Ready\? You would pass about/)).toBeVisible()
  })

  test('has no such number below', async ({ page }) => {
    await openResult(page, short)
    const words = `first answers to ${fewestAnswers} questions. You have given ${shortExam}.`
    await expect(page.getByText(words)).toBeVisible()
  })

  test('reports how sure the reader was, and nothing where they never said', async ({ page }) => {
    await openResult(page, usual, recorded)
    await expect(page.getByRole('table', { name: 'How sure you were' })).toBeVisible()
    await expect(page.getByText(/^Right by luck: 1\. Wrong with conviction: 1/)).toBeVisible()
    await expect(page.getByText(/You changed 1 answer: 1 from wrong to right, 0 from right/)).toBeVisible()
    const item = page
      .getByRole('listitem')
      .filter({ hasText: `Sure, bookmarked, 3:20 min (pace ${clockText(timeFor(1))}).` })
    await page.getByRole('combobox', { name: 'Show', exact: true }).selectOption({ label: 'Slow (1)' })
    await expect(item).toHaveCount(1)
    await page
      .getByRole('combobox', { name: 'Show', exact: true })
      .selectOption({ label: 'Wrong with conviction (1)' })
    await expect(
      page.getByRole('listitem').filter({ hasText: new RegExp(`^${counts.right + counts.wrong}, missed:`) }),
    ).toHaveCount(1)
  })

  test('without that says nothing of it', async ({ page }) => {
    await openResult(page, usual)
    await expect(page.getByRole('table')).toHaveCount(1)
    await expect(page.getByRole('combobox', { name: 'Show', exact: true }).locator('option')).toHaveText([
      /^Missed/,
      /^Blank/,
      /^All/,
    ])
  })
})

test.describe('The questions of a result', () => {
  test('open all at once, and are printed and saved with answers and reasons', async ({ page }) => {
    await openResult(page, usual)
    const missed = page.getByRole('listitem').filter({ hasText: /^\d+, missed:/ })
    const right = missed.locator('label', { hasText: '✓ right' })
    await expect(right.first()).toBeHidden()
    await button(page, 'Open all').focus()
    await page.keyboard.press('Enter')
    for (const item of await missed.all()) {
      await expect(item.locator('label', { hasText: '✗ wrong' }).first()).toBeVisible()
      await expect(item.locator('label', { hasText: '✓ right' }).first()).toBeVisible()
      await expect(item.getByText('Taught in')).toBeVisible()
    }
    await expect(button(page, 'Close all')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(right.first()).toBeHidden()
    await expect(button(page, 'Open all')).toBeFocused()

    await page.emulateMedia({ media: 'print' })
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    await expect(right.first()).toBeVisible()
    await expect(missed.first().getByText(/^\d+, missed:$/)).toBeVisible()
    await expect(missed.first().locator('summary').first()).toBeVisible()
    const table = page.getByRole('group', { name: 'Table' }).first()
    await expect(table).toHaveCSS('margin-inline-end', '0px')
    await expect(missed.first().getByText('Add a note')).toBeHidden()
    await expect(page.getByRole('heading', { name: 'How it is made' })).toBeHidden()
    await page.emulateMedia({ media: 'screen' })

    const saving = page.waitForEvent('download')
    await button(page, 'Save as a file').click()
    const file = await saving
    expect(file.suggestedFilename()).toBe('psm-1-practice-exam-2026-11-21.txt')
    const text = readFileSync(await file.path(), 'utf8')
    expect(text.match(/\[right, your answer\]/g)?.length).toBeGreaterThanOrEqual(counts.right)
    expect(text.match(/\[your answer\]/g)?.length).toBeGreaterThanOrEqual(counts.wrong)
  })

  test('can be limited to an area and a section, which says how many are left', async ({ page }) => {
    await openResult(page, usual)
    await page.getByRole('combobox', { name: 'Show', exact: true }).selectOption('all')
    const count = page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /question/ })
    await expect(count).toHaveText(`${questions} questions.`)
    const area = page.getByRole('combobox', { name: 'Focus area', exact: true })
    await area.selectOption({ index: 1 })
    await expect(count).not.toHaveText(`${questions} questions.`)
    const left = Number((await count.innerText()).split(' ')[0])
    await expect(page.getByRole('listitem').filter({ hasText: /^\d+, (missed|right|left)/ })).toHaveCount(
      left,
    )
  })

  test('that were missed are repeated until each is right', async ({ page }) => {
    await openResult(page, exam('one', { right: pass + 2, wrong: 2, blank: mayMiss - 4 }))
    await button(page, 'Repeat what you missed').click()
    await expect(page.getByRole('heading', { name: '2 questions left' })).toBeFocused()
    const first = await shownQuestion(page)
    for (const isRight of [false, true, false, true]) {
      await choose(page, isRight)
      await button(page, 'Check').click()
      await button(page, 'Next question').click()
      if (!isRight) await expect(page.getByRole('heading', { name: /left$/ })).toBeFocused()
    }
    await expect(page.getByRole('heading', { name: 'You got all 2 right' })).toBeFocused()
    await expect(page.getByText('It took you 4 answers.')).toBeVisible()
    expect(first.id).not.toBe('')
    await button(page, 'Back to the result').click()
    await expect(
      page.getByRole('heading', { name: `${pass + 2} of ${questions} right: passed` }),
    ).toBeFocused()
  })
})
