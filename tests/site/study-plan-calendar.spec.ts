import { downloadOf, textOf } from './support/progress'
import { expect, test } from './support/reader'
import { makePlan, openPlan, parts } from './support/study-plan'

test.describe('A study plan in a calendar', () => {
  test('becomes a calendar file, for whole days or for an hour, which is asked for only then', async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', request => asked.push(request.url()))
    await openPlan(page)
    await makePlan(page, '2026-12-21', '60')
    const { save, result } = parts(page)
    await expect(save).toBeVisible()
    expect(asked.filter(url => url.includes('/calendar-'))).toEqual([])
    const whole = await downloadOf(page, () => save.click())
    expect(whole.suggestedFilename()).toBe('psm-1-study-plan.ics')
    const text = await textOf(whole)
    expect(text.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true)
    expect(text.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true)
    expect(text).toContain('DTSTART;VALUE=DATE:20261123\r\nDTEND;VALUE=DATE:20261124\r\n')
    expect(text).toContain('SUMMARY:PSM I exam\r\n')
    expect(text.replaceAll('\r\n ', '')).toMatch(/Read Introduction to PSM I\\, \d+ min/)
    expect(text.split('\r\n').filter(line => Buffer.byteLength(line) > 75)).toEqual([])
    await expect(result.getByText(/^Saved as psm-1-study-plan\.ics, with \d+ entries/)).toBeVisible()
    await result.getByLabel('Time of day for your calendar (optional)').fill('18:30')
    const timed = await textOf(await downloadOf(page, () => save.click()))
    expect(timed).toMatch(/DTSTART:20261123T183000\r\nDURATION:PT\d+M\r\n/)
  })

  test('cancels in the calendar what was dropped, and reminds', async ({ page }) => {
    await openPlan(page)
    await makePlan(page, '2026-12-14', '60')
    const { save, result, change, weekday, make } = parts(page)
    await result.getByRole('checkbox', { name: /^Remind me/ }).check()
    const first = (await textOf(await downloadOf(page, () => save.click()))).replaceAll('\r\n ', '')
    expect(first).toContain('TRIGGER:PT9H')
    expect(first).not.toContain('STATUS:CANCELLED')
    await change.click()
    await weekday('Sunday').uncheck()
    await make.click()
    await expect(parts(page).heading).toBeFocused()
    await expect(result.getByRole('checkbox', { name: /^Remind me/ })).toBeChecked()
    const second = (await textOf(await downloadOf(page, () => save.click()))).replaceAll('\r\n ', '')
    const canceled = second.split('BEGIN:VEVENT').filter(event => event.includes('STATUS:CANCELLED'))
    const day = (event: string) => /UID:study-(\S+)@/.exec(event)?.[1]
    expect(canceled.map(day)).toEqual(expect.arrayContaining(['2026-11-29', '2026-12-06']))
    await expect(result.getByText(/with \d+ entries and \d+ canceled\./)).toBeVisible()
  })
})
