import { expect, open, test } from './support/reader'

const route = '/tools/scrum-team-name-geneartor'

test('what was chosen before the code of the team names was there is heeded', async ({ page }) => {
  let release: (() => void) | undefined
  const released = new Promise<void>(done => {
    release = done
  })
  await page.route(/team-names-/, async request => {
    await released
    await request.continue()
  })
  await open(page, route)
  const field = (label: string) => page.getByRole('combobox', { name: label, exact: true })
  await field('Theme').selectOption({ label: 'Birds' })
  await field('First letter').selectOption('P')
  release?.()
  await expect(page).toHaveURL(`${route}?theme=birds&letter=P`)
  await expect(field('Theme')).toHaveValue('birds')
  await expect(field('First letter')).toHaveValue('P')
  for (const name of await page.getByRole('list', { name: 'Team names' }).getByRole('listitem').all())
    await expect(name).toHaveText(/^(The )?P/)
})

test('so is what was chosen before any script was there', async ({ page }) => {
  let release: (() => void) | undefined
  const released = new Promise<void>(done => {
    release = done
  })
  await page.route(/static\/page\/page-/, async request => {
    await released
    await request.continue()
  })
  await page.goto(route)
  await page.getByRole('combobox', { name: 'Theme', exact: true }).selectOption({ label: 'Birds' })
  release?.()
  await expect(page).toHaveURL(`${route}?theme=birds`)
})
