import { expect, open, test } from '../site/support/reader'

const address = 'https://newsletter.example/embed.js'

test("the provider's script comes with the form, asynchronously, and goes when the reader leaves", async ({
  page,
  outside,
}) => {
  await open(page, '/blocks/contents')
  const script = page.locator(`body > script[src="${address}"]`)
  await expect(script).toHaveCount(1)
  await expect(script).toHaveJSProperty('async', true)
  expect(outside.requests).toEqual([`GET ${address}`])

  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Figures' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Figures' })).toBeVisible()
  await expect(script).toHaveCount(0)
})

test('a configured form posts to the provider and carries its settings', async ({ page }) => {
  await open(page, '/blocks/contents')
  const form = page.getByRole('form', { name: 'Get Free eBook' })
  await expect(form).toHaveAttribute('action', 'https://newsletter.example/grove-forms/42/subscriptions')
  await expect(form).toHaveAttribute('method', 'post')
  await expect(form).toHaveAttribute('data-sv-form', '42')
  const { settings } = JSON.parse((await form.getAttribute('data-options')) ?? '{}') as {
    settings?: Record<string, unknown>
  }
  const timed = { trigger: 'timer', timer: 5, devices: 'all', show_once_every: 15 }
  expect(settings).toMatchObject({
    modal: timed,
    slide_in: timed,
    sticky_bar: timed,
    recaptcha: { enabled: false },
  })
})
