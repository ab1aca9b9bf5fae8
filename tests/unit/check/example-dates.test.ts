import { describe, it } from 'node:test'
import { pagesOfOtherTeams } from '../../../data/example/exceptions'
import { rule } from '../../../tooling/check/rules/example'
import { assertFinds, assertPasses, siteOf } from './support'

const page = (text: string) => siteOf({ 'pages/a.mdx': text })
const passes = (...texts: string[]) => {
  for (const text of texts) assertPasses(rule, page(text))
}
const finds = (text: string, part: string) => assertFinds(rule, page(text), ['pages/a.mdx:1', part])

describe('example: weekdays', () => {
  it('passes a weekday that is right in 2025 or in 2026, and one with its year', () => {
    passes(
      'On Monday, May 12, they met.',
      'On Tuesday, May 12, they met.',
      'On Monday, May 12, 2025, they met.',
      'It closed on Sun Nov 22.',
    )
  })

  it('passes history, which has years of its own', () => {
    passes('In 2001 seventeen people met from Sunday, February 11, on.', 'It began on Monday, June 30, 1986.')
  })

  it('finds a weekday that is right in neither year, or not in the year given', () => {
    finds('On Friday, May 12, they met.', 'May 12 is a Monday in 2025 and a Tuesday in 2026')
    finds('On Tuesday, May 12, 2025, they met.', 'May 12 is a Monday in 2025.')
    finds('They met on May 12, a Friday.', 'wrong weekday')
    finds('In 2025 they met on Tuesday, May 12.', 'May 12 is a Monday in 2025.')
  })

  it('finds a day that no month has', () => {
    finds('On Monday, June 31, they met.', "doesn't exist: correct the date.")
  })
})

describe('example: Sprints and dates', () => {
  it('passes dates in their Sprint, before and behind it', () => {
    passes(
      'Sprint 16 (August 11 to 22) was full.',
      'Sprint 16 began on Monday, August 11.',
      'On Tuesday, November 11 (Sprint 22, day 7), it was found.',
      'On the sixth day of Sprint 9, Monday, May 12, it rained.',
      'Sprint 47 was to end on October 30.',
      'Sprint 47 ended on Friday, October 23.',
      'At the Sprint Review on Friday, August 22, Sprint 16 ended.',
    )
  })

  it('passes a date that only shares a sentence with a Sprint', () => {
    passes(
      'After Sprint 6 the app opened for all branches on Monday, April 7.',
      'What Sprint 47 prepared holds from November 1.',
      'See Sprint 9, May 16, and Sprint 10, May 30.',
    )
  })

  it('finds a date outside its Sprint', () => {
    finds(
      'In Sprint 16, on August 25, it rained.',
      "'August 25' does not fit: Sprint 16 is Monday, August 11 to Friday, August 22, 2025",
    )
    finds(
      'On Tuesday, May 12 (Sprint 9) it rained.',
      "'Tuesday, May 12' does not fit: Sprint 9 is Monday, May 5",
    )
    finds('On May 19 (Sprint 9) it rained.', 'Sprint 9 is Monday, May 5')
    finds('Sprint 16 began on August 12.', 'Sprint 16 begins on Monday, August 11')
    finds('Sprint 16 ended on August 21.', 'Sprint 16 ends on Friday, August 22')
  })

  it('finds a date that is another day of its Sprint', () => {
    finds('On November 11 (Sprint 22, day 6) it was found.', 'day 6 of Sprint 22 is Monday, November 10')
    finds('On the fifth day of Sprint 9, May 12, it rained.', 'day 5 of Sprint 9 is Friday, May 9')
  })

  it('leaves the Sprints of other teams alone, and those of questions', () => {
    const fileOf = (isMeant: (upToSprint: number | undefined) => boolean) =>
      `pages${pagesOfOtherTeams.find(({ upToSprint }) => isMeant(upToSprint))?.route ?? ''}.mdx`
    const another = fileOf(upTo => upTo === undefined)
    assertPasses(rule, siteOf({ [another]: 'Sprint 3 began on August 12.' }))
    const both = fileOf(upTo => upTo !== undefined && 4 <= upTo && upTo < 16)
    assertPasses(rule, siteOf({ [both]: 'Sprint 4 began on March 2.' }))
    assertFinds(rule, siteOf({ [both]: 'Sprint 16 began on March 2.' }), [`${both}:1`, 'August 11'])
  })
})
