import { expect, test } from './support/reader'
import { makePlan, openPlan, parts } from './support/study-plan'

const other = 'Other minutes on some weekdays'
const workdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']

test('the form of a study plan keeps the days on the way to minutes by weekday and back', async ({
  page,
}) => {
  await openPlan(page)
  // Refused, so that the form is awake and stays.
  await makePlan(page, '', '45')
  const { weekday, minutes } = parts(page)
  for (const day of workdays) await weekday(day).uncheck()
  await weekday(other).check()
  const minutesOf = (day: string) => page.getByRole('spinbutton', { name: day })
  for (const day of workdays) await expect(minutesOf(day)).toHaveValue('0')
  await expect(minutesOf('Saturday')).toHaveValue('45')
  await minutesOf('Friday').fill('20')
  await weekday(other).uncheck()
  await expect(minutes).toHaveValue('45')
  await expect(weekday('Monday')).not.toBeChecked()
  await expect(weekday('Friday')).toBeChecked()
  await weekday(other).check()
  await expect(minutesOf('Friday')).toHaveValue('20')
})

test('a refusal goes once it is no longer true', async ({ page }) => {
  await openPlan(page)
  await makePlan(page, '', '45')
  const { weekday, exam, make, refusal } = parts(page)
  await exam.fill('2026-12-21')
  await expect(refusal).toHaveCount(0)
  for (const day of [...workdays, 'Saturday', 'Sunday']) await weekday(day).uncheck()
  await make.click()
  await expect(refusal).toHaveText('Choose at least one day of the week.')
  await weekday('Saturday').check()
  await expect(refusal).toHaveCount(0)
})
