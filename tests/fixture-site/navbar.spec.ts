import { expect, open, test } from '../site/support/reader'

test('sections stand in the bar, a hidden page does not; a section without a page leads to its first', async ({
  page,
}) => {
  await open(page, '/tree/start')
  const bar = page.getByRole('navigation', { name: 'Main' })
  await expect(bar.getByRole('link')).toHaveText(['Home', 'Blocks', 'Options', 'Layouts', 'Tree'])
  await expect(bar.locator('[aria-current]')).toHaveText('Tree')
  await bar.getByRole('link', { name: 'Options' }).click()
  await expect(page).toHaveURL('/options/all')
  expect((await page.request.get('/secret')).status()).toBe(200)
})

test('a menu opens its links, inside and outside the site', async ({ page, outside }) => {
  await open(page, '/blocks/code')
  const more = page.getByRole('button', { name: 'More' })
  await more.press('Enter')
  const items = page.getByRole('menuitem')
  await expect(items).toHaveText(['Tabs of the menu', 'Outside of the menu (opens in a new tab)'])
  await expect(items.last()).toHaveAttribute('rel', /\bnoopener\b/)
  const opened = page.context().waitForEvent('page')
  await items.last().click()
  await expect(await opened).toHaveTitle('Outside')
  expect(outside.requests).toEqual(['GET https://outside.example/menu'])

  await more.click()
  await items.first().click()
  await expect(page).toHaveURL('/blocks/tabs')
  await expect(page.getByRole('menu')).toBeHidden()
})

test('on a phone the menu is a folder of the drawer, closed at first', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/blocks/code')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const drawer = page.getByRole('navigation', { name: 'Pages' })
  const more = drawer.getByRole('button', { name: 'More' })
  const inside = drawer.getByRole('link', { name: 'Tabs of the menu' })
  await expect(more).toHaveAttribute('aria-expanded', 'false')
  await expect(inside).toBeHidden()
  await more.click()
  await expect(drawer.getByRole('link', { name: 'Outside of the menu' })).toHaveAttribute(
    'href',
    'https://outside.example/menu',
  )
  await inside.click()
  await expect(page).toHaveURL('/blocks/tabs')
  await expect(drawer).toBeHidden()
})

for (const [name, address] of [
  ['Chat', 'https://chat.example/agile'],
  ['Project', 'https://project.example/agile'],
] as const) {
  test(`the ${name.toLowerCase()} link opens a new tab that cannot reach back`, async ({ page, outside }) => {
    await open(page, '/')
    const link = page.getByRole('banner').getByRole('link', { name: `${name} (opens in a new tab)` })
    await expect(link).toHaveAttribute('href', address)
    await expect(link).toHaveAttribute('rel', /\bnoopener\b/)
    const opened = page.context().waitForEvent('page')
    await link.click()
    const elsewhere = await opened
    await expect(elsewhere).toHaveTitle('Outside')
    expect(await elsewhere.evaluate(() => window.opener as unknown)).toBeNull()
    expect(outside.requests).toEqual([`GET ${address}`])
  })
}
