import type { Page } from '@playwright/test'
import { awake, expect, open } from './reader'

/** The page of the study plan. */
export const planPage = '/scrum/psm-1/psm1-exam-preparation'

/** The address in links to it. */
export const planLink = `${planPage}#make-your-study-plan`

const key = 'agile-primer:1:progress'

/** A Monday. */
export const monday = '2026-11-23'

/** Sets the page's clock; timers run as usual. */
const setDay = (page: Page, day: string) => page.clock.setFixedTime(new Date(`${day}T09:00:00Z`))

/** The parts of the plan. */
export const parts = (page: Page) => {
  const main = page.getByRole('main')
  const result = main.getByRole('region', { name: 'Your plan' })
  return {
    exam: main.getByLabel('Day of your exam'),
    minutes: main.getByLabel('Minutes a day'),
    change: main.getByText('Change the plan', { exact: true }).first(),
    weekday: (name: string) => main.getByRole('checkbox', { name }),
    make: main.getByRole('button', { name: /^(Make|Change) the plan$/ }),
    refusal: main.getByRole('alert').filter({ hasText: /\S/ }),
    result,
    heading: result.getByRole('heading', { name: 'Your plan' }),
    days: result.locator('li', { has: page.getByRole('heading', { level: 4 }) }),
    save: result.getByRole('button', { name: 'Save for your calendar (.ics)' }),
  }
}

/** Makes a plan as a reader does. */
export async function makePlan(page: Page, exam: string, minutes: string): Promise<void> {
  const { exam: day, minutes: field, make } = parts(page)
  // The form loads on approach; what was filled in before that stays.
  await awake(page)
  await day.focus()
  await page.locator('[data-island=study-plan][data-alive]').waitFor()
  await expect(make).toBeEnabled()
  await day.fill(exam)
  await field.fill(minutes)
  await make.click()
}

/** Opens the page on a day. */
export async function openPlan(page: Page, day = monday): Promise<void> {
  await setDay(page, day)
  await open(page, planPage)
}

/** Stores progress in the course once, before the page's scripts run. */
export async function keepProgress(page: Page, progress: object): Promise<void> {
  await open(page, '/about')
  await page.evaluate(([key, value]) => window.localStorage.setItem(key, value), [
    key,
    JSON.stringify(progress),
  ] as const)
}

/** The stored plan; undefined if there is none. */
export const keptPlan = (page: Page) =>
  page.evaluate(name => {
    const progress = JSON.parse(window.localStorage.getItem(name) ?? '{}') as { plan?: object }
    return progress.plan
  }, key)
