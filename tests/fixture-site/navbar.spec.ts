import { expect, open, test } from '../site/support/reader'

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
