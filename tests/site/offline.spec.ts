import { lesson } from './support/examples'
import { beginExam, button } from './support/exam'
import { offlineList } from './support/deployment'
import { cached, hub, readTwoPages, said, saveCourse, test, workers } from './support/offline'
import { awake, expect, open } from './support/reader'
import { field, options } from './support/search'

test.use({ serviceWorkers: 'allow' })

const other = '/scrum/psm-1/scrum-values'

test('a single page keeps nothing; with the second, the worker comes and keeps both', async ({ page }) => {
  await open(page, lesson)
  await page.waitForLoadState('networkidle')
  expect(await workers(page)).toBe(0)
  expect(await page.evaluate(() => caches.keys())).toEqual([])
  await readTwoPages(page)
  expect(await workers(page)).toBe(1)
})

test('what was read opens without a connection, with its styles, scripts, and pictures', async ({
  page,
  context,
}) => {
  await readTwoPages(page)
  await open(page, lesson)
  const pictures = page.locator('main img')
  await pictures.first().scrollIntoViewIfNeeded()
  await expect.poll(() => cached(page, 'files')).toContainEqual(expect.stringMatching(/^\/images\//))
  await context.setOffline(true)
  await page.reload()
  await awake(page)
  await pictures.first().scrollIntoViewIfNeeded()
  await expect
    .poll(() => pictures.first().evaluate(image => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
  await page.goto(hub)
  await awake(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('PSM I Study Course')
})

test('a page that is not on the device says so, and lists those that are, with no script', async ({
  page,
  deployment,
}) => {
  await readTwoPages(page)
  deployment.stop()
  const response = await page.goto('/kanban')
  expect(response?.status()).toBe(503)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline')
  await expect(page.getByRole('main').locator(`a[href="${lesson}"]`)).toBeVisible()
  expect(await response?.text()).toContain(`<li><a href="${lesson}">`)
  // A link to such a page leads to the same.
  await page.getByRole('main').locator(`a[href="${hub}"]`).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('PSM I Study Course')
  await awake(page)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Kanban' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline')
  await deployment.start()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Kanban')
})

test('a page comes from the device if the network keeps it waiting', async ({ page, deployment }) => {
  await readTwoPages(page)
  deployment.answers[lesson] = () => undefined
  await page.goto(lesson)
  await awake(page)
  await expect(page).toHaveURL(new RegExp(`${lesson}$`))
})

test('an error page is not kept as if it were a page', async ({ page, deployment }) => {
  await readTwoPages(page)
  deployment.answers['/kanban'] = (_request, response) => void response.writeHead(500).end('<h1>Broken</h1>')
  await page.goto('/kanban')
  await page.goto(hub)
  expect(await cached(page, 'pages')).not.toContain('/kanban')
})

test('the saved course works without a connection: a lesson, the search, an exam, flashcards', async ({
  page,
  deployment,
}) => {
  await open(page, hub)
  const list = offlineList()
  await expect(page.locator('[data-course-size]')).toHaveText(
    new RegExp(`^${list.pages.length} pages: about [\\d.]+ MB to load, [\\d.]+ MB on the device\\.$`),
  )
  await saveCourse(page)
  deployment.stop()
  await page.goto(other)
  await awake(page)
  await field(page).fill('definition of done')
  await expect(options(page).first()).toBeVisible()
  await beginExam(page)
  await page.goto('/scrum/psm-1/flashcards')
  await expect(button(page, 'Show answer')).toBeEnabled()
  await page.goto('/scrum/psm-1/psm1-exam-preparation/study-plan').catch(() => undefined)
  await page.goto('/kanban')
  await expect(page.getByRole('heading', { name: 'The saved course' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(list.pages.length)
})

test('saving can be stopped, goes on where it was after a reload, and can be undone', async ({
  page,
  deployment,
}) => {
  await open(page, hub)
  const held = offlineList().files.find(([address]) => address.endsWith('/texts.json'))?.[0] ?? ''
  deployment.answers[held] = () => undefined
  await button(page, 'Save the course').click()
  await expect(page.getByRole('progressbar', { name: 'Saving the course' })).toBeVisible()
  await button(page, 'Stop').click()
  await expect(said(page)).toHaveText(/^\d+ of \d+ files are saved\./)
  await expect(button(page, 'Go on saving')).toBeFocused()
  await page.reload()
  await awake(page)
  const saved = (await cached(page, 'course')).length
  Reflect.deleteProperty(deployment.answers, held)
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await button(page, 'Go on saving').click()
  await expect(said(page)).toContainText('The course is saved', { timeout: 30_000 })
  const { files } = offlineList()
  expect(await cached(page, 'course')).toHaveLength(files.length + 1)
  expect(asked.length).toBeLessThan(files.length - saved + 10)
  await button(page, 'Remove the saved course').click()
  await expect(said(page)).toHaveText('The saved course was removed from this device.')
  await expect(button(page, 'Save the course')).toBeFocused()
  expect(await cached(page, 'course')).toEqual([])
})

test('a course that the browser removed is missed, and one that does not fit says so', async ({ page }) => {
  await open(page, hub)
  await saveCourse(page)
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name)
  })
  await page.reload()
  await awake(page)
  await expect(said(page)).toContainText('The browser removed the saved course')
  const session = await page.context().newCDPSession(page)
  const { origin } = new URL(page.url())
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1_000_000 })
  await button(page, 'Save the course').click()
  await expect(page.locator('[data-island=saved-course] [role=alert]')).toContainText('enough space')
})
