import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, it } from 'node:test'
import { sprintFacts } from '../../../data/example/sprints'
import { exampleGoal, exampleTimer } from '../../../data/example/timer-agenda'
import { formatIds, formatOf } from '../../../lib/retrospective/formats'
import { longestText, problemsOf, timedSteps, totalSeconds } from '../../../lib/timer/agenda'
import { agendaIds, type AgendaId } from '../../../lib/timer/agenda-ids'
import { agendaOf, agendas, scaledMinutes, stepsOf } from '../../../lib/timer/agendas'

const page = (route: string) =>
  readFileSync(path.resolve(import.meta.dirname, `../../../pages${route}.mdx`), 'utf8')

/** A cell's text with curly signs, without marks and the quotation marks around what is said. */
const plain = (cell: string) =>
  cell
    .trim()
    .replaceAll('**', '')
    .replace(/^"(.*)"$/, '$1')
    .replaceAll("'", '’')

/** The rows of the first table to copy of a page, as minutes, name and words to say. */
function tableOf(route: string): [minutes: number, name: string, say: string][] {
  const [, block = ''] = /<ToCopy[^>]*>([^]*?)<\/ToCopy>/.exec(page(route)) ?? []
  return [...block.matchAll(/^\| (\d+)–(\d+) \|(.*)\|(.*)\|$/gm)].map(([, from, to, name = '', say = '']) => [
    Number(to) - Number(from),
    plain(name),
    plain(say),
  ])
}

const minutesOf = (id: AgendaId, weeks = 2) => totalSeconds(timedSteps(stepsOf(id, weeks))) / 60

describe('the agendas of the timer', () => {
  for (const id of ['sprint-planning', 'daily-scrum', 'sprint-review', 'sprint-retrospective'] as const)
    it(`have the minutes and words of the lesson: ${id}`, () => {
      const { page: route = '', rows } = agendaOf(id)
      const table = tableOf(route)
      assert.ok(table.length >= 5)
      assert.deepEqual(rows, table)
    })

  it('have the minutes of the article for each format, and the 25 around it', () => {
    const article = page('/scrum/articles/retrospective-formats-that-work')
    const table = [...article.matchAll(/^\| .* \| \[(.*)\]\(#.*\) \| (\d+) \|$/gm)]
    assert.equal(table.length, formatIds.length - 1)
    for (const [, title, minutes] of table) {
      const id = formatIds.find(each => formatOf(each).title === title)
      assert.ok(id && id !== 'questions', title)
      assert.equal(minutesOf(id), Number(minutes) + 25, title)
    }
  })

  it('are offered once each, and can run as they come', () => {
    assert.deepEqual(
      agendas.map(({ id }) => id),
      [...agendaIds],
    )
    for (const { id, timebox = Infinity } of agendas)
      for (const weeks of [1, 2, 3, 4]) {
        assert.deepEqual(problemsOf(stepsOf(id, weeks)), [])
        assert.ok(minutesOf(id, weeks) <= timebox, `${id}, ${weeks} weeks`)
      }
    for (const { rows } of agendas)
      for (const [, name, say] of rows) assert.ok(Math.max(name.length, say.length) <= longestText / 2)
  })

  it('change with the length of the Sprint, except for the Daily Scrum and the formats', () => {
    assert.deepEqual(
      [1, 2, 3, 4].map(weeks => minutesOf('sprint-planning', weeks)),
      [120, 240, 360, 480],
    )
    assert.deepEqual(
      [1, 2, 3, 4].map(weeks => minutesOf('sprint-review', weeks)),
      [45, 90, 135, 180],
    )
    assert.equal(minutesOf('daily-scrum', 4), 15)
    assert.equal(minutesOf('starfish', 4), 65)
  })

  it('are scaled to whole minutes that add up', () => {
    assert.deepEqual(scaledMinutes([5, 5, 7, 8, 5, 15, 10, 5], 0.5), [3, 3, 4, 4, 2, 7, 5, 2])
    assert.deepEqual(scaledMinutes([1, 1], 0.1), [1, 1])
  })

  it('begin with the Daily Scrum of the running example', () => {
    assert.equal(exampleGoal, sprintFacts(9).goal)
    assert.equal(totalSeconds(timedSteps(exampleTimer.steps)), 900)
    assert.ok(exampleTimer.steps[0]?.say.includes(exampleGoal))
  })
})
