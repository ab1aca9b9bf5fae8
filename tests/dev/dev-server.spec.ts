import { beginExam } from '../site/support/exam'
import { expect, open, test } from '../site/support/reader'
import { field, options } from '../site/support/search'
import { ProjectCopy } from './project-copy'

const article = '/scrum/articles/velocity-myths'
const lesson = '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning'

// One server for all of these.
test.describe.configure({ mode: 'default' })

test.describe('npm run dev', () => {
  let project: ProjectCopy

  test.beforeAll(async () => {
    // Next.js compiles the site's code for the first page.
    test.setTimeout(180_000)
    project = new ProjectCopy()
    const file = 'data/questions/sprint-planning.ts'
    const undo = project.edit(file, text =>
      text.replace("topic: 'sprint-planning',", "topic: 'sprint-planning'"),
    )
    await expect(project.start(), 'broken before the start').rejects.toThrow(
      new RegExp(`${file}:\\d+  cannot be read: a comma is missing after this: add it\\.\\s*$`),
    )
    undo()
    await project.start()
    expect((await fetch(test.info().project.use.baseURL ?? '')).status).toBe(200)
  })
  test.afterAll(() => project.close())

  test('serves a page as readers get it, with no script of Next.js', async ({ page, outside }) => {
    await open(page, article)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Velocity')
    expect(await page.locator('script[src*="/chunks/"]').count()).toBe(0)
    expect(outside.errors).toEqual([])
  })

  test('serves feeds, Markdown, and social cards as the build makes them', async ({ page, request }) => {
    await open(page, article)
    const title = await page.getByRole('heading', { level: 1 }).innerText()
    expect(await (await request.get(`${article}.md`)).text()).toContain(`\n# ${title}\n`)
    expect(await (await request.get('/rss.xml')).text()).toMatch(/<rss .*<item>/s)
    const card = await page.locator('meta[property="og:image"]').getAttribute('content')
    const picture = await request.get(new URL(card ?? '').pathname)
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png'])
    expect((await request.get('/scrum/nowhere.md')).status()).toBe(404)
  })

  test('shows a letter as the mail that is made of its page', async ({ page }) => {
    await page.goto('/_development/letters')
    await page.getByRole('link', { name: '03-sprint-goal' }).click()
    const mail = page.frameLocator('iframe[title="360 px"]')
    await expect(mail.getByRole('heading', { level: 1 })).toHaveText('Say the Sprint Goal in Your Own Words')
    await expect(mail.getByText('Letter 03, day 3 of 30')).toBeVisible()
    await expect(mail.getByRole('link', { name: 'unsubscribe' })).toBeVisible()
  })

  test('searches, and opens a result', async ({ page }) => {
    await open(page, '/agile/overview')
    await field(page).pressSequentially('sprint planning')
    await expect(options(page).first()).toHaveAttribute('href', lesson)
    await field(page).press('Enter')
    await expect(page).toHaveURL(lesson)
  })

  test('opens a closed folder and a menu of the bar', async ({ page }) => {
    await open(page, article)
    await page.getByRole('button', { name: 'Pages in PSM I Study Course' }).click()
    const inside = page.getByRole('navigation', { name: 'Pages' })
    await expect(inside.getByRole('link', { name: 'Scrum Theory and Principles' })).toBeVisible()
    await page.getByRole('button', { name: 'Pages in Kanban' }).click()
    await expect(page.getByRole('navigation', { name: 'Main' }).locator('li li').first()).toBeVisible()
  })

  test('judges the answer to a question', async ({ page }) => {
    await open(page, lesson)
    const question = page.locator('[data-island=lesson] > ol > li').first()
    await question.getByRole('radio').or(question.getByRole('checkbox')).first().check()
    await question.getByRole('button', { name: 'Check', exact: true }).click()
    await expect(question.getByText(/^(Right\.|Not right\.|Choose \w+\.)/)).toBeVisible()
  })

  test('begins an exam', async ({ page }) => {
    await beginExam(page)
    await expect(page).toHaveURL(/#exam-/)
  })

  test('names a mistake on the open page once it is saved, and shows the page without it', async ({
    page,
  }) => {
    await open(page, article)
    const box = page.getByRole('complementary', { name: 'To correct on this page' })
    const undo = project.edit(`pages${article}.mdx`, text =>
      text.replace('Velocity is the number', 'Velocity is the [number](/scrum/nowhere)'),
    )
    await expect(page.getByRole('main').getByRole('link', { name: 'number', exact: true })).toBeVisible()
    await expect(box).toContainText('/scrum/nowhere leads to no page')
    undo()
    await expect(page.getByRole('main').getByRole('link', { name: 'number', exact: true })).toBeHidden()
    await expect(box).toBeHidden()
  })

  test('names a syntax error in data/, goes on, and shows the data once it is corrected', async ({
    page,
  }) => {
    await open(page, lesson)
    const box = page.getByRole('complementary', { name: 'To correct on this page' })
    const stem = page.getByText('Written while the server runs')
    const file = 'data/questions/sprint-planning.ts'
    const undo = project.edit(file, text =>
      text.replace("topic: 'sprint-planning',", "topic: 'sprint-planning'"),
    )
    await expect(box).toContainText('a comma is missing after this')
    await expect(box).toContainText(`${file}:`)
    undo()
    await expect(box).toBeHidden()
    project.edit(file, text => text.replace(/stem:\s*(['"`])/, 'stem: $1Written while the server runs: '))
    await expect(stem).toBeVisible()
  })

  test('links a term of the glossary by its new name', async ({ page }) => {
    await open(page, article)
    const link = page.getByRole('main').getByRole('link', { name: 'usual kind' })
    await expect(link).toBeHidden()
    project.edit('pages/scrum/glossary.mdx', text =>
      text.replace('### affinity estimation', '### usual kind'),
    )
    await expect(link).toHaveAttribute('href', '/scrum/glossary#usual-kind')
  })
})
