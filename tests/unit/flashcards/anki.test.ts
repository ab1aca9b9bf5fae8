import assert from 'node:assert/strict'
import fc from 'fast-check'
import { parseFragment, type DefaultTreeAdapterMap } from 'parse5'
import { describe, it } from 'node:test'
import { ankiText } from '../../../lib/flashcards/anki'
import { termCards, type Flashcard } from '../../../lib/flashcards/cards'
import { entry, question } from './support'

const site = 'https://site.example'
const questionCard: Flashcard = { kind: 'question', id: 'question:sprint-1', question }

/** Header lines and rows of fields, as a reader of tab-separated values with quotation marks takes them. */
function parse(text: string): { header: string[]; rows: string[][] } {
  const lines = text.split('\n')
  const header = lines.filter(line => line.startsWith('#'))
  assert.equal(lines.at(-1), '')
  const rows = lines
    .slice(header.length, -1)
    .map(line =>
      [...line.matchAll(/(?:^|\t)(?:"((?:[^"]|"")*)"|([^"\t]*))(?=\t|$)/g)].map(
        ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
      ),
    )
  return { header, rows }
}

/** HTML as it reads: text, with a line break where the HTML has one. */
function textOf(html: string): string {
  const read = (node: DefaultTreeAdapterMap['node']): string => {
    if ('value' in node) return node.value
    if (node.nodeName === 'br') return '\n'
    return 'childNodes' in node ? node.childNodes.map(read).join('') : ''
  }
  return read(parseFragment(html))
}

describe('the file for Anki', () => {
  it('begins with the lines that tell Anki how to read it', () => {
    assert.deepEqual(parse(ankiText([], site)).header, [
      '#separator:tab',
      '#html:true',
      '#notetype:Basic',
      '#guid column:1',
      '#deck column:2',
      '#tags column:5',
      '#columns:GUID\tDeck\tFront\tBack\tTags',
    ])
  })

  it('has a term with its definition, origin, other names and link', () => {
    const [row] = parse(ankiText(termCards([entry('Sprint', { also: ['Sprints', 'iteration'] })]), site)).rows
    assert.deepEqual(row, [
      'agile-primer:term:sprint',
      'Scrum::Terms',
      'Sprint',
      'What Sprint is.<br>In the Scrum Guide: yes<br>also: iteration<br><a href="https://site.example/scrum/glossary#sprint">Glossary</a>',
      'scrum term in-the-scrum-guide',
    ])
  })

  it('has a question with its options, and the right one with its reason', () => {
    const [row = []] = parse(ankiText([questionCard], site)).rows
    const [guid, deck, front = '', back = '', tags] = row
    assert.deepEqual(
      [guid, deck, tags],
      ['agile-primer:question:sprint-1', 'Scrum::Questions', 'scrum question events'],
    )
    assert.equal(
      textOf(front),
      'Who cancels a Sprint?\nA. The Product Owner\nB. The Developers\nC. The Scrum Master\nD. Nobody',
    )
    assert.equal(textOf(back), 'A. The Product Owner\nOnly that person may.\nBased on: The Sprint\nLesson')
  })

  it('takes any text of a card through unharmed, one row a card', () => {
    const marks = fc.constantFrom(
      '<',
      '>',
      '&',
      '"',
      "'",
      '\t',
      '\n',
      '\r\n',
      '&lt;',
      '<br>',
      '#',
      ',',
      'é',
      'a ',
    )
    const text = fc.array(fc.oneof(marks, fc.string()), { maxLength: 8 }).map(parts => parts.join(''))
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text), { maxLength: 5 }), pairs => {
        const terms = pairs.map(([term, definition], index) => entry(term, { id: `t${index}`, definition }))
        const { rows } = parse(ankiText(termCards(terms), site))
        // HTML doesn't allow NUL.
        const plain = (value: string) =>
          value
            .replace(/\t/g, ' ')
            .replace(/\r\n|\r/g, '\n')
            .replaceAll('\0', '')
        assert.deepEqual(
          rows.map(([guid, , front = '', back = '']) => [guid, textOf(front), textOf(back)]),
          terms.map(({ id, term, definition }) => [
            `agile-primer:term:${id}`,
            plain(term),
            `${plain(definition)}\nIn the Scrum Guide: yes\nGlossary`,
          ]),
        )
      }),
    )
  })

  it('gives each card an id that stays, so that a second import updates the first', () => {
    const guids = (definition: string) =>
      parse(ankiText([...termCards([entry('Sprint', { definition })]), questionCard], site)).rows.map(
        ([guid]) => guid,
      )
    assert.deepEqual(guids('Now.'), guids('Later.'))
    assert.equal(new Set(guids('Now.')).size, 2)
  })
})
