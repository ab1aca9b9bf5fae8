import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readDocument, titleOf } from '../../../tooling/downloads/document'

const facts = { 'site.brand': 'Grove', 'site.url': 'https://grove.example' }
const read = (body: string, frontMatter = 'formats: [docx]') =>
  readDocument(`---\n${frontMatter}\n---\n\n${body}\n`, facts)
const problemsOf = (body: string, frontMatter?: string) =>
  read(body, frontMatter).problems.map(({ line, message }) => `${line} ${message}`)

describe('readDocument', () => {
  it('reads headings, paragraphs, lists and tables, with bold and italic text', () => {
    const { blocks, formats, problems } = read(
      '# Form\n\nSay *who*, **when**.\n\n1. First\n2. Second\n\n| Field | Text |\n| --- | --- |\n| Day |  |',
    )
    assert.deepEqual(problems, [])
    assert.deepEqual(formats, ['docx'])
    assert.equal(titleOf(blocks), 'Form')
    assert.deepEqual(blocks, [
      { kind: 'heading', depth: 1, text: 'Form' },
      {
        kind: 'paragraph',
        runs: [
          { text: 'Say ' },
          { italic: true, text: 'who' },
          { text: ', ' },
          { bold: true, text: 'when' },
          { text: '.' },
        ],
      },
      { kind: 'list', ordered: true, items: [[{ text: 'First' }], [{ text: 'Second' }]] },
      {
        kind: 'table',
        rows: [
          [[{ text: 'Field' }], [{ text: 'Text' }]],
          [[{ text: 'Day' }], []],
        ],
      },
    ])
  })

  it("puts the owner's words in, also into the Markdown, which loses its front matter", () => {
    const { markdown, blocks } = read('# Form\n\nSource: {site.brand}, {site.url}/trees.')
    assert.equal(markdown, '# Form\n\nSource: Grove, https://grove.example/trees.\n')
    assert.deepEqual(blocks[1], {
      kind: 'paragraph',
      runs: [{ text: 'Source: Grove, ' }, { text: 'https://grove.example/trees' }, { text: '.' }],
    })
  })

  it('says where Markdown stands that has no form in Word, and what to write', () => {
    assert.deepEqual(problemsOf('# Form\n\n[here](/trees)\n\n> Quoted'), [
      "7 has Markdown (link) that Word and Excel files don't support: write plain, *italic*, or **bold** text, and addresses without link syntax.",
      "9 has Markdown (blockquote) that Word and Excel files don't support: use headings, paragraphs, lists, and tables.",
    ])
    assert.match(problemsOf('# Form\n\n- One\n  - Two')[0] ?? '', /^7 has a nested list/)
  })

  it('asks for formats, a first heading and known names', () => {
    assert.match(problemsOf('# Form', 'formats: [pdf]')[0] ?? '', /needs formats .*'formats: \[docx, xlsx\]'/)
    assert.match(problemsOf('# Form', 'format: [docx]')[0] ?? '', /has 'format' in its front matter/)
    assert.match(problemsOf('## Form')[0] ?? '', /needs to start with a level-1 heading/)
    assert.match(problemsOf('# Form\n\n{site.brant}')[0] ?? '', /did you mean \{site\.brand\}\?/)
  })
})
