import { describe, it } from 'node:test'
import type { GuideStatement } from '../../../lib/course/guide-statement'
import type { StatementId, TrueFalse } from '../../../lib/course/question'
import type { ContentSite } from '../../../tooling/check/content/content-site'
import { rule } from '../../../tooling/check/rules/question-rests'
import { assertFinds, assertPasses, siteOf } from './support'

const statements = (['sprint-1', 'sprint-2', 'people-1'] as const).map(
  id => ({ id }) as unknown as GuideStatement,
)
const file = 'data/exam-questions/sprint.ts'
const place = `${file}:2`

const question = (change: Partial<TrueFalse> = {}): TrueFalse => ({
  id: 'sprint-1',
  kind: 'true-false',
  difficulty: 1,
  stem: 'So it is.',
  answer: true,
  why: { true: 'So.', false: 'So.' },
  ...change,
})

interface Coverage {
  /** Statements that no question has to rest on. */
  listed?: readonly string[]
}

function siteWith(asked: TrueFalse, { listed }: Coverage = {}): ContentSite {
  const questionFiles = [{ file, raw: "\nid: 'sprint-1'", set: undefined, examOnly: [asked] }]
  const raw = statements.map(({ id }) => `id: '${id}'`).join('\n')
  const unasked = listed && { list: [{ ids: listed }], raw: `\n${listed.map(id => `'${id}'`).join('\n')}` }
  const sources = [{ file: 'data/guide-coverage/sprint.ts', raw }]
  return siteOf({}, { questionFiles, guideCoverage: { statements, sources, ...(unasked && { unasked }) } })
}

describe('question-rests', () => {
  it('passes a question on a statement, and one on practice outside the Guide', () => {
    assertPasses(rule, siteWith(question({ rests: ['sprint-1'] })))
    assertPasses(rule, siteWith(question({ scope: 'near', focusArea: 'Events' })))
    assertPasses(rule, siteWith(question({ scope: 'course' })))
  })

  it('finds a question that rests on none, on too many, or on one twice', () => {
    assertFinds(rule, siteWith(question()), [place, 'question sprint-1 rests on no statement'])
    assertFinds(rule, siteWith(question({ rests: [], scope: 'guide' })), [place, 'rests on no statement'])
    assertFinds(
      rule,
      siteWith(question({ rests: ['sprint-1', 'sprint-2', 'sprint-1', 'sprint-2'] })),
      [place, 'rests on 4 statements: name the 3'],
      [place, 'names a statement twice'],
    )
  })

  it('finds an unknown statement and says which one was meant', () => {
    const asked = question({ rests: ['sprints-1' as StatementId, 'increment-1'] })
    assertFinds(
      rule,
      siteWith(asked),
      [place, "rests on 'sprints-1', which data/guide-coverage doesn't have: did you mean 'sprint-1'?"],
      [place, "rests on 'increment-1', which data/guide-coverage doesn't have: remove it."],
    )
    const thanked = question({ rests: ['people-1' as StatementId] })
    assertFinds(rule, siteWith(thanked), [place, "rests on 'people-1', which no exam asks for"])
  })

  it('finds a focus area where a statement has one', () => {
    assertFinds(rule, siteWith(question({ rests: ['sprint-1'], focusArea: 'Events' })), [
      place,
      "has the focus area of the statement 'sprint-1'",
    ])
  })

  it('finds a statement that no question rests on, unless the list says why', () => {
    const asked = question({ rests: ['sprint-1'] })
    assertFinds(rule, siteWith(asked, { listed: ['people-1'] }), [
      'data/guide-coverage/sprint.ts:2',
      'no question rests on sprint-2: write one',
    ])
    assertPasses(rule, siteWith(asked, { listed: ['people-1', 'sprint-2'] }))
  })

  it('finds an exception that is asked for, and one that is unknown', () => {
    const asked = question({ rests: ['sprint-1', 'sprint-2'] })
    assertFinds(
      rule,
      siteWith(asked, { listed: ['people-1', 'sprint-2', 'sprint-3'] }),
      ['data/unasked-statements.ts:3', 'a question rests on sprint-2: remove it.'],
      ['data/unasked-statements.ts:4', 'there is no statement sprint-3: did you mean sprint-1?'],
    )
  })
})
