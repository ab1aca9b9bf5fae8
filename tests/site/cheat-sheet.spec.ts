import { expect, open, test } from './support/reader'

const cheatSheet = '/scrum/psm-1/conclusion/scrum-psm1-cheat-sheet'

for (const format of ['A4', 'Letter'] as const) {
  test(`the cheat sheet prints on two pages of ${format}`, async ({ page }) => {
    await open(page, cheatSheet)
    const pdf = (await page.pdf({ format, printBackground: true })).toString('latin1')
    // One object of this type for each sheet; the list of them has the type 'Pages'.
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(2)
  })
}

test('the cheat sheet prints its title and the sheet, and nothing around it', async ({ page }) => {
  await open(page, cheatSheet)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[data-prints-alone]')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Sources' })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Check yourself' })).toBeHidden()
})
