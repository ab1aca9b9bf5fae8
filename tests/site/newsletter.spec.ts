import type { Page, Request, Route } from '@playwright/test'
import { site } from '../../data/site'
import { formAction } from '../../lib/newsletter/form'
import { observeAnalytics } from './support/analytics'
import { lesson } from './support/examples'
import { expect, open, test } from './support/reader'

const action = formAction(site.newsletter)
const formOf = (page: Page) => page.getByRole('form', { name: 'Get Free eBook' })
const buttonOf = (page: Page) => formOf(page).getByRole('button', { name: 'Subscribe & Download' })

/** Answers the form in the provider's place. Gives the requests so far. */
async function answerForm(page: Page, answer: (route: Route) => Promise<void>): Promise<Request[]> {
  const requests: Request[] = []
  await page.route(action, async route => {
    requests.push(route.request())
    await answer(route)
  })
  return requests
}

const succeed = (route: Route) => route.fulfill({ json: { status: 'success' } })

async function fillIn(page: Page): Promise<void> {
  await formOf(page).getByRole('textbox', { name: 'First name' }).fill('Ada')
  await formOf(page).getByRole('textbox', { name: 'Email address' }).fill('ada@mail.example')
}

test('the form is below the contents, with its texts, and comes after the scripts', async ({ page }) => {
  const html = await (await page.request.get(lesson)).text()
  expect(html.replace(/<noscript>.*?<\/noscript>/gs, '')).not.toContain('Subscribe &amp; Download')
  await open(page, lesson)
  const form = formOf(page)
  await expect(form).toContainText('Download the free Scrum Mastery Handbook.')
  await expect(form).toContainText('We respect your privacy. Unsubscribe at any time.')
  await expect(form.getByRole('alert')).toBeHidden()
  await expect(form).toHaveCSS('max-width', /^(none|700px)$/)
  expect((await form.boundingBox())?.width).toBeLessThanOrEqual(700)
  // The button is level with the fields, whatever the size of their labels.
  for (const width of [1280, 1600]) {
    await page.setViewportSize({ width, height: 900 })
    const button = await form.getByRole('button').boundingBox()
    expect(button?.y).toBeCloseTo((await form.getByRole('textbox').first().boundingBox())?.y ?? 0, 0)
  }
  const contents = await page.getByRole('button', { name: 'In this article' }).boundingBox()
  const next = await page.getByRole('heading', { name: 'Two ways to control a process' }).boundingBox()
  const box = await form.boundingBox()
  expect(box?.y).toBeGreaterThan(contents?.y ?? 0)
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(next?.y ?? 0)
})

