import { expect, open, test } from '../site/support/reader'

test('figures have their size from the file, else 640 by 360, large 1280 by 720', async ({ page }) => {
  await open(page, '/blocks/figures')
  const images = page.getByRole('main').locator('figure img')
  const given = await images.evaluateAll(all =>
    all.map(image => ['width', 'height', 'loading'].map(name => image.getAttribute(name))),
  )
  expect(given).toEqual([
    // One with a dark twin is fetched once it is known which of the two.
    ['640', '360', 'lazy'],
    ['640', '360', 'lazy'],
    ['640', '360', 'eager'],
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
