import { readFileSync } from 'node:fs'
import path from 'node:path'
import { hold } from './support/hold'
import { pages } from './support/pages'
import { expect, open, test } from './support/reader'

const course = '/scrum/psm-1'
const lesson = '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning'
const kept = 'agile-primer:1:progress'
const mark = 'I have read this lesson'

test.describe('the front page of the course', () => {
  test('shows sections, lessons and reading times without scripts', async ({ browser, baseURL }) => {
    const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
    const page = await plain.newPage()
    await page.goto(course)
    await expect(page.getByText(/^\d+ lessons, about \d+ of the \d+ hours of study/)).toBeVisible()
    const framework = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'The Scrum Framework', exact: true }) })
    await expect(framework.getByText(/^\d+ lessons, \d+\smin/)).toBeVisible()
    await expect(framework.getByRole('link', { name: 'Sprint Planning', exact: true })).toHaveAttribute(
      'href',
      lesson,
    )
    const link = page.getByRole('link', { name: 'Sprint Planning', exact: true })
    await expect(framework.getByRole('listitem').filter({ has: link })).toContainText(/\d+\smin$/)
    await plain.close()
  })

  test('says where to begin, and after a lesson where to continue', async ({ page }) => {
    await open(page, course)
    const main = page.getByRole('main')
    await expect(main.getByText(/^Begin with /)).toBeVisible()

    await open(page, lesson)
    await page.getByRole('checkbox', { name: mark }).check()
    await page.goto(course)
    await expect(main.getByText(/You have read 1 of \d+\. Continue with Daily Scrum\./)).toBeVisible()
    await expect(main.getByRole('progressbar', { name: 'Lessons read' })).toHaveAttribute('value', '1')
    const link = page.getByRole('link', { name: 'Sprint Planning', exact: true })
    const row = main.getByRole('listitem').filter({ has: link }).last()
    await expect(row.getByText('read', { exact: true })).toBeVisible()

    await open(page, lesson)
    await expect(page.getByRole('checkbox', { name: mark })).toBeChecked()
    await page.getByRole('checkbox', { name: mark }).uncheck()
    await page.goto(course)
    await expect(main.getByText(/You have read 0 of \d+\. Continue with Sprint Planning\./)).toBeVisible()
  })

  for (const width of [360, 1280])
    test(`moves nothing at ${width} px when it says where to continue`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await open(page, course)
      const next = page.getByRole('main').getByRole('heading', { level: 3 }).first()
      const place = (await next.boundingBox())?.y
      await page.evaluate(
        ([key, route]) =>
          window.localStorage.setItem(
            key,
            JSON.stringify({ lessons: { [route]: '2026-11-21T10:00:00.000Z' } }),
          ),
        [kept, lesson] as const,
      )
      await page.reload()
      await expect(page.getByText(/^You have read 1 of/)).toBeVisible()
      expect((await next.boundingBox())?.y).toBe(place)
    })

  test('keeps the mark of a reader who leaves before its code is loaded', async ({ page }) => {
    await page.route(/\/lesson-[^/]*\.js$/, () => undefined)
    await open(page, lesson)
    await page.getByRole('checkbox', { name: mark }).check()
    await page.goto(course)
    await expect(page.getByText(/You have read 1 of \d+\. Continue with Daily Scrum\./)).toBeVisible()
    expect(await page.evaluate(key => window.localStorage.getItem(key), kept)).toContain(lesson)
  })

  test('stores nothing for a reader who marks nothing', async ({ page }) => {
    await open(page, lesson)
    await open(page, course)
    expect(await page.evaluate(key => window.localStorage.getItem(key), kept)).toBeNull()
  })

  test('keeps the focus on its link when its code comes, and when another tab reads on', async ({
    page,
    context,
  }) => {
    const letThrough = await hold(page, /page\/course-/)
    await open(page, '/')
    const link = page.locator('[data-standing] a')
    await link.focus()
    letThrough()
    await page.locator('[data-island=course][data-alive]').waitFor()
    await expect(link).toBeFocused()
    const other = await context.newPage()
    await open(other, lesson)
    await other.getByRole('checkbox', { name: mark }).check()
    await expect(link).toHaveText('Daily Scrum')
    await expect(link).toBeFocused()
  })

  test('shows a lesson that was read in another tab', async ({ page, context }) => {
    await open(page, course)
    const other = await context.newPage()
    await open(other, lesson)
    await other.getByRole('checkbox', { name: mark }).check()
    await expect(page.getByText(/You have read 1 of \d+\./)).toBeVisible()
  })

  test('leaves unreadable data alone, and says so', async ({ page }) => {
    await page.addInitScript(key => window.localStorage.setItem(key, '{"lessons":'), kept)
    await open(page, course)
    await expect(page.getByText(/can’t be read\. It was left unchanged\./)).toBeVisible()
    await open(page, lesson)
    await expect(page.getByRole('checkbox', { name: mark })).toBeDisabled()
    expect(await page.evaluate(key => window.localStorage.getItem(key), kept)).toBe('{"lessons":')
  })
})

