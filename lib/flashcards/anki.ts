import * as blocks from '../../data/words/blocks'
import * as words from '../../data/words/cards'
import * as guide from '../../data/words/guide'
import * as notes from '../../data/words/question-notes'
import { glossaryRoute } from '../course/glossary-entry'
import { choicesOf } from '../course/question'
import { shownNames } from '../course/shown-names'
import type { Flashcard } from './cards'

/** Prefix that keeps ids unique across sites. Never change it: a second import would duplicate every note. */
const guidPrefix = 'agile-primer:'

/** The columns of the file. The deck is a column because Anki creates a missing deck only then. */
const columns = ['GUID', 'Deck', 'Front', 'Back', 'Tags'] as const

/** Read by Anki 2.1.54 and later; comments to earlier versions. */
const header = [
  '#separator:tab',
  '#html:true',
  '#notetype:Basic',
  '#guid column:1',
  '#deck column:2',
  '#tags column:5',
  `#columns:${columns.join('\t')}`,
]

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': ' ',
}

/** Text as HTML on one line, without quotation marks, which would make Anki treat the field as quoted. */
const html = (text: string): string =>
  text.replace(/[&<>"\t]/g, mark => entities[mark] ?? mark).replace(/\r\n|\r|\n/g, '<br>')

const link = (address: string, text: string): string => `<a href="${html(address)}">${html(text)}</a>`

/** A tab-separated field whose HTML may contain quotation marks. */
const field = (value: string): string => (value.includes('"') ? `"${value.replaceAll('"', '""')}"` : value)

/** A tag; Anki separates tags at spaces. */
const tag = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

interface Note {
  deck: string
  front: string
  /** HTML. */
  back: readonly string[]
  tags: readonly string[]
}

function noteOf(card: Flashcard, site: string): Note {
  if (card.kind === 'term') {
    const { term, definition, inScrumGuide, id } = card.term
    const also = shownNames(term, card.term.also)
    return {
      deck: 'Scrum::Terms',
      front: html(term),
      back: [
        html(definition),
        blocks.termInGuide[inScrumGuide ? 'yes' : 'no'],
        ...(also.length > 0 ? [blocks.also + html(also.join(', '))] : []),
        link(`${site}${glossaryRoute}#${id}`, words.ankiGlossary),
      ],
      tags: ['scrum', 'term', inScrumGuide ? 'in-the-scrum-guide' : 'not-in-the-scrum-guide'],
    }
  }
  const { question } = card
  const choices = choicesOf(question)
  const lettered = question.kind !== 'true-false'
  const named = (key: string, text: string) => (lettered ? `${key.toUpperCase()}. ${html(text)}` : html(text))
  return {
    deck: 'Scrum::Questions',
    front: [html(question.stem), ...choices.map(({ key, text }) => named(key, text))].join('<br>'),
    back: [
      ...choices
        .filter(({ right }) => right)
        .map(({ key, text, why }) => `<b>${named(key, text)}</b><br>${html(why)}`),
      notes.basedOn(html(guide.sectionName(question.guideSection))),
      link(`${site}${question.lesson}`, words.ankiLesson),
    ],
    tags: ['scrum', 'question', tag(question.area)],
  }
}

/**
 * The cards as a text file for Anki. Note ids make a second import update the first; whether it also resets
 * schedules is Anki's question to the reader.
 * @param site its address, without a trailing slash
 */
export function ankiText(cards: readonly Flashcard[], site: string): string {
  const rows = cards.map(card => {
    const { deck, front, back, tags } = noteOf(card, site)
    return [`${guidPrefix}${card.id}`, deck, front, back.join('<br>'), tags.join(' ')].map(field).join('\t')
  })
  return `${[...header, ...rows].join('\n')}\n`
}
