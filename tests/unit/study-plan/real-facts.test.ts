import assert from 'node:assert/strict'
import path from 'node:path'
import { describe, it } from 'node:test'
import { guideCoverage } from '../../../data/guide-coverage'
import { courseSection } from '../../../lib/course/course-section'
import { returnsOfKnownCard } from '../../../lib/flashcards/returns'
import { courseRoute } from '../../../lib/nav/route-entry'
import { samplePlan } from '../../../lib/study-plan/sample'
import { lessonOfQuestion, studyFacts } from '../../../lib/study-plan/study-facts'
import { glossaryTerms } from '../../../tooling/build/glossary-links'
import { pageFacts, sitePages } from '../../../tooling/build/site-pages'
import { courseSections } from '../../../tooling/check/content/fill-cards'
import { questionBank as bank, questionSets } from '../../../data/question-bank'
import { studyHours } from '../../../lib/exam/study-hours'
import { minutesOfDay } from '../../../lib/study-plan/words'
import { makePlan } from '../../../lib/study-plan/plan'
import { noProgress } from '../../../lib/progress/progress'
import { entriesOf, noon, settingsOf } from './support'

/** Minutes that no plan counts: an hour for each reading of the Guide, and Scrum Open's half-hour. */
const minutesBeyondPlan = 3 * 60 + 30

const root = path.resolve(import.meta.dirname, '../../..')
const pages = sitePages(root)
const sections = courseSections(pages, courseRoute).flatMap(
  ({ route }) => courseSection(pages, each => pageFacts(root, each), route) ?? [],
)
const facts = studyFacts(
  sections,
  questionSets,
  bank,
  guideCoverage,
  glossaryTerms(root),
  returnsOfKnownCard(366),
)

describe('what a plan knows of the course', () => {
  it('has every lesson, with more minutes than its reading and some weight', () => {
    const lessons = pages.filter(({ kind }) => kind === 'lesson-course').map(({ route }) => route)
    assert.deepEqual(facts.lessons.map(({ route }) => route).sort(), lessons.sort())
    for (const { route, minutes, weight } of facts.lessons) {
      assert.ok(minutes > (pageFacts(root, route)?.minutes ?? 0), route)
      assert.ok(weight > 0, route)
    }
  })

  it('knows the lesson and the area of every question by its id', () => {
    for (const [id, { lesson, area }] of bank) {
      const stage = lessonOfQuestion(facts, id)
      assert.equal(stage?.lesson.route, lesson, id)
      assert.equal(stage.area, area, id)
    }
    assert.equal(lessonOfQuestion(facts, 'gone-1'), undefined)
  })

  it('takes lessons for the Guide’s where they teach its statements, and boards for tools', () => {
    const about = (route: string) => facts.lessons.find(each => each.route.endsWith(route))?.about
    assert.equal(about('/scrum-events/sprint'), 'guide')
    assert.equal(about('/scrum-tools/scrum-board'), 'tools')
    assert.equal(about('/estimation-techniques/planning-poker'), 'practice')
    // Mainly on the Guide itself, not on Scrum.
    assert.equal(about('/scrum-history'), 'practice')
    assert.equal(about('/intro-psm-1'), 'guide')
  })

  it('has a lesson for the days of the exams and one for the last day', () => {
    for (const stage of ['exam', 'last'] as const)
      assert.ok(
        facts.lessons.some(lesson => lesson.stage === stage),
        stage,
      )
  })

  it('lets a card that is known come after growing waits', () => {
    const waits = facts.cards.returns.slice(1).map((day, at) => day - (facts.cards.returns[at] ?? 0))
    assert.equal(facts.cards.returns[0], 0)
    assert.deepEqual(
      waits,
      [...waits].sort((a, b) => a - b),
    )
  })
})

describe('a plan of 45 minutes for seven days', () => {
  const wrong = [...bank.keys()]
    .slice(0, 35)
    .map(id => [id, { right: false, at: noon.toISOString() }] as const)
  const plan = makePlan(
    facts,
    settingsOf(7, 45),
    { ...noProgress, answers: Object.fromEntries(wrong) },
    new Date(noon.getTime() + 24 * 60 * 60_000),
  )
  const kept = typeof plan === 'string' ? [] : entriesOf(plan).map(({ task }) => task.id)
  const leftOut = typeof plan === 'string' ? [] : plan.leftOut.map(({ id }) => id)

  it('keeps two rounds of what was missed', () => {
    assert.equal(kept.filter(id => id.startsWith('missed:')).length, 2)
  })

  it('leaves out summaries like tools, and a single value before the Guide’s events', () => {
    for (const name of ['theory-principles/summary', 'scrum-tools/scrum-board', 'scrum-values/openness'])
      assert.ok(
        leftOut.some(id => id.endsWith(name)),
        name,
      )
    for (const name of ['three-pillars-of-scrum', 'sprint-planning', 'sprint-review'])
      assert.ok(
        kept.some(id => id.endsWith(`/${name}`)),
        name,
      )
    // Named from the last that was left out to the first.
    const at = (name: string) => leftOut.findIndex(id => id.endsWith(name))
    assert.ok(at('scrum-values/openness') < at('time-boxing'))
    assert.ok(at('time-boxing') < at('theory-principles/summary'))
  })

  it('leaves out a lesson beyond the rules before any round of practice', () => {
    const isLesson = (id: string) => /scrum-history|sprint-0|planning-poker/.test(id)
    assert.ok(leftOut.some(isLesson) && leftOut.some(id => id.startsWith('round:')))
    assert.ok(leftOut.findIndex(isLesson) > leftOut.findLastIndex(id => id.startsWith('round:')))
    assert.deepEqual(kept.filter(isLesson), [])
  })

  it('has no part of a task that is over in a moment', () => {
    if (typeof plan === 'string') assert.fail(plan)
    for (const { part, minutes } of entriesOf(plan)) assert.ok(!part || minutes > 3)
  })
})

describe('the plans to begin with', () => {
  it('take, with the Guide and Scrum Open, about as many hours as every page says', () => {
    const planned = samplePlan(facts, 28)?.plan.rooms.reduce((sum, room) => sum + minutesOfDay(room), 0) ?? 0
    const hours = Math.round((planned + minutesBeyondPlan) / 60)
    assert.equal(hours, studyHours, `The plan takes ${hours} hours: write them in lib/exam/study-hours.ts.`)
  })

  for (const days of [14, 28]) {
    it(`have everything in ${days} days, with the fewest minutes a day that do`, () => {
      const sample = samplePlan(facts, days)
      assert.ok(sample)
      assert.deepEqual(sample.plan.leftOut, [])
      const lessons = new Set(
        entriesOf(sample.plan).flatMap(({ task }) => (task.kind === 'lesson' ? [task.id] : [])),
      )
      assert.equal(lessons.size, facts.lessons.filter(({ stage }) => stage !== 'last').length)
      assert.equal(sample.plan.rooms.length, days)
    })
  }
})
