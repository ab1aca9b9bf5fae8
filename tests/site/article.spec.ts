import { site } from '../../data/site'
import { lesson } from './support/examples'
import { expect, open, test } from './support/reader'
import { latestArticle } from './support/shared-pages'

const planning = '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning'

/** The element's position among all elements of the page. */
const placeInDocument = (element: Element) => [...document.querySelectorAll('*')].indexOf(element)

test('the byline has portrait, name, date and the latest article', async ({ page }) => {
  await open(page, '/agile/overview')
  const article = page.getByRole('article')
  const portrait = article.getByRole('img', { name: `Portrait of ${site.author.name}` })
  await expect(portrait).toHaveAttribute('src', site.author.photo)
  expect(await portrait.boundingBox()).toMatchObject({ width: 32, height: 32 })
  expect(await portrait.evaluate(image => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)

  const byline = article.getByText(`By ${site.author.name}`)
  const time = byline.getByRole('time')
  const date = await time.getAttribute('datetime')
  await expect(time).toHaveText(
    new Date(date ?? '').toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' }),
  )
  const latest = byline.getByRole('link', { name: latestArticle.title })
  await latest.click()
  await expect(page).toHaveURL(latestArticle.route)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(latestArticle.title)
})

test("the author's card tells who writes and links to each profile by name", async ({ page }) => {
  await open(page, lesson)
  const card = page.getByRole('region', { name: 'About the author' })
  await expect(card).toContainText(site.author.biography)
  await expect(card.getByRole('link', { name: 'Learn More About Me' })).toHaveAttribute('href', '/about')
  const profiles = [
    ['Facebook', site.social.facebook],
    ['X (Twitter)', site.social.twitter],
    ['Instagram', site.social.instagram],
    ['LinkedIn', site.social.linkedin],
    ['GitHub', site.social.github],
    ['Medium', site.social.medium],
  ] as const
  await expect(card.getByRole('listitem')).toHaveText(
    profiles.map(([name]) => `${name} (opens in a new tab)`),
  )
  for (const [name, href] of profiles) {
    const link = card.getByRole('link', { name })
    await expect(link).toHaveAttribute('href', href)
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /\bnoopener\b/)
  }
})

test('the parts around an article are in order', async ({ page }) => {
  await open(page, lesson)
  await page.mouse.wheel(0, 1200)
  const parts = [
    page.getByText(`By ${site.author.name}`),
    page.getByRole('region', { name: 'About the author' }),
    page.getByRole('button', { name: 'Back to top' }),
    page.locator('[data-ebook-ad]').last(),
    page.getByRole('region', { name: 'Share this page' }),
  ]
  for (const part of parts) await expect(part).toBeVisible()
  const places = await Promise.all(parts.map(part => part.evaluate(placeInDocument)))
  expect(places).toEqual([...places].sort((a, b) => a - b))
})

test("a page that isn't an article has no byline, card, ebook block or share block", async ({ page }) => {
  for (const route of ['/scrum', '/about', '/legal']) {
    await open(page, route)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(`By ${site.author.name}`)).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'About the author' })).toHaveCount(0)
    await expect(page.locator('[data-ebook-ad]')).toHaveCount(0)
    await expect(page.locator('[aria-label="Share this page"]')).toHaveCount(0)
  }
})

for (const [width, most] of [
  [1280, 812],
  [390, 1060],
] as const)
  test(`the first section of a lesson begins by ${most} px on a screen ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, planning)
    await expect(page.getByRole('form', { name: 'Get Free eBook' })).toBeVisible()
    const first = await page.getByRole('heading', { name: 'A four-hour agenda' }).boundingBox()
    expect(first?.y).toBeLessThanOrEqual(most)
  })

test('a lesson ends with its sources, its mark, the next lesson, related links, and its author', async ({
  page,
}) => {
  await open(page, planning)
  const parts = [
    page.getByRole('heading', { name: 'Sources' }),
    page.getByRole('checkbox', { name: 'I have read this lesson' }),
    page.getByRole('navigation', { name: 'Previous and next page' }),
    page.getByRole('navigation', { name: 'Continue Reading' }),
    page.getByRole('region', { name: 'About the author' }),
  ]
  for (const part of parts) await expect(part).toHaveCount(1)
  const places = await Promise.all(parts.map(part => part.evaluate(placeInDocument)))
  expect(places).toEqual([...places].sort((a, b) => a - b))
})

test('an article ends with four related links', async ({ page }) => {
  await open(page, lesson)
  const block = page.getByRole('navigation', { name: 'Continue Reading' })
  const links = block.getByRole('link')
  await expect(links).toHaveCount(4)
  const href = await links.first().getAttribute('href')
  const title = await links.first().textContent()
  await links.first().click()
  await expect(page).toHaveURL(href ?? '')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
})
