import { cast } from '../../../data/example/cast'
import { hasPage, problemAt, type ContentSite, type ExampleRecord, type Rule } from '../content/content-site'

/** A text near a problem in the file, to find its line, and the problem. */
type PageProblem = readonly [near: string, message: string]

const castNames: readonly string[] = cast.map(({ name }) => name)
const mostInStory = 3
const isId = /^[a-z0-9]+(-[a-z0-9]+)*$/
const isSentence = /^[A-Z'].*\.$/
const isDayOrMonth = /^\d{4}-(0[1-9]|1[0-2])(-\d\d)?$/

function* storyProblems({ stories, lastSprint }: ExampleRecord): Generator<PageProblem> {
  for (const { id, summary, sprints = [], when, who = [] } of stories) {
    const near = `'${id}'`
    if (!isId.test(id)) yield [near, `id '${id}': use lowercase letters, digits, and hyphens.`]
    if (!isSentence.test(summary)) yield [near, `summary of '${id}': write one whole sentence.`]
    if (sprints.length === 0 && !when)
      yield [near, `story '${id}' does not say when: add its 'sprints', or 'when'.`]
    for (const name of who)
      if (!castNames.includes(name)) yield [near, `story '${id}': ${name} isn't in data/example/cast.ts.`]
    if (who.length > mostInStory)
      yield [near, `story '${id}' has ${who.length} people: name ${mostInStory} at most.`]
    for (const number of sprints)
      if (number < 0 || number > lastSprint)
        yield [near, `story '${id}' is in Sprint ${number}; the last one is ${lastSprint}.`]
  }
}

function* knowledgeProblems({ knowledge, lastSprint, daysOf }: ExampleRecord): Generator<PageProblem> {
  for (const { what, sinceSprint, since } of knowledge) {
    const isKnown = sinceSprint === undefined || (sinceSprint > 0 && sinceSprint <= lastSprint)
    if (sinceSprint === undefined && since === undefined)
      yield [what, `'${what}' does not say since when: add 'sinceSprint' or 'since'.`]
    else if (!isKnown)
      yield [what, `'${what}': there is no Sprint ${sinceSprint}; the last one is ${lastSprint}.`]
    else if (since !== undefined && !isDayOrMonth.test(since))
      yield [what, `'${what}': since '${since}': write a day (2026-03-18) or a month (2026-03).`]
    else if (sinceSprint !== undefined && since !== undefined) {
      const days = daysOf(sinceSprint).map(day => day.slice(0, since.length))
      if (!days.includes(since))
        yield [what, `'${what}': Sprint ${sinceSprint} is not in ${since}: correct one of them.`]
    }
  }
}

function* placeProblems({ stories, toldOn }: ExampleRecord, site: ContentSite): Generator<PageProblem> {
  const told = new Set<string>(stories.map(story => story.toldOn))
  for (const route of new Set([...told, ...toldOn.map(each => each.route)]))
    if (!hasPage(site, route))
      yield [`/${route.split('/').at(-1) ?? ''}`, `${route} isn't a page: correct the address.`]
  for (const { sprint, route } of toldOn)
    if (sprint !== undefined && !told.has(route))
      yield [`number: ${sprint},`, `Sprint ${sprint} has the page ${route}, which has no story: add one.`]
}

/** The app team at each Sprint Planning: one Product Owner, one Scrum Master, and not too many Developers. */
function* teamProblems({ team, developers, lastSprint, daysOf }: ExampleRecord): Generator<PageProblem> {
  const mostOf = { 'Product Owner': 1, 'Scrum Master': 1, Developer: developers }
  for (let sprint = 1; sprint <= lastSprint; sprint += 1) {
    const [day = ''] = daysOf(sprint)
    const present = team.filter(({ since = '', until = '9999' }) => since <= day && day <= until)
    for (const [who, most] of Object.entries(mostOf)) {
      const count = present.filter(({ accountability }) => accountability === who).length
      const message = `the app team has ${count} as ${who} at the Planning of Sprint ${sprint} (${day}), but may have ${most}: correct 'since' or 'until'.`
      if (count === 0 || count > most) yield ['appTeam', message]
    }
  }
}

function* twice(values: readonly string[], what: string): Generator<PageProblem> {
  for (const value of new Set(values.filter((each, index) => values.indexOf(each) !== index)))
    yield [value, `${what} '${value}' is there twice: keep one.`]
}

function* problemsOf(record: ExampleRecord, site: ContentSite): Generator<PageProblem> {
  const { stories, knowledge, names, branches, oldScanners } = record
  yield* storyProblems(record)
  const ids = stories.map(({ id }) => id)
  yield* twice(ids, 'the story')
  yield* knowledgeProblems(record)
  const known = knowledge.map(({ what }) => what)
  yield* twice(known, 'the knowledge')
  yield* twice(names, 'the name')
  yield* teamProblems(record)
  yield* placeProblems(record, site)
  for (const branch of oldScanners)
    if (!branches.includes(branch)) yield ['branchesWithOldScanners', `there is no branch ${branch}.`]
}

/** The record of the running example is complete: who, when, and on which page each story is told. */
export const rule: Rule = {
  why: "Authors look there before they write; a Sprint or page that doesn't exist would mislead them.",
  *check(site) {
    const record = site.exampleRecord
    if (!record) return
    const otherwise = { file: 'data/example/stories.ts', raw: '' }
    for (const [near, message] of problemsOf(record, site))
      yield problemAt(record.sources.find(({ raw }) => raw.includes(near)) ?? otherwise, near, message)
  },
}