test('the mark at the end of a lesson, which needs scripts, is missing without them', async ({
  browser,
  baseURL,
}) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await plain.newPage()
  await page.goto(lesson)
  await expect(page.getByRole('checkbox', { name: mark })).toBeHidden()
  await plain.close()
})

test('a lesson says under its title its number and how long it takes', async ({ page }) => {
  await open(page, lesson)
  await expect(page.getByRole('main').getByText(/^Lesson \d\d of \d\d, \d+ min$/)).toBeVisible()
  await open(page, course)
  await expect(page.getByRole('main').getByText(/^Lesson \d/)).toHaveCount(0)
})

test('the arrow below a lesson and its related links name the same next lesson, up to the last', () => {
  const lessons = pages
    .filter(({ route }) => route.startsWith(`${course}/`))
    .map(({ route, file }) => ({ route, html: readFileSync(path.resolve('out', file), 'utf8') }))
    .filter(({ html }) => html.includes('data-lesson='))
  const next = lessons.flatMap(({ route, html }) => {
    const arrow = /<a rel="next" href="([^"]+)"/.exec(html)?.[1]
    const related = /<a href="([^"]+)">[^<]*<\/a><span[^>]*> ?Next lesson/.exec(html)?.[1]
    // The last lesson has no next one.
    if (related !== undefined) expect(arrow, route).toBe(related)
    return related ?? []
  })
  expect(new Set(next).size).toBe(lessons.length - 1)
  expect(lessons.map(({ route }) => route)).toEqual(expect.arrayContaining(next))
})

test('the mark says how many lessons were read and which is next', async ({ page }) => {
  await open(page, lesson)
  const box = page.getByRole('checkbox', { name: mark })
  await box.check()
  const said = page.getByRole('status').filter({ hasText: / read\. / })
  await expect(said).toHaveText(/^1 of \d+ read\. Next: Daily Scrum$/)
  const arrow = page.getByRole('navigation', { name: 'Previous and next page' }).getByRole('link').last()
  await expect(arrow).toHaveAccessibleName('Daily Scrum')
  await said.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Daily Scrum' })).toBeVisible()
  await page.getByRole('checkbox', { name: mark }).check()
  await expect(said).toHaveText(/^2 of \d+ read\. Next: Sprint Review$/)
  await open(page, lesson)
  await expect(said).toHaveText(/^2 of \d+ read\. Next unread: Sprint Review$/)
  await box.uncheck()
  await expect(said).toHaveCount(0)
  await expect(page.getByText('Saved on this device only.')).toBeVisible()
})

test('the link to the next lesson keeps the focus when another tab reads on', async ({ page, context }) => {
  await open(page, lesson)
  await page.getByRole('checkbox', { name: mark }).check()
  const link = page.locator('#lesson-mark-hint a')
  await link.focus()
  const other = await context.newPage()
  await open(other, `${course}/scrum-framework/scrum-events/daily-scrum`)
  await other.getByRole('checkbox', { name: mark }).check()
  await expect(link).toHaveText('Sprint Review')
  await expect(link).toBeFocused()
})

test("a study plan's next lesson is the next one everywhere", async ({ page }) => {
  const plan = {
    ...{ exam: '2099-12-18', minutes: 30, weekdays: ['Monday'], since: '2026-11-20' },
    laid: [{ day: '2026-11-23', tasks: ['missed:1', `lesson:${course}/scrum-values/courage`] }],
  }
  await page.addInitScript(
    value => window.localStorage.setItem('agile-primer:1:study-plan', value),
    JSON.stringify(plan),
  )
  await open(page, lesson)
  await page.getByRole('checkbox', { name: mark }).check()
  await expect(page.getByText(/^1 of \d+ read\. Next in your plan: Courage$/)).toBeVisible()
  for (const route of [course, '/']) {
    await open(page, route)
    await expect(page.getByText(/You have read 1 of \d+\. Continue with Courage\./)).toBeVisible()
  }
})
