import { expect, open, test } from '../site/support/reader'

for (const address of ['/layouts/default', '/layouts/default#second-section']) {
  test(`a language chosen on ${address} is kept in a cookie for a year, and the page loads anew`, async ({
    page,
    context,
  }) => {
    await open(page, address)
    const language = page.getByRole('contentinfo').getByRole('combobox', { name: 'Change language' })
    await expect(language).toHaveValue('en-US')
    await expect(language.getByRole('option')).toHaveText(['English', 'Deutsch'])
    await page.evaluate(() => Reflect.set(window, 'isOldPage', true))

    const loaded = page.waitForEvent('load')
    await language.selectOption('Deutsch')
    await loaded
    expect(await page.evaluate(() => Reflect.get(window, 'isOldPage') as unknown)).toBeUndefined()
    await expect(page).toHaveURL(address)
    const cookie = (await context.cookies()).find(({ name }) => name === 'NEXT_LOCALE')
    expect(cookie).toMatchObject({ value: 'de', path: '/' })
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / (24 * 60 * 60)
    expect(days).toBeGreaterThan(364)
    expect(days).toBeLessThanOrEqual(365)
    for (const each of await page.getByRole('combobox', { name: 'Change language' }).all()) {
      await expect(each).toHaveValue('de')
    }
  })
}