for (const width of [360, 768, 1280]) {
  test(`nothing shifts when the form appears on a screen ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 2000 })
    await page.addInitScript(() => {
      const shifts: number[] = []
      Reflect.set(window, 'shifts', shifts)
      new PerformanceObserver(list => {
        for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value') as number)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await open(page, lesson)
    await expect(formOf(page)).toBeInViewport()
    const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as number[])
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01)
  })
}

test('wrong fields are marked in place before anything is sent', async ({ page }) => {
  const requests = await answerForm(page, succeed)
  await open(page, lesson)
  const [name, email] = [
    formOf(page).getByRole('textbox', { name: 'First name' }),
    formOf(page).getByRole('textbox', { name: 'Email address' }),
  ]
  const [noName, noAddress] = [
    formOf(page).getByText('Enter your first name.'),
    formOf(page).getByText('Enter an address like'),
  ]
  await name.fill('   ')
  await buttonOf(page).click()
  await expect(name).toBeFocused()
  await expect(noName).toBeVisible()
  await expect(noAddress).toBeVisible()
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await name.fill('Ada')
  for (const address of ['ada', 'ada@mail']) {
    await email.fill(address)
    await buttonOf(page).click()
    await expect(email).toBeFocused()
    await expect(noName).toBeHidden()
    await expect(noAddress).toBeVisible()
  }
  expect(requests).toEqual([])
})

test('a submission posts both fields once, shows that it is under way, and then what to do', async ({
  page,
}) => {
  const events = await observeAnalytics(page)
  let release: () => void = () => undefined
  const held = new Promise<void>(resolve => (release = resolve))
  const requests = await answerForm(page, async route => {
    await held
    await succeed(route)
  })
  await open(page, lesson)
  await fillIn(page)
  await buttonOf(page).dblclick()
  await expect(buttonOf(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(buttonOf(page).locator('[aria-hidden=true]')).toBeVisible()
  await buttonOf(page).press('Enter')
  release()
  await expect(page.getByRole('main').getByRole('status').first()).toContainText(
    'Success! Now check your email to confirm your subscription.',
  )
  await expect(formOf(page)).toBeHidden()
  await expect(page).toHaveURL(lesson)

  expect(requests).toHaveLength(1)
  expect(requests[0]?.method()).toBe('POST')
  const body = requests[0]?.postData() ?? ''
  expect(body).toMatch(/name="fields\[first_name\]"\s+Ada\s/)
  expect(body).toMatch(/name="email_address"\s+ada@mail\.example\s/)
  expect(events).toContainEqual(['toc_subscribe', 'button', 'Subscribe', undefined])
})

test("a refusal shows the provider's reason in the red area, and the form can be sent again", async ({
  page,
}) => {
  let refusals = 0
  const requests = await answerForm(page, route => {
    const answer = { status: 'failed', errors: { messages: ['This address cannot be reached.'] } }
    return refusals++ === 0 ? route.fulfill({ status: 422, json: answer }) : succeed(route)
  })
  await open(page, lesson)
  await fillIn(page)
  await buttonOf(page).click()
  const alert = formOf(page).getByRole('alert')
  await expect(alert).toHaveText('This address cannot be reached.')
  // The theme's own red: of the light one, or of the dark.
  await expect(alert).toHaveCSS('border-left-color', /^rgb\((179, 38, 30|255, 154, 146)\)$/)
  await expect(buttonOf(page)).not.toHaveAttribute('aria-disabled')
  const signUp = formOf(page).getByRole('link', { name: 'Open the sign-up page' })
  await expect(signUp).toHaveAttribute('href', site.ebookSignUpPage)
  await buttonOf(page).click()
  await expect(formOf(page)).toBeHidden()
  expect(requests).toHaveLength(2)
})

test('a provider that cannot be reached costs a sentence that says what to do', async ({ page, outside }) => {
  await answerForm(page, route => route.abort())
  await open(page, lesson)
  expect(outside.errors).toEqual([])
  await fillIn(page)
  await buttonOf(page).click()
  await expect(formOf(page).getByRole('alert')).toContainText(
    'didn’t answer. Check your connection and try again',
  )
  // The browser itself notes that a request failed; the page adds nothing.
  expect(outside.errors.filter(error => !error.startsWith('Failed to load resource'))).toEqual([])
})

test('an analytics function that throws changes nothing', async ({ page, outside }) => {
  const events = await observeAnalytics(page, { throwing: true })
  await answerForm(page, succeed)
  await open(page, lesson)
  await fillIn(page)
  await buttonOf(page).click()
  await expect(formOf(page)).toBeHidden()
  expect(events).toEqual([['toc_subscribe', 'button', 'Subscribe', undefined]])
  expect(outside.errors).toEqual([])
})

test("the form carries the provider's settings as its embed reads them", async ({ page }) => {
  await open(page, lesson)
  await expect(formOf(page)).toHaveAttribute('action', action)
  await expect(formOf(page)).toHaveAttribute('method', 'post')
  const options = JSON.parse((await formOf(page).getAttribute('data-options')) ?? '') as {
    settings: { modal: object }
  }
  expect(options.settings.modal).toMatchObject({
    trigger: 'timer',
    timer: 5,
    show_once_every: 15,
    devices: 'all',
  })
})
