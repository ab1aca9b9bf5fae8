import fc from 'fast-check'
import type { Page } from '@playwright/test'
import { storedEntries } from '../../data/stored-entries'
import { site } from '../../data/site'
import { everything } from '../unit/bad-input/samples'
import { almost, anyText } from '../unit/bad-input/values'
import { planPage } from '../../lib/study-plan/page-addresses'
import { examPage } from './support/exam'
import { lesson } from './support/examples'
import { expect, test } from './support/reader'

const harm = '"><img src=x onerror="window.harmed=1"><script>window.harmed=1</script>'

/** The sample with markup in each place that takes any text. */
const marked = {
  ...everything,
  lessons: { ...everything.lessons, [`/${harm}`]: everything.lessons['/lesson-1'] },
  last: `/${harm}`,
  exam: {
    ...everything.exam,
    id: harm,
    questions: [...(everything.exam?.questions ?? []), harm],
    mode: harm,
  },
  exams: everything.exams.map(exam => ({
    ...exam,
    id: harm,
    mode: harm,
    areas: { [harm]: { right: 0, asked: 1 } },
  })),
  decks: { deck: harm },
  notes: { [harm]: { text: harm, at: everything.lessons['/lesson-1'] } },
}

/** The same values in each run; tests/unit/bad-input gives each reader of them hundreds. */
const count = 40
const sampled = <T>(values: fc.Arbitrary<T>, numRuns: number) => fc.sample(values, { seed: 31, numRuns })
const texts = [harm, `#${harm}`, '%', '\ud800', ...sampled(anyText, count - 4)]
const values = [
  ...[marked, [harm], { [lesson]: harm }, harm, null, [[]]].map(value => JSON.stringify(value)),
  ...sampled(almost(everything), 24).map(value => JSON.stringify(value)),
  ...texts.slice(0, 10),
]

const entries = storedEntries(site).filter(({ storage }) => storage !== 'cookie')
const keys = [...entries.map(({ name }) => name), 'agile-primer:1:study-plan', 'theme']

/** Leaves a value under every key that the site has or had. */
const leave = (page: Page, value: string) =>
  page.evaluate(
    ([names, text]) => {
      for (const name of names)
        for (const storage of [localStorage, sessionStorage]) storage.setItem(name, text)
    },
    [keys, value] as const,
  )

/** A text as a link may have it: encoded, or as it is where the address can hold it. */
const inAddress = (text: string, at: number) =>
  at % 2 === 0 ? encodeURIComponent(text.replace(/\p{Surrogate}/gu, '')) : text.replace(/[#\p{C}]/gu, '')

/** Pages that read what is stored or in the address: their island, a parameter, and how many values they are given. */
const pages: readonly (readonly [route: string, island: string, parameter: string, loads: number])[] = [
  [lesson, 'lesson', 'utm_source', 6],
  ['/scrum/psm-1', 'course', 'q', 6],
  [examPage, 'exam', 'q', 10],
  ['/scrum/psm-1/flashcards', 'flashcards', 'q', 6],
  [planPage.replace(/#.*/, ''), 'study-plan', 'q', 6],
  ['/tools/scrum-team-name-geneartor', 'team-names', 'rows', 6],
  ['/tools/flow', 'flow', 'limit', 6],
  ['/tools/forecast', 'forecast', 'period', 6],
  ['/tools/metrics', 'metrics', 'days', 6],
  ['/tools/retrospective', 'retrospective', 'format', 6],
  ['/tools/timer', 'timer', 'agenda', 6],
  ['/search', 'search', 'q', 10],
]

/** The first three, with markup in each place, and others from all over the list. */
const isChosen = (at: number, loads: number) => at < 3 || at % Math.ceil(count / (loads - 3)) === 3

const fragments = ['', 'result-', 'quiz-', 'exam-', 'exam=', 'practice=', 'deck=']

for (const [route, island, parameter, loads] of pages)
  test(`${route} stands, and runs nothing, whatever is stored and in its address`, async ({
    page,
    outside,
  }) => {
    await page.goto('/404')
    for (const [at, value] of values.entries()) {
      if (!isChosen(at, loads)) continue
      await leave(page, value)
      const text = inAddress(texts[at] ?? '', at)
      // Another query, so that the page is loaded and not only scrolled.
      await page.goto(
        `${route}?${parameter}=${text}&n=${at}#${fragments[at % fragments.length] ?? ''}${text}`,
      )
      await expect(page.locator(`[data-island=${island}][data-alive]`).first()).toBeAttached()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await page.evaluate(() => 'harmed' in window), value).toBe(false)
      expect(outside.errors, `${value} ${text}`).toEqual([])
    }
  })
