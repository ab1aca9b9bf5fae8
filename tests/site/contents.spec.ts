import { lesson } from './support/examples'
import { pages } from './support/pages'
import { expect, open, test } from './support/reader'

const withContents = [lesson, '/scrum/introduction', '/sdlc/models/v-model']

for (const route of withContents) {
  test(`the contents beside ${route} are its headings of level 2 to 6`, async ({ page }) => {
    await open(page, route)
    const headings = page.getByRole('main').locator(':is(h2, h3, h4, h5, h6):has(> a[id])')
    const ids = await headings.locator('> a[id]').evaluateAll(anchors => anchors.map(({ id }) => `#${id}`))
    expect(ids.length).toBeGreaterThan(4)
    // The block of contents has a title of its own on the screen.
    const shown = ids.filter(id => id !== '#table-of-contents')
    const links = page.getByRole('navigation', { name: 'On this page' }).locator('a[href^="#"]')
    expect(await links.evaluateAll(found => found.map(link => link.getAttribute('href')))).toEqual(shown)
  })
}

test('the contents lead to a heading below the bar, and mark it as the one in view', async ({ page }) => {
  await open(page, lesson)
  const contents = page.getByRole('navigation', { name: 'On this page' })
  const [first, second] = [
    contents.getByRole('link', { name: 'The two foundations of Scrum' }),
    contents.getByRole('link', { name: 'Where Scrum builds this in' }),
  ]
  for (const [link, other] of [
    [first, second],
    [second, first],
  ] as const) {
    await link.click()
    await expect(link).toHaveCSS('border-inline-start-width', '2px')
    await expect(other).toHaveCSS('border-inline-start-width', '0px')
  }
  await expect(page).toHaveURL(`${lesson}#where-scrum-builds-this-in`)
  const heading = page.getByRole('heading', { name: 'Where Scrum builds this in' })
  await expect(heading).toBeInViewport()
  const bar = await page.getByRole('banner').boundingBox()
  const box = await heading.boundingBox()
  expect(box?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
})

test('the contents mark the last heading after a jump past all of them, and none after the jump back', async ({
  page,
}) => {
  await open(page, lesson)
  const contents = page.getByRole('navigation', { name: 'On this page' })
  const first = contents.getByRole('link', { name: 'The two foundations of Scrum' })
  const last = contents.getByRole('listitem').last().getByRole('link')
  await first.click()
  await expect(first).toHaveCSS('border-inline-start-width', '2px')
  // Not by the keys End and Home: while a machine is busy, Chromium drops a Home that comes before the scroll of End has come to rest.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect(last).toHaveCSS('border-inline-start-width', '2px')
  await expect(first).toHaveCSS('border-inline-start-width', '0px')
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(contents.locator('[data-current]')).toHaveCount(0)
})

test('the contents name the headings of an app, too, and mark the one in view', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await open(page, '/tools/forecast')
  const links = page.getByRole('navigation', { name: 'On this page' }).locator('a[href^="#"]')
  await expect(links.first()).toHaveText('Your data')
  const link = links.filter({ hasText: /^The forecast$/ })
  await link.click()
  await expect(page.getByRole('heading', { name: 'The forecast', exact: true })).toBeInViewport()
  await expect(link).toHaveAttribute('data-current')
})

test('each heading of level 2 and below has an anchor of the form #id', async ({ page }) => {
  await open(page, lesson)
  const anchor = page
    .getByRole('heading', { name: 'The two foundations of Scrum' })
    .getByRole('link', { name: 'Permalink for this section' })
  await anchor.focus()
  await expect(anchor).toHaveCSS('opacity', '1')
  await anchor.press('Enter')
  await expect(page).toHaveURL(`${lesson}#the-two-foundations-of-scrum`)
})

test('the breadcrumb leads from the section down to the page', async ({ page }) => {
  await open(page, lesson)
  const steps = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
  await expect(steps).toHaveText([
    'Scrum',
    'PSM I Study Course',
    'Scrum Theory and Principles',
    'Empirical Process Control - The Key to Agile Success',
  ])
  await expect(steps.last().locator('[aria-current=page]')).toBeVisible()
  await expect(steps.last().getByRole('link')).toHaveCount(0)
  await steps.nth(1).getByRole('link').click()
  await expect(page).toHaveURL('/scrum/psm-1')
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')).toHaveText([
    'Scrum',
    'PSM I Study Course',
  ])
})

test('previous and next walk through the whole section and never out of it', async ({ request }) => {
  const neighborsOf = async (route: string) => {
    const html = await (await request.get(route)).text()
    const hrefOf = (rel: string) => html.match(/<a [^>]*>/g)?.find(tag => tag.includes(`rel="${rel}"`))
    const [previous, next] = [hrefOf('prev'), hrefOf('next')].map(
      tag => /href="([^"]+)"/.exec(tag ?? '')?.[1],
    )
    return { previous, next }
  }
  for (const section of ['/kanban', '/sdlc']) {
    const walked: string[] = []
    let before: string | undefined
    for (let route: string | undefined = section; route && !walked.includes(route);) {
      walked.push(route)
      const { previous, next } = await neighborsOf(route)
      expect(previous, `previous of ${route}`).toBe(before)
      before = route
      route = next
    }
    const written = pages.map(({ route }) => route).filter(route => `${route}/`.startsWith(`${section}/`))
    expect([...walked].sort()).toEqual(written)
  }
})

test.describe('for a reader west of UTC', () => {
  test.use({ timezoneId: 'America/Los_Angeles' })

  test("'Last updated at' is in the HTML, in US form, at UTC, and stays so", async ({ page, outside }) => {
    const html = await (await page.request.get(lesson)).text()
    const [, written, text] = /Last updated at <time dateTime="([^"]+)">([^<]+)<\/time>/i.exec(html) ?? []
    const expected = new Date(written ?? '').toLocaleDateString('en-US', {
      dateStyle: 'long',
      timeZone: 'UTC',
    })
    expect(text).toBe(expected)
    await open(page, lesson)
    await expect(page.getByText('Last updated at').locator('time')).toHaveText(expected)
    expect(outside.errors).toEqual([])
  })
})
