import { existsSync } from 'node:fs'
import { expect, open, test } from '../site/support/reader'

test.use({ serviceWorkers: 'allow' })

test('a site whose owner keeps nothing on devices offers nothing, and has no list and no offline page', async ({
  page,
}) => {
  await open(page, '/')
  await expect(page.locator('[data-island=saved-course]')).toHaveCount(0)
  for (const file of ['offline.json', 'offline.html'])
    expect(existsSync(`.cache/fixture/out/${file}`), file).toBe(false)
  await page.getByRole('main').getByRole('link', { name: 'tree' }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Fixture')
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
})

test('its worker, which takes the place of one that kept pages, removes them and itself', async ({
  page,
}) => {
  await open(page, '/')
  await page.evaluate(async () => {
    await caches.open('agile-primer:1:pages')
    await caches.open('of-something-else')
    const { trustedTypes } = window as unknown as {
      trustedTypes: {
        createPolicy: (name: string, rules: object) => { createScriptURL: (a: string) => string }
      }
    }
    const policy = trustedTypes.createPolicy('site', { createScriptURL: (address: string) => address })
    await navigator.serviceWorker.register(policy.createScriptURL('/sw.js'))
  })
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0)
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['of-something-else'])
})
