import { expect, open, test } from '../site/support/reader'

test('each callout is a note of its kind, with a color of its own', async ({ page }) => {
  await open(page, '/blocks/callouts')
  const notes = page.getByRole('main').getByRole('note')
  await expect(notes).toHaveCount(4)
  for (const [name, text] of [
    ['Note', 'The default one'],
    ['Error', 'The error'],
    ['Information', 'The information'],
    ['Warning', 'The warning'],
  ] as const) {
    await expect(page.getByRole('note', { name })).toContainText(text)
  }
  const colors = await notes.evaluateAll(all => all.map(note => getComputedStyle(note).backgroundColor))
  expect(new Set(colors).size).toBe(4)
})

test('cards lead to their pages, in a grid of up to three columns unless told otherwise', async ({
  page,
}) => {
  await open(page, '/blocks/cards')
  const grids = page.locator('.nextra-cards')
  const rowsOf = (index: number) =>
    grids.nth(index).evaluate(grid => getComputedStyle(grid).getPropertyValue('--rows'))
  expect([await rowsOf(0), await rowsOf(1)]).toEqual(['3', '2'])
  await expect(page.getByRole('main').getByRole('link', { name: /^Code to copy/ })).toHaveAttribute(
    'href',
    '/blocks/code',
  )
  await page.getByRole('main').getByRole('link', { name: 'A board with columns' }).click()
  await expect(page).toHaveURL('/blocks/figures')
})

test('a folder of the file tree opens and closes by keyboard and says which it is', async ({ page }) => {
  await open(page, '/blocks/file-tree')
  const tree = page.getByRole('main')
  await expect(tree.getByRole('button', { name: 'pages' })).toHaveAttribute('aria-expanded', 'true')
  await expect(tree.getByText('index.mdx')).toBeVisible()

  const folder = tree.getByRole('button', { name: 'scrum' })
  const inside = tree.getByText('sprint.mdx')
  await expect(folder).toHaveAttribute('aria-expanded', 'false')
  await expect(inside).toBeHidden()
  await folder.press('Enter')
  await expect(folder).toHaveAttribute('aria-expanded', 'true')
  await expect(inside).toBeVisible()
  await folder.press(' ')
  await expect(folder).toHaveAttribute('aria-expanded', 'false')
  await expect(inside).toBeHidden()
})

test('steps are numbered in their order', async ({ page }) => {
  await open(page, '/blocks/steps')
  const steps = page.locator('.nextra-steps').getByRole('heading', { level: 3 })
  await expect(steps).toHaveText(['Write the card', 'Limit the column', 'Pull the next'])
  const signs = await steps.evaluateAll(all =>
    all.map(step => {
      const { content, counterIncrement } = getComputedStyle(step, '::before')
      return [content, getComputedStyle(step).counterIncrement, counterIncrement]
    }),
  )
  expect(signs).toEqual(Array.from({ length: 3 }, () => ['counter(step)', 'step 1', 'none']))
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('details open and close by keyboard', async ({ page }) => {
      await page.goto('/blocks/details')
      const answer = page.getByText('It shows where work waits.')
      const summary = page.getByText('What is a limit for?')
      await expect(page.getByText('Nothing to press first.')).toBeVisible()
      await expect(answer).toBeHidden()
      await summary.press('Enter')
      await expect(answer).toBeVisible()
      await summary.press('Enter')
      await expect(answer).toBeHidden()
    })
  })
}

test('headings of level 2 to 6 have anchors and stand in the contents, each deeper than the one before', async ({
  page,
}) => {
  await open(page, '/blocks/headings')
  const contents = page.getByRole('navigation', { name: 'On this page' })
  const starts: number[] = []
  for (const [index, word] of ['two', 'three', 'four', 'five', 'six'].entries()) {
    const heading = page.getByRole('heading', { name: `Level ${word}`, level: index + 2 })
    await expect(heading.getByRole('link')).toHaveAttribute('href', `#level-${word}`)
    const link = contents.getByRole('link', { name: `Level ${word}` })
    await expect(link).toHaveAttribute('href', `#level-${word}`)
    starts.push((await link.boundingBox())?.x ?? 0)
  }
  const [first = 0] = starts
  expect(starts.map(start => start - first)).toEqual([0, 16, 32, 48, 64])
})

test('a highlight is bold only when asked', async ({ page }) => {
  await open(page, '/blocks/highlights')
  const weightOf = (text: string) =>
    page.getByText(text).evaluate(element => Number(getComputedStyle(element).fontWeight))
  expect(await weightOf('Stop starting and begin finishing.')).toBe(400)
  expect(await weightOf('Limit the work in progress.')).toBe(700)
})

test('figures have their size from the file, else 640 by 360, large 1280 by 720', async ({ page }) => {
  await open(page, '/blocks/figures')
  const images = page.getByRole('main').locator('figure img')
  const given = await images.evaluateAll(all =>
    all.map(image => ['width', 'height', 'loading'].map(name => image.getAttribute(name))),
  )
  expect(given).toEqual([
    ['640', '360', 'eager'],
    ['640', '360', 'lazy'],
    ['640', '360', 'lazy'],
    ['1280', '720', 'lazy'],
  ])
})

test('a caption is text, or a link that opens the source in a new tab', async ({ page, outside }) => {
  await open(page, '/blocks/figures')
  await expect(page.getByRole('figure').first().locator('figcaption')).toHaveText('A board of two columns')
  const source = page.getByRole('link', { name: 'Where the board comes from (opens in a new tab)' })
  await expect(source).toHaveAttribute('href', 'https://outside.example/board')
  await expect(source).toHaveAttribute('rel', /\bnoopener\b/)
  const opened = page.context().waitForEvent('page')
  await source.click()
  await expect(await opened).toHaveTitle('Outside')
  expect(outside.requests).toEqual(['GET https://outside.example/board'])
  await expect(page.locator('figcaption')).toHaveCount(2)
})
