import { redirects } from '../../data/redirects'
import { site } from '../../data/site'
import { newIssueUrl } from '../../lib/site/repository'
import { expect, open, test } from './support/reader'

test('an address without a page answers 404 and leads on', async ({ page, outside }) => {
  const answer = await page.goto('/scrum/no-such-page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'sitemap' })).toHaveAttribute('href', '/sitemap')
  await expect(main.getByRole('link', { name: 'home page' })).toHaveAttribute('href', '/')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex,follow')

  const issue = main.getByRole('link', { name: 'Submit an issue about broken link →' })
  await expect(issue).toHaveAttribute(
    'href',
    newIssueUrl(site.docsRepositoryBase, 'Found broken `/scrum/no-such-page` link. Please fix!', 'bug'),
  )
  await expect(issue).toHaveAttribute('rel', /\bnoopener\b/)
  // The browser itself writes the status of the answer into the console.
  expect(outside.errors.filter(error => !error.includes('status of 404'))).toEqual([])
})

test('the address that is spelled right leads to the page whose own is not', async ({ page }) => {
  const { from, to } = redirects[0] ?? { from: '', to: '' }
  await page.goto(from)
  await page.waitForURL(`**${to}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Name Generator')
})

test('the server-error page says so and offers an issue that names the address', async ({ page }) => {
  await open(page, '/500')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong')
  await expect(page.getByRole('link', { name: 'Submit an issue about error in url →' })).toHaveAttribute(
    'href',
    newIssueUrl(site.docsRepositoryBase, 'Got server-side error in `/500` url. Please fix!', 'bug'),
  )
})
