import { site } from '../../data/site'
import { lesson } from './support/examples'
import { awake, expect, open, test } from './support/reader'

test('a browser can install the site, under its name, with its icons and its front page', async ({
  page,
}) => {
  await open(page, lesson)
  await awake(page)
  await page.keyboard.press('Shift')
  await expect(page.locator('link[rel=manifest]')).toHaveCount(1)
  const session = await page.context().newCDPSession(page)
  const { data = '', errors } = await session.send('Page.getAppManifest')
  expect(errors).toEqual([])
  expect(JSON.parse(data)).toMatchObject({ name: site.brand, id: '/', start_url: '/', scope: '/' })
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  // A test's profile is a private one, which installs nothing.
  const others = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')
  expect(others).toEqual([])
})
