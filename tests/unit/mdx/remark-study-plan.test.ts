import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { blocksFrom, elementsIn, treeAfter } from './support'

const section = { route: '/a', title: 'A', lessons: [{ route: '/a/b', title: 'B', minutes: 7 }] }
const term = { term: 'Sprint', id: 'sprint', inScrumGuide: true, also: [], definition: 'A month or less.' }

describe('<StudyPlan>', () => {
  it("writes the course's sections and the glossary's terms into the page's plan", () => {
    const options = { sectionsOf: () => [section], terms: () => [term] }
    const [plan] = elementsIn(treeAfter('# Plan\n\n<StudyPlan />', blocksFrom(options)), 'StudyPlan')
    const given = plan?.attributes.map(({ name, value }) => [
      name,
      JSON.parse((value as { value: string }).value) as unknown,
    ])
    assert.deepEqual(Object.fromEntries(given ?? []), { sections: [section], terms: [term] })
  })

  it('reads nothing for a page without a plan', () => {
    const fail = () => assert.fail('read')
    assert.equal(
      elementsIn(treeAfter('# Plan', blocksFrom({ sectionsOf: fail, terms: fail })), 'StudyPlan').length,
      0,
    )
  })

  it('refuses a plan where there are no lessons, or no terms', () => {
    const refused = (sections: (typeof section)[], terms: (typeof term)[], message: string) =>
      assert.throws(
        () =>
          treeAfter('Text.\n\n<StudyPlan />', blocksFrom({ sectionsOf: () => sections, terms: () => terms })),
        { message },
      )
    refused([], [term], 'pages/a.mdx:3: StudyPlan needs the lessons of the course: write one first.')
    refused([section], [], 'pages/a.mdx:3: StudyPlan needs terms: write pages/scrum/glossary.mdx first.')
  })
})
