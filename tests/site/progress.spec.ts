import { site } from '../../data/site'
import { savedFileName } from '../../lib/site/saved-file-name'
import { violationsOf } from './support/accessibility'
import {
  amounts,
  choose,
  course,
  downloadOf,
  factOf,
  fileText,
  keptBy,
  keptProgress,
  openWith,
  partsOf,
  progress,
  textOf,
  time,
} from './support/progress'
import { expect, openAt, test } from './support/reader'
import { examRules } from '../../lib/exam/exam-rules'

const { questions, minutes, pass } = examRules

test('the page shows what was read, taken, answered and studied, and the exam under way', async ({
  page,
}) => {
  await openWith(page, JSON.stringify(progress))
  await expect(factOf(page, 'Lessons read')).toHaveText('1')
  await expect(factOf(page, 'Practice exams')).toHaveText(
    `2 taken. Last: ${pass - 7} of ${questions} right, not passed. Best: ${pass + 2} of ${questions} right, passed.`,
  )
  const underWay = factOf(page, 'Under way')
  await expect(underWay).toHaveText(
    new RegExp(`^Continue the exam: 1 of ${questions} answered, ${minutes - 19}\\smin left$`),
  )
  await expect(underWay.getByRole('link')).toHaveAttribute(
    'href',
    '/scrum/psm-1/psm1-exam-preparation/practice-exam',
  )
  await expect(factOf(page, 'Questions')).toHaveText('2 answered, 1 of them missed')
  await expect(factOf(page, 'Flashcards')).toHaveText('2 started. Study the flashcards')
  expect(await violationsOf(page)).toEqual([])
})

test('a reader who has kept nothing is told so, and nothing is written', async ({ page }) => {
  await openAt(page, course, 'progress')
  const { save, reset, question, done } = partsOf(page)
  await expect(factOf(page, 'Practice exams')).toContainText('None yet.')
  await save.click()
  await expect(done).toHaveText('There’s nothing to save yet.')
  await reset.click()
  await expect(done).toHaveText('Nothing is stored, so there’s nothing to reset.')
  await expect(question).toBeHidden()
  expect(await keptBy(page)).toBeNull()
})

test('progress is saved as a file, reset after a question, and brought back', async ({ page, outside }) => {
  await openWith(page, JSON.stringify(progress))
  const { save, reset, question, done } = partsOf(page)
  const download = await downloadOf(page, () => save.click())
  expect(download.suggestedFilename()).toMatch(/progress-\d{4}-\d\d-\d\d\.json$/)
  await expect(done).toHaveText(`Saved as ${download.suggestedFilename()}. Look in your downloads.`)
  const saved = await textOf(download)
  expect(JSON.parse(saved)).toEqual({
    kind: 'agile-primer-progress',
    version: 1,
    exported: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    progress,
  })

  await reset.click()
  await expect(question).toContainText(`This deletes the following from this device: ${amounts}.`)
  const first = await downloadOf(page, () =>
    question.getByRole('button', { name: 'Save as a file first' }).click(),
  )
  expect((JSON.parse(await textOf(first)) as { progress: unknown }).progress).toEqual(progress)
  await expect(question.getByRole('status')).toContainText(
    `Saved as ${savedFileName(site.brand, 'progress-')}`,
  )
  await question.getByRole('button', { name: 'Reset now' }).click()
  await expect(question).toBeHidden()
  await expect(reset).toBeFocused()
  await expect(done).toHaveText('Your progress on this device was deleted.')
  await expect(factOf(page, 'Lessons read')).toHaveText('0')
  expect(await keptBy(page)).toBeNull()

  await choose(page, saved)
  await expect(done).toHaveText(`Loaded: ${amounts}.`)
  expect(await keptProgress(page)).toEqual(progress)
  await choose(page, saved)
  await expect(done).toHaveText('Everything in this file was already here.')
  expect(await keptProgress(page)).toEqual(progress)
  expect(outside.errors).toEqual([])
})

test('a file reaches the course’s standing and today’s part of its plan without a reload', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-23T09:00:00Z'))
  await openAt(page, course, 'progress')
  const plan = { exam: '2026-12-21', minutes: 60, weekdays: ['Monday'], since: '2026-11-20', laid: [] }
  await choose(page, fileText({ progress: { lessons: progress.lessons, plan } }))
  await expect(page.getByText(/You have read 1 of \d+\./)).toBeAttached()
  await expect(page.getByRole('region', { name: 'Today in your plan' })).toBeAttached()
})

test('a file is added to what is here, and an exam under way stays', async ({ page }) => {
  await openWith(page, JSON.stringify(progress))
  const theirs = {
    lessons: { '/scrum/psm-1/introduction': time },
    exam: { ...progress.exam, id: 'exam-4' },
    answers: { 'question-1': { right: true, at: '2026-11-22T10:00:00.000Z' } },
  }
  await choose(page, fileText({ progress: theirs }))
  await expect(partsOf(page).done).toHaveText(
    'Loaded: 1 lesson marked as read and 1 answer to a question. The exam under way in the file was left out, because you have one under way here.',
  )
  await expect(factOf(page, 'Lessons read')).toHaveText('2')
  expect(await keptProgress(page)).toEqual({
    ...progress,
    lessons: { ...progress.lessons, ...theirs.lessons },
    answers: {
      ...progress.answers,
      'question-1': { ...theirs.answers['question-1'], first: progress.answers['question-1'] },
    },
  })
})

for (const [what, content, words] of [
  [
    'a file that is cut off',
    fileText({ progress }).slice(0, 100),
    /^This file isn’t JSON, or part of it is missing/,
  ],
  ['a file of something else', '{"name":"todo"}', /^This file doesn’t contain your progress/],
  [
    'a file of a later version',
    fileText({ version: 2 }),
    /^This file was saved by a later version of this site/,
  ],
  [
    'a damaged file',
    fileText({ progress: { lessons: { '/scrum/one': 'soon' } } }),
    /^This file is damaged: the lesson '\/scrum\/one' can’t be read/,
  ],
  ['a file that is too large', ' '.repeat(16_000_001), /^This file is larger than 16 MB/],
] as const) {
  test(`${what} is refused with a sentence, and nothing is lost`, async ({ page }) => {
    const before = JSON.stringify(progress)
    await openWith(page, before)
    const { refusal, done } = partsOf(page)
    await choose(page, content)
    await expect(refusal).toHaveText(words)
    await expect(refusal).toHaveText(/Nothing was changed\.$/)
    await expect(done).toHaveCount(0)
    expect(await keptBy(page)).toBe(before)
    await page.setViewportSize({ width: 360, height: 740 })
    expect(await violationsOf(page)).toEqual([])
  })
}
