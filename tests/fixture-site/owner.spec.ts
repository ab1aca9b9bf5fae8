import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { site } from '@data/site'
import { exportedPages } from '../../tooling/check/export/exported-pages'
import { addressesIn, outsideLinkRule } from '../../tooling/check/export/outside-links'
import { pageFacts } from '../../tooling/check/export/page-facts'
import { accents } from '../../tooling/figures/accent'
import { fixtureEnvironment } from '../fixture-build/lay-out'
import { settings } from '../fixture/settings'
import { expect, open, test } from '../site/support/reader'

const out = path.resolve('.cache/fixture/out')
const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter(file =>
  statSync(path.join(out, file)).isFile(),
)
/** Every file that can be read as a text; the pictures' bytes hold no words. */
const texts = files.filter(file => !/\.(png|woff2?|ico)$/.test(file))
const read = (file: string) => readFileSync(path.join(out, file), 'utf8')

const own = { ...site, ...settings }
const ownAddresses = addressesIn(own)
/** What the shipped data/site.ts says, and this site's says otherwise. */
const shipped = [
  ...[site.brand, site.author.name, site.author.role, site.author.biography],
  ...addressesIn(site).filter(address => !ownAddresses.includes(address)),
]
const pages = exportedPages(out).map(page => pageFacts(page, read(page.file)))

test("every link to another host is a setting, or is in the page's own text", () => {
  expect(shipped.filter(value => value.startsWith('https://')).length).toBeGreaterThan(12)
  // The navigation and the pages, as their author wrote them.
  const written = readdirSync('tests/fixture/pages', { recursive: true, encoding: 'utf8' })
    .filter(file => /\.(mdx|json)$/.test(file))
    .map(file => readFileSync(path.join('tests/fixture/pages', file), 'utf8'))
    .join('\n')
  const problemsOf = outsideLinkRule({ settings: own, textOf: () => written })
  expect(pages.flatMap(page => problemsOf(page).map(problem => `${page.route} ${problem}`))).toEqual([])
})

test('booking, waitlist, feedback, handbook and profiles lead where the settings say', () => {
  const linked = new Set(pages.flatMap(({ references }) => references.map(({ url }) => url)))
  for (const address of [
    own.bookingPage,
    own.waitlistPage,
    own.feedbackBoard,
    own.ebookSignUpPage,
    ...own.footerProfiles.map(({ href }) => href),
    // The card about the author has every profile but that of the films.
    ...Object.values({ ...own.social, youtube: own.social.github }),
  ])
    expect([...linked], address).toContain(address)
  expect(
    [...linked].filter(url => url.startsWith('https://gitlab.example/grove/notes/-/issues/new?')),
  ).not.toEqual([])
})

test('nothing of another owner is in the export of a site with its own name, author and color', () => {
  expect(texts.length).toBeGreaterThan(100)
  for (const value of shipped) {
    const found = texts.filter(file => read(file).toLowerCase().includes(value.toLowerCase()))
    expect(found, value).toEqual([])
  }
  const drawings = texts.filter(file => file.endsWith('.svg'))
  expect(drawings.length).toBeGreaterThan(100)
  for (const color of Object.values(accents))
    expect(
      drawings.filter(file => read(file).includes(color)),
      color,
    ).toEqual([])
  const hues = texts.filter(file => /primary-hue: ?212|\b212deg/.test(read(file)))
  expect(hues).toEqual([])
})

test("the site has the name of the environment, the settings' author and color", async ({ page }) => {
  await open(page, '/layouts/default')
  await expect(page).toHaveTitle(new RegExp(fixtureEnvironment.NEXT_PUBLIC_SITE_BRAND))
  await expect(page.getByRole('banner')).toContainText(fixtureEnvironment.NEXT_PUBLIC_SITE_BRAND)
  await expect(page.locator('meta[name="author"]')).toHaveAttribute('content', settings.author?.name ?? '')
  expect(read('images/site/handbook-cover.svg')).toContain(fixtureEnvironment.NEXT_PUBLIC_SITE_BRAND)
  const hue = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--hue'))
  expect(hue).toBe('340deg')
})
