import type { Page } from '@playwright/test'
import * as searchLabels from '../../data/words/search'
import { site } from '../../data/site'
import { formAction } from '../../lib/newsletter/form'
import { announced } from './support/accessibility-tree'
import { lesson } from './support/examples'
import { expect, open, test } from './support/reader'
import { field } from './support/search'
import { generator, teamNames } from './support/team-names'

/** What a reader does, and what the browser then tells a screen reader to say. */
const messages: readonly [what: string, says: RegExp, act: (page: Page) => Promise<void>][] = [
  [
    'a question checked without an answer',
    /^Choose (one|two|three)\.$/,
    async page => {
      await open(page, lesson)
      await page.getByRole('button', { name: 'Check', exact: true }).first().click()
    },
  ],
  [
    'the copied link of a page',
    /^Copied$/,
    async page => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      await open(page, `${lesson}#sources`)
      await page.getByRole('button', { name: 'Copy link', exact: true }).click()
    },
  ],
  [
    'a page that cannot be copied',
    /\.md/,
    async page => {
      await page.addInitScript(() => {
        navigator.clipboard.write = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
      })
      await open(page, lesson)
      await page.getByRole('button', { name: 'Copy page as Markdown' }).click()
    },
  ],
  [
    'the results of a search as one types',
    /^\d+ results on \d+ of \d+ pages$/,
    async page => {
      await open(page, lesson)
      await field(page).first().fill('sprint')
    },
  ],
  [
    'a search that finds nothing',
    new RegExp(`^${searchLabels.noResults}`),
    page => open(page, '/search?q=qqqqq'),
  ],
  [
    'a search that cannot load',
    new RegExp(`^${searchLabels.failed}`),
    async page => {
      await page.route(/search-[\w-]+\/|\/search-worker/, route => route.fulfill({ status: 500 }))
      await open(page, lesson)
      await field(page).first().fill('sprint')
    },
  ],
  [
    'interview questions for one role',
    /^Showing \d+ of \d+ questions$/,
    async page => {
      await open(page, '/resources/interview-questions')
      await page.getByRole('radio', { name: 'Developer', exact: true }).check()
    },
  ],
  [
    'new team names',
    /^\d+ new names\.$/,
    async page => {
      await open(page, teamNames)
      await generator(page).newNames.click()
    },
  ],
  [
    'a handbook form that is refused',
    /^This address cannot be reached\.$/,
    async page => {
      await page.route(formAction(site.newsletter), route =>
        route.fulfill({
          status: 422,
          json: { status: 'failed', errors: { messages: ['This address cannot be reached.'] } },
        }),
      )
      await open(page, lesson)
      const form = page.getByRole('form', { name: 'Get Free eBook' })
      await form.getByRole('textbox', { name: 'First name' }).fill('Ada')
      await form.getByRole('textbox', { name: 'Email address' }).fill('ada@mail.example')
      await form.getByRole('button', { name: 'Subscribe & Download' }).click()
    },
  ],
]

for (const [what, says, act] of messages)
  test(`a screen reader announces ${what}`, async ({ page }) => {
    await act(page)
    await expect
      .poll(async () => (await announced(page)).filter(text => says.test(text.trim())))
      .toHaveLength(1)
  })
