import type { Page } from '@playwright/test'
import { expect, open, test } from './support/reader'
import { generator, teamNames } from './support/team-names'

const row = (page: Page) => page.getByRole('list', { name: 'Team names' }).getByRole('listitem').first()

test.use({ viewport: { width: 360, height: 740 } })

for (const query of ['', '?theme=birds'])
  test(`the list begins on the first screen of a phone${query && ' for who opens a link'}`, async ({
    page,
  }) => {
    await open(page, teamNames + query)
    const { name, theme, inRow } = generator(page)
    await expect(inRow('Copy')).toBeEnabled()
    await expect(name).toBeInViewport({ ratio: 1 })
    await expect(theme).toBeHidden()
    const options = page.getByRole('button', { name: 'Options' })
    await options.click()
    await expect(options).toHaveAttribute('aria-expanded', 'true')
    await theme.selectOption({ label: 'Sea' })
    await expect(page).toHaveURL(/theme=sea/)
    await expect(theme).toBeVisible()
  })

test('the words of a name’s buttons begin where it does, and leave it room', async ({ page }) => {
  await open(page, teamNames)
  const { name, inRow } = generator(page)
  const [above, below] = [await name.boundingBox(), await inRow('Lock').boundingBox()]
  expect(below?.x).toBe((above?.x ?? 0) - 8)
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0) + 4)
  // One line, also while one of them says what it did.
  await page.context().grantPermissions(['clipboard-write'])
  const { height } = (await row(page).boundingBox()) ?? {}
  await inRow('Copy').click()
  await expect(inRow('Copied')).toBeVisible()
  expect((await row(page).boundingBox())?.height).toBe(height)
})
