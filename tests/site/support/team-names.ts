import type { Page } from '@playwright/test'

/** The page with the generator of team names. */
export const teamNames = '/tools/scrum-team-name-geneartor'

/** Parts of the generator; the row is the first one. */
export const generator = (page: Page) => {
  const main = page.getByRole('main')
  const row = main.getByRole('list', { name: 'Team names' }).getByRole('listitem').first()
  return {
    theme: main.getByRole('combobox', { name: 'Theme', exact: true }),
    newNames: main.getByRole('button', { name: 'New names' }),
    said: main.getByRole('status').filter({ hasText: /\S/ }),
    name: row.locator('span').first(),
    inRow: (name: string) => row.getByRole('button', { name }),
  }
}
