import { describe, it } from 'node:test'
import { pagesOfOtherTeams } from '../../../data/example/exceptions'
import { introduction } from '../../../data/example/product'
import type { QuestionFile } from '../../../tooling/check/content/content-site'
import { rule } from '../../../tooling/check/rules/example'
import { assertFinds, assertPasses, siteOf } from './support'

/** The page that says what the example is. */
const file = `pages${introduction.link.replace(/#.*/, '')}.mdx`
const page = (text: string) => siteOf({ [file]: text })
const passes = (...texts: string[]) => {
  for (const text of texts) assertPasses(rule, page(text))
}
const finds = (text: string, part: string) => assertFinds(rule, page(text), [`${file}:1`, part])

describe('example: what a Sprint brought', () => {
  it('passes the counts of the example, in words and in figures', () => {
    passes(
      'Sprint 16 ended with five of six items Done.',
      'In Sprint 16, 5 of the 6 items were Done and the goal was met.',
      'They had forecast seven items in Sprint 42.',
    )
  })

  it('passes a count within a Sprint, of several Sprints, and of no known Sprint', () => {
    passes(
      'By day 5 of Sprint 16, two items were Done.',
      'In Sprint 16 one of the six items was still not Done.',
      'In Sprints 16 and 17 nine items were Done.',
      'In Sprint 3 two items were Done.',
      'In Sprint 16 the first two items were Done early.',
      'In Sprint 43 three of four items for the goal were Done.',
    )
  })

  it('finds other counts and another end', () => {
    finds(
      'Sprint 16 ended with four of six items Done.',
      'Sprint 16: 5 items were Done; the text says that 4 items were Done',
    )
    finds('Sprint 16 ended with five of seven items Done.', '6 items were forecast')
    finds('They had forecast six items in Sprint 42.', '7 items were forecast')
    finds('In Sprint 17 the goal was met.', 'its goal was not met')
  })

  it('finds a Sprint that has not been', () => {
    finds('In Sprint 51 it rained.', 'The app team has no Sprint 51')
  })
})

describe('example: Sprint Goals', () => {
  const goal = 'A patron decides which notices to get, and by which channel'

  it('passes the goal of the example, with or without its period, and items in italics', () => {
    passes(
      `The Sprint Goal of Sprint 18 was *${goal}.*`,
      `Sprint 18 had the goal *${goal}*, and met it.`,
      'The item *Decide which notices to get, and by which channel* was large.',
      'Sprint 20 had the goal *Both items come back.*',
    )
  })

  it('finds another goal for a numbered Sprint', () => {
    finds(`Sprint 17 had the goal *${goal}*.`, 'The goal of Sprint 17 is *A booked room')
    finds('Its goal for Sprint 18 was *Notices*.', `The goal of Sprint 18 is *${goal}.*`)
    finds('The Sprint Goal of Sprint 18: *Notices*.', `The goal of Sprint 18 is *${goal}.*`)
  })

  it('finds a goal that is nearly one of the example', () => {
    finds(`They wrote *${goal.replace('patron', 'reader')}*.`, 'is nearly the goal of Sprint 18')
  })
})

describe('example: questions and drawings', () => {
  const set: QuestionFile['set'] = {
    topic: 'x',
    lesson: '/x',
    focusArea: 'Events',
    questions: [1, 2, 3].map(number => ({
      id: `x-${number}`,
      kind: 'true-false',
      stem: number === 2 ? 'A branch head asks in Sprint 51 at 9 am.' : `Is it ${number}?`,
      answer: true,
      why: { true: 'Yes.', false: 'No.' },
    })) as never,
  }
  const raw = "id: 'x-1',\nstem: 'Is it 1?',\nid: 'x-2',\nstem: 'A branch head asks in Sprint 51 at 9 am.',\n"

  it('finds a wrong word in a question, whose Sprints are those of any team', () => {
    const questionFiles = [{ file: 'data/questions/x.ts', raw, set }]
    assertFinds(rule, siteOf({}, { questionFiles }), ['data/questions/x.ts:4', "write 'branch manager'"])
  })

  it('finds a wrong date in a drawing, and looks up whose Sprints its page tells', () => {
    const svg = (text: string) => `<svg>\n<text x="1">${text}</text>\n</svg>`
    const drawing = { 'public/images/a.svg': svg('Sprint 3 began on May 12') }
    assertFinds(rule, siteOf(drawing), ['public/images/a.svg:2', 'Sprint 3 begins on Monday, February 10'])
    const shown = '<Figure src="/images/a.svg" alt="Twelve Sprints of a team." />'
    const { route = '' } = pagesOfOtherTeams.find(({ upToSprint }) => upToSprint === undefined) ?? {}
    assertPasses(rule, siteOf({ ...drawing, [`pages${route}.mdx`]: shown }))
  })
})
