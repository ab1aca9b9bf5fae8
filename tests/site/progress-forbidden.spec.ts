import { violationsOf } from './support/accessibility'
import {
  choose,
  course,
  downloadOf,
  factOf,
  fileText,
  keptProgress,
  openWith,
  partsOf,
  progress,
  textOf,
  time,
} from './support/progress'
import { expect, openAt, test } from './support/reader'

/** How a browser can refuse to keep anything. */
const refusals = {
  'cannot be reached': () => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  },
  'throws at every call': () => {
    for (const name of ['getItem', 'setItem', 'removeItem']) {
      Object.defineProperty(Storage.prototype, name, {
        value: () => {
          throw new DOMException('full', 'QuotaExceededError')
        },
      })
    }
  },
}

for (const [what, refuse] of Object.entries(refusals)) {
  test(`with a storage that ${what}, progress lasts as long as the page, and can be saved`, async ({
    page,
    outside,
  }) => {
    await page.addInitScript(refuse)
    await openAt(page, course, 'progress')
    const { save, reset, question, done } = partsOf(page)
    const sentence = page.getByText('What you do here lasts only as long as the page stays open')
    await expect(sentence).toBeVisible()
    await save.click()
    await expect(done).toHaveText('There’s nothing to save yet.')
    expect(await violationsOf(page)).toEqual([])

    await choose(page, fileText({ progress }))
    await expect(done).toHaveText(/^Loaded: .*it lasts only as long as this page stays open\.$/)
    await expect(sentence).toBeVisible()
    await expect(factOf(page, 'Flashcards')).toContainText('2 started')
    const download = await downloadOf(page, () => save.click())
    expect((JSON.parse(await textOf(download)) as { progress: unknown }).progress).toEqual(progress)
    await page.setViewportSize({ width: 360, height: 740 })
    expect(await violationsOf(page)).toEqual([])

    await reset.click()
    await question.getByRole('button', { name: 'Reset now' }).click()
    await expect(done).toHaveText('Your progress on this device was deleted.')
    await expect(factOf(page, 'Flashcards')).toBeHidden()
    expect(outside.errors).toEqual([])
  })
}

test('a storage that becomes full loses nothing, and says so', async ({ page }) => {
  await openWith(page, JSON.stringify(progress))
  await page.evaluate(() => {
    Object.defineProperty(Storage.prototype, 'setItem', {
      value: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    })
  })
  await choose(page, fileText({ progress: { lessons: { '/scrum/psm-1/introduction': time } } }))
  await expect(partsOf(page).done).toHaveText(
    /^Loaded: 1 lesson marked as read\. Your browser doesn’t store it/,
  )
  await expect(factOf(page, 'Lessons read')).toHaveText('2')
  expect(await keptProgress(page)).toEqual(progress)
})
