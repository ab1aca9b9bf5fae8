import { readFileSync } from 'node:fs'
import { violationsOf } from './support/accessibility'
import { button, choose, examPage, shownQuestion } from './support/exam'
import { exam, openResult } from './support/exam-result'
import { expect, open, test } from './support/reader'

const usual = exam('usual', { right: 64, wrong: 12, blank: 4 })
const [one = '', two = ''] = usual.questions
const lastMissed = usual.questions[75] ?? ''
/** What an exam records that asks how sure one is. */
const recorded = exam(
  'recorded',
  { right: 64, wrong: 12, blank: 4 },
  {
    confidence: { [one]: 'guess', [two]: 'sure', [lastMissed]: 'sure' },
    changes: { [one]: 1 },
    before: { [one]: ['never'] },
    flagged: [two],
    times: { ...usual.times, [two]: 200_000 },
  },
)
const short = exam('short', { right: 30, wrong: 0 }, { questions: usual.questions.slice(0, 30) })

test.describe('The address of a result', () => {
  test('leads to it after a reload, by Back and from elsewhere', async ({ page }) => {
    await openResult(page, usual)
    const heading = page.getByRole('heading', { name: '64 of 80 right: not passed' })
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
    for (const text of ['64 of 80 right: not passed', /You took 55 minutes/, /^Next: repeat the 12/])
      await expect(page.getByText(text)).toBeInViewport({ ratio: 1 })
    await expect(button(page, 'Repeat what you missed')).toBeInViewport({ ratio: 1 })
  })

  test('tells what was wrong from what was blank and what was not reached', async ({ page }) => {
    await openResult(page, exam('open', { right: 60, wrong: 8, blank: 2 }))
    await expect(page.getByText('75%, 8 wrong, 2 left blank, 10 not reached.')).toBeVisible()
    await expect(page.getByText(/^Your problem is time: 60 of the 68/)).toBeVisible()
    await expect(page.getByRole('columnheader', { name: 'Not reached' })).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: /^\d+, missed:/ })).toHaveCount(8)
    await page
      .getByRole('combobox', { name: 'Show', exact: true })
      .selectOption({ label: 'Blank or not reached (12)' })
    await expect(page.getByRole('listitem').filter({ hasText: /^\d+, left blank:/ })).toHaveCount(2)
    await expect(page.getByRole('listitem').filter({ hasText: /^\d+, not reached:/ })).toHaveCount(10)
  })

  test('makes no area weak if the exam was ended early', async ({ page }) => {
    await openResult(page, usual, exam('early', { right: 4, wrong: 1 }))
    await expect(page.getByText(/^You ended it after 5 answers to 80 questions/)).toBeVisible()
    await expect(page.getByRole('table')).toHaveCount(0)
    await expect(page.getByText(/percentage point/)).toHaveCount(0)
  })

  test('is compared with exams of its kind alone', async ({ page }) => {
    await openResult(page, exam('first', { right: 72, wrong: 8 }), short, usual)
    await expect(
      page.getByText('10 percentage points less than in the previous exam of this kind. The best was 90%.'),
    ).toBeVisible()
    await expect(page.getByRole('img', { name: /oldest exam first: 90, 80\./ })).toBeVisible()
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
    await expect(page.getByText(/first answers to 60 questions\. You have given 30\./)).toBeVisible()
  })

  test('reports how sure the reader was, and nothing where they never said', async ({ page }) => {
    await openResult(page, usual, recorded)
    await expect(page.getByRole('table', { name: 'How sure you were' })).toBeVisible()
    await expect(page.getByText(/^Right by luck: 1\. Wrong with conviction: 1/)).toBeVisible()
    await expect(page.getByText(/You changed 1 answer: 1 from wrong to right, 0 from right/)).toBeVisible()
    const item = page.getByRole('listitem').filter({ hasText: 'Sure, bookmarked, 3:20 min (pace 0:45).' })
    await page.getByRole('combobox', { name: 'Show', exact: true }).selectOption({ label: 'Slow (1)' })
    await expect(item).toHaveCount(1)
    await page
      .getByRole('combobox', { name: 'Show', exact: true })
      .selectOption({ label: 'Wrong with conviction (1)' })
    await expect(page.getByRole('listitem').filter({ hasText: /^76, missed:/ })).toHaveCount(1)
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
    await page.keyboard.press('Enter')
    await expect(right.first()).toBeHidden()

    await page.emulateMedia({ media: 'print' })
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    await expect(right.first()).toBeVisible()
    await expect(missed.first().getByText('Add a note')).toBeHidden()
    await expect(page.getByRole('heading', { name: 'How it is made' })).toBeHidden()
    await page.emulateMedia({ media: 'screen' })

    const saving = page.waitForEvent('download')
    await button(page, 'Save as a file').click()
    const file = await saving
    expect(file.suggestedFilename()).toBe('psm-1-practice-exam-2026-11-21.txt')
    const text = readFileSync(await file.path(), 'utf8')
    expect(text.match(/\[right, your answer\]/g)?.length).toBeGreaterThanOrEqual(64)
    expect(text.match(/\[your answer\]/g)?.length).toBeGreaterThanOrEqual(12)
  })

  test('can be limited to an area and a section, which says how many are left', async ({ page }) => {
    await openResult(page, usual)
    await page.getByRole('combobox', { name: 'Show', exact: true }).selectOption('all')
    const count = page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /question/ })
    await expect(count).toHaveText('80 questions.')
    const area = page.getByRole('combobox', { name: 'Focus area', exact: true })
    await area.selectOption({ index: 1 })
    await expect(count).not.toHaveText('80 questions.')
    const left = Number((await count.innerText()).split(' ')[0])
    await expect(page.getByRole('listitem').filter({ hasText: /^\d+, (missed|right|left)/ })).toHaveCount(
      left,
    )
  })

  test('that were missed are repeated until each is right', async ({ page }) => {
    await openResult(page, exam('one', { right: 70, wrong: 2, blank: 8 }))
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
    await expect(page.getByRole('heading', { name: '70 of 80 right: passed' })).toBeFocused()
  })
})

