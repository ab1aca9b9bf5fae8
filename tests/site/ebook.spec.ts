import { site } from '../../data/site'
import { lesson } from './support/examples'
import { expect, layOutWhole, open, test } from './support/reader'

/** The level-2 headings and ebook blocks in the text of a page as its HTML has them, before any script. */
const outlineOf = (html: string) =>
  [...html.matchAll(/<h2[^>]*>(.*?)<|data-ebook-ad/g)].map(match => match[1] ?? 'EBOOK')

for (const route of [lesson, '/agile/overview']) {
  test(`${route} has an ebook block after every second heading that follows the table of contents`, async ({
    request,
  }) => {
    const html = await (await request.get(route)).text()
    const main = html.slice(html.indexOf('<main'), html.indexOf('About the author'))
    const outline = outlineOf(main)
    const headings = outline.filter(entry => entry !== 'EBOOK')
    const start = headings.findIndex(heading => heading.toLowerCase() === 'table of contents')
    expect(start).toBeGreaterThanOrEqual(0)
    const expected = headings.flatMap((heading, index) => {
      const place = index - start
      return place > 0 && place % 2 === 0 ? [heading, 'EBOOK'] : [heading]
    })
    expect(outline).toEqual(expected)
    expect(outline.filter(entry => entry === 'EBOOK').length).toBeGreaterThan(1)
  })
}

test('an ebook block ends its section, and no heading comes right before it', async ({ page }) => {
  await open(page, lesson)
  const blocks = page.getByRole('article').locator('[data-ebook-ad]')
  const before = await blocks.evaluateAll(found => found.map(each => each.previousElementSibling?.tagName))
  expect(before.length).toBeGreaterThan(2)
  expect(before.filter(tag => tag === undefined || /^H\d$/.test(tag))).toEqual([])
})

test("the ebook's line is one line, on a phone too", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, lesson)
  await layOutWhole(page)
  const block = page.getByRole('article').locator('[data-ebook-ad]').first()
  const link = await block.getByRole('link').boundingBox()
  expect((await block.boundingBox())?.height).toBeLessThan((link?.height ?? 0) * 1.5)
})

test("'Download now' opens the sign-up page in a new tab that cannot reach back", async ({
  page,
  outside,
}) => {
  await open(page, lesson)
  const links = page.getByRole('link', { name: 'Download now (opens in a new tab)' })
  const count = await links.count()
  for (let index = 0; index < count; index++) {
    await expect(links.nth(index)).toHaveAttribute('href', site.ebookSignUpPage)
    await expect(links.nth(index)).toHaveAttribute('rel', /\bnoopener\b/)
  }
  const opened = page.context().waitForEvent('page')
  await links.last().click()
  const signUp = await opened
  await expect(signUp).toHaveTitle('Outside')
  expect(await signUp.evaluate(() => window.opener as unknown)).toBeNull()
  expect(outside.requests).toEqual([`GET ${site.ebookSignUpPage}`])
  await expect(page).toHaveURL(lesson)
})
