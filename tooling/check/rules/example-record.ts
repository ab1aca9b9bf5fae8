import {
  hasPage,
  lineOfText,
  type ExampleRecord,
  type ContentRule,
  type ContentSite,
} from '../content/content-site'

interface Fault {
  /** Text near the problem in the file, to find its line. */
  near: string
  message: string
}

const isId = /^[a-z0-9]+(-[a-z0-9]+)*$/
const isSentence = /^[A-Z'].*\.$/
const isDayOrMonth = /^\d{4}-(0[1-9]|1[0-2])(-\d\d)?$/

const repeated = (values: readonly string[]) =>
  new Set(values.filter((value, index) => values.indexOf(value) !== index))

function storyFaults({ stories, lastSprint }: ExampleRecord): Fault[] {
  return stories.flatMap(({ id, summary, sprints = [], when }) => {
    const near = `'${id}'`
    const unknown = sprints.filter(number => number < 0 || number > lastSprint)
    return [
      ...(isId.test(id)
        ? []
        : [{ near, message: `id '${id}': use lowercase letters, digits, and hyphens.` }]),
      ...(isSentence.test(summary)
        ? []
        : [{ near, message: `summary of '${id}': write one whole sentence.` }]),
      ...(sprints.length > 0 || when
        ? []
        : [{ near, message: `story '${id}' does not say when: add its 'sprints', or 'when'.` }]),
      ...unknown.map(number => ({
        near,
        message: `story '${id}' is in Sprint ${number}; the last one is ${lastSprint}.`,
      })),
    ]
  })
}

function knowledgeFaults({ knowledge, lastSprint, daysOf }: ExampleRecord): Fault[] {
  return knowledge.flatMap(({ what, sinceSprint, since }) => {
    const near = what
    if (sinceSprint === undefined && since === undefined)
      return [{ near, message: `'${what}' does not say since when: add 'sinceSprint' or 'since'.` }]
    if (sinceSprint !== undefined && (sinceSprint < 1 || sinceSprint > lastSprint))
      return [
        { near, message: `'${what}': there is no Sprint ${sinceSprint}; the last one is ${lastSprint}.` },
      ]
    if (since !== undefined && !isDayOrMonth.test(since))
      return [
        { near, message: `'${what}': since '${since}': write a day (2026-03-18) or a month (2026-03).` },
      ]
    if (sinceSprint === undefined || since === undefined) return []
    const days = daysOf(sinceSprint).map(day => day.slice(0, since.length))
    return days.includes(since)
      ? []
      : [{ near, message: `'${what}': Sprint ${sinceSprint} is not in ${since}: correct one of them.` }]
  })
}

function placeFaults({ stories, toldOn }: ExampleRecord, site: ContentSite): Fault[] {
  const isPage = (route: string) => hasPage(site, route) || site.planned.some(page => page.route === route)
  const told = new Set(stories.map(story => story.toldOn))
  const named = new Set([...told, ...toldOn.map(({ route }) => route)])
  return [
    ...[...named]
      .filter(route => !isPage(route))
      .map(route => ({
        near: `/${route.split('/').at(-1) ?? ''}`,
        message: `${route} is neither a page nor a planned one: correct the address.`,
      })),
    ...toldOn.flatMap(({ sprint, route }) =>
      sprint === undefined || told.has(route as `/${string}`)
        ? []
        : [
            {
              near: `number: ${sprint},`,
              message: `Sprint ${sprint} has the page ${route}, which has no story: add one.`,
            },
          ],
    ),
  ]
}

/** The app team at each Sprint Planning: one Product Owner, one Scrum Master, and not too many Developers. */
function teamFaults({ team, developers, lastSprint, daysOf }: ExampleRecord): Fault[] {
  const mostOf = { 'Product Owner': 1, 'Scrum Master': 1, Developer: developers }
  return Array.from({ length: lastSprint }, (_, index) => index + 1).flatMap(sprint => {
    const [day = ''] = daysOf(sprint)
    const present = team.filter(({ since = '', until = '9999' }) => since <= day && day <= until)
    return Object.entries(mostOf).flatMap(([who, most]) => {
      const count = present.filter(({ accountability }) => accountability === who).length
      const isRight = who === 'Developer' ? count > 0 && count <= most : count === most
      const message = `the app team has ${count} as ${who} at the Planning of Sprint ${sprint} (${day}), but may have ${most}: correct 'since' or 'until'.`
      return isRight ? [] : [{ near: 'appTeam', message }]
    })
  })
}

const twice = (values: readonly string[], what: string): Fault[] =>
  [...repeated(values)].map(value => ({
    near: value,
    message: `${what} '${value}' is there twice: keep one.`,
  }))

/** The record of the running example is complete: who, when, and on which page each story is told. */
export const rule: ContentRule = {
  name: 'example-record',
  why: "Authors look there before they write; a Sprint or page that doesn't exist would mislead them.",
  check: site => {
    const record = site.exampleRecord
    if (!record) return []
    const faults = [
      ...storyFaults(record),
      ...twice(
        record.stories.map(({ id }) => id),
        'the story',
      ),
      ...knowledgeFaults(record),
      ...twice(
        record.knowledge.map(({ what }) => what),
        'the knowledge',
      ),
      ...twice(record.names, 'the name'),
      ...teamFaults(record),
      ...placeFaults(record, site),
      ...record.oldScanners
        .filter(branch => !record.branches.includes(branch))
        .map(branch => ({ near: 'branchesWithOldScanners', message: `there is no branch ${branch}.` })),
    ]
    return faults.map(({ near, message }) => {
      const source = record.sources.find(({ raw }) => raw.includes(near))
      return source
        ? { file: source.file, line: lineOfText(source.raw, near), message }
        : { file: 'data/example/stories.ts', line: 1, message }
    })
  },
}
