import type { Page } from '@playwright/test'
import { button, examPage } from './support/exam'
import { lesson } from './support/examples'
import { failing, faults, ownErrors, sentence, words } from './support/faults'
import { flashcards, grade, show } from './support/flashcards'
import { course, partsOf } from './support/progress'
import { expect, open, test } from './support/reader'
import { parts, planPage } from './support/study-plan'
import { generator, teamNames } from './support/team-names'

// Each file that is loaded late, missing, replaced by a page, and cut in half: one sentence where the press was, and
// a press that works once the file is back. One page for all three, as a reader who presses again and again.

interface Part {
  file: RegExp
  route: string
  press: (page: Page, times: number) => Promise<unknown>
  works: (page: Page) => Promise<unknown>
}

const question = (page: Page) => page.locator('[data-question]').first()
const answer = async (page: Page) => {
  await question(page).locator('input').first().check()
  await question(page).getByRole('button', { name: 'Check', exact: true }).click()
}
const isJudged = (page: Page) =>
  expect(question(page).getByText(/^(Right\.|Not right\. The answer is .|Choose )/)).toBeVisible()
const folder = (page: Page) =>
  page.getByRole('navigation', { name: 'Pages' }).getByRole('button', { name: 'Pages in PSM I Study Course' })
const menu = (page: Page) => page.locator('[data-menu]').first()

const said: Record<string, Part> = {
  'the part of a lesson': { file: /page\/lesson-/, route: lesson, press: answer, works: isJudged },
  'a file that parts share': { file: /page\/chunk-/, route: lesson, press: answer, works: isJudged },
  'the question of the front page': {
    file: /page\/question-(?!bank)/,
    route: '/',
    press: answer,
    works: isJudged,
  },
  'the interview questions': {
    file: /page\/interview-questions-/,
    route: '/resources/interview-questions',
    press: (page, times) => page.getByRole('group', { name: 'Role' }).getByRole('radio').nth(times).click(),
    works: page => expect(page).toHaveURL(/role=/),
  },
  'the tree': {
    file: /page\/tree-/,
    route: '/scrum/introduction',
    press: page => folder(page).click(),
    works: page =>
      expect(page.getByRole('link', { name: 'Scrum Values', exact: true }).first()).toBeVisible(),
  },
  'the menus': {
    file: /page\/menus-/,
    route: lesson,
    press: page => menu(page).click(),
    works: page => expect(menu(page)).toHaveAttribute('aria-expanded', 'true'),
  },
  'the links of a menu': {
    file: /page\/tree-/,
    route: '/about',
    press: page => menu(page).click(),
    works: page => expect(page.locator('[data-menu] + ul a').first()).toBeVisible(),
  },
  'the exam': {
    file: /page\/exam-/,
    route: examPage,
    press: page => button(page, 'Start').click(),
    works: page => expect(page.getByRole('heading', { name: /^Question 1 of/ })).toBeVisible(),
  },
  'the flashcards': {
    file: /page\/flashcards-/,
    route: flashcards,
    press: page => show(page).click(),
    works: page => expect(grade(page, 'Good')).toBeVisible(),
  },
  'the data of the flashcards': {
    file: /page\/props-/,
    route: flashcards,
    press: page => show(page).click(),
    works: page => expect(grade(page, 'Good')).toBeVisible(),
  },
  'the study plan': {
    file: /page\/study-plan-/,
    route: planPage,
    press: async page => {
      await parts(page).exam.fill(new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10))
      await parts(page).make.click()
    },
    works: page => expect(parts(page).heading).toBeVisible(),
  },
  'the team names': {
    file: /page\/team-names-/,
    route: teamNames,
    press: page => generator(page).newNames.click(),
    works: page => expect(generator(page).said).toHaveText('10 new names.'),
  },
  'the progress': {
    file: /page\/progress-/,
    route: course,
    press: page => partsOf(page).save.click(),
    works: page => expect(partsOf(page).done).toHaveText('There’s nothing to save yet.'),
  },
  'the copying': {
    file: /page\/copying-/,
    route: '/kanban/introduction/kanban-cadences',
    press: page => page.getByRole('button', { name: 'Copy Ten minutes at the board' }).click(),
    works: page => expect(page.getByText('Copied', { exact: true })).toBeVisible(),
  },
  'the form of the newsletter': {
    file: /page\/newsletter-/,
    route: lesson,
    press: page => page.getByRole('button', { name: 'Subscribe & Download' }).click(),
    works: page => expect(page.getByText('Enter your first name.')).toBeVisible(),
  },
}

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']))

for (const [what, { file, route, press, works }] of Object.entries(said))
  test(`where ${what} doesn't come, a sentence says so at the press, and another press works`, async ({
    page,
    outside,
  }) => {
    const fail = await failing(page, file)
    fail('missing')
    await open(page, route)
    let times = 1
    // A shared file that is cut can't be requested again without the page.
    for (const fault of what.includes('share') ? (['missing'] as const) : faults) {
      fail(fault)
      await press(page, times++)
      await expect(sentence(page), fault).toHaveText(words)
    }
    fail()
    await press(page, times)
    await works(page)
    await expect(sentence(page)).toHaveCount(0)
    expect(ownErrors(outside.errors)).toEqual([])
  })