test.describe('A quiz for a class', () => {
  test('is made of a section, printed with or without answers, and saved for Moodle', async ({ page }) => {
    await open(page, examPage)
    await page.getByText('For trainers', { exact: true }).click()
    const tools = page.getByRole('group').filter({ hasText: 'Make a quiz for your class' })
    await tools.getByRole('combobox', { name: 'Section of the Guide' }).selectOption('Daily Scrum')
    await tools.getByRole('combobox', { name: 'At most' }).selectOption('10')
    await button(page, 'Make the quiz').click()
    await expect(page.getByRole('heading', { name: 'A quiz of 10 questions' })).toBeFocused()
    await expect(page).toHaveURL(/#quiz-(?:[\w-]+,){9}[\w-]+$/)
    const marked = page.getByRole('main').locator('strong', { hasText: '✓' })
    await expect(marked).toHaveCount(0)
    await button(page, 'With answers').click()
    expect(await marked.count()).toBeGreaterThanOrEqual(10)
    const ids = new URL(page.url()).hash.slice('#quiz-'.length).split(',')
    const saving = page.waitForEvent('download')
    await button(page, 'Save for Moodle (GIFT)').click()
    const file = await saving
    expect(file.suggestedFilename()).toBe('psm-1-quiz.gift.txt')
    const text = readFileSync(await file.path(), 'utf8')
    for (const id of ids) expect(text).toContain(`::${id}::`)
  })

  test('is made of the questions that a review shows', async ({ page }) => {
    await openResult(page, usual)
    await button(page, 'Make a quiz of these').click()
    await expect(page.getByRole('heading', { name: 'A quiz of 12 questions' })).toBeFocused()
    await page.goBack()
    await expect(page.getByRole('heading', { name: '64 of 80 right: not passed' })).toBeFocused()
  })

  test('whose questions are gone leads to the overview', async ({ page }) => {
    await open(page, `${examPage}#quiz-gone,lost`)
    await expect(page.getByText('There is no question with these names.')).toBeVisible()
  })
})

for (const width of [360, 768, 1280])
  test(`A result and a quiz have no violation, and fit, at ${width} px`, async ({ page }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width, height: 800 })
    const inspect = async () => {
      expect(await violationsOf(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
    await openResult(page, exam('first', { right: 70, wrong: 10 }), recorded)
    await page.getByText('By section of the Scrum Guide, kind and level').click()
    await button(page, 'Open all').click()
    await inspect()
    await button(page, 'Make a quiz of these').click()
    await button(page, 'With answers').click()
    await inspect()
  })
