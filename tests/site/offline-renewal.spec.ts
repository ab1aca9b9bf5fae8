import { bundleScripts } from '../../tooling/build/bundle-scripts'
import { offlineList, publishSecondEdition, secondBuild, textAnswer } from './support/deployment'
import { lesson } from './support/examples'
import { beginExam } from './support/exam'
import { cached, hub, readTwoPages, said, saveCourse, test, workers } from './support/offline'
import { awake, expect, open } from './support/reader'
import { field, options } from './support/search'

test.use({ serviceWorkers: 'allow' })

test('a new build is taken up as a whole, and no exam is reloaded for it', async ({
  page,
  context,
  deployment,
}) => {
  await open(page, hub)
  await saveCourse(page)
  const examTab = await context.newPage()
  await beginExam(examTab)
  await examTab.evaluate(() => Reflect.set(window, 'stayed', true))
  const [first] = offlineList()
    .files.map(([address]) => address)
    .filter(address => address.includes('/titles.json'))
  publishSecondEdition(deployment)

  await readTwoPages(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('second edition')
  const titles = `/_next/static/${secondBuild}/search-en-US/titles.json`
  await expect.poll(() => cached(page, `course-${secondBuild}`)).toContain('/offline.json')
  expect(await cached(page, `course-${secondBuild}`)).toContain(titles)
  // The exam may still need the first edition.
  expect(await cached(page, 'course')).toContain(first)
  expect(await examTab.evaluate(() => Reflect.has(window, 'stayed'))).toBe(true)

  deployment.stop()
  await page.goto(lesson)
  await awake(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('second edition')
  expect(await page.evaluate(() => document.documentElement.dataset.build)).toBe(secondBuild)
  expect(await page.locator('script[data-then]').getAttribute('data-then')).toContain('page-second.js')
  await field(page).fill('definition of done')
  await expect(options(page).first()).toBeVisible()

  await deployment.start()
  await examTab.close()
  await open(page, hub)
  await readTwoPages(page)
  await expect.poll(() => cached(page, 'course')).not.toContain(first)
})

test('a course stays as it was while a part of the new one is missing', async ({ page, deployment }) => {
  await open(page, hub)
  await saveCourse(page)
  publishSecondEdition(deployment)
  const texts = `/_next/static/${secondBuild}/search-en-US/texts.json`
  deployment.answers[texts] = (_request, response) => void response.writeHead(404).end()
  await readTwoPages(page)
  await expect.poll(() => cached(page, secondBuild)).not.toEqual([])
  await expect(said(page)).toContainText('There is a newer version of it.')
  deployment.stop()
  await page.goto('/scrum/psm-1/scrum-values')
  await awake(page)
  expect(await page.evaluate(() => document.documentElement.dataset.build)).toBe(offlineList().build)
})

test('switched off, the worker removes what it kept, and itself', async ({ page, deployment }) => {
  await readTwoPages(page)
  const { files } = await bundleScripts(
    process.cwd(),
    { darkMode: false, defaultLocale: 'en-US', locales: [], offline: false },
    {},
  )
  deployment.answers['/sw.js'] = textAnswer('js', files.get('/sw.js') ?? '')
  await page.evaluate(() => caches.open('of-something-else'))
  await page.goto('/mission')
  await expect.poll(() => workers(page)).toBe(0)
  expect(await page.evaluate(() => caches.keys())).toEqual(['of-something-else'])
})
