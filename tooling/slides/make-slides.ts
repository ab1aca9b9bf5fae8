import { element, mapElements, textOf, type Content } from '../handbook/markup'
import type { Question } from '../handbook/questions'
import type { HandbookPage } from '../handbook/read-page'
import { paragraph, splitPage } from './split-page'
import type { Slide, Talk } from './talk'

/** What the talk says about itself besides its page. */
export type TalkSettings = Pick<Talk, 'brand' | 'language' | 'license' | 'accent'> & {
  /** The site's address. */
  site: string
}

/** Links lead to whole addresses, since a talk is read elsewhere. */
const withWholeLinks = (content: readonly Content[], page: string): Content[] =>
  mapElements(content, ({ tag, attributes, children }) => [
    tag === 'a'
      ? element('a', { href: new URL(attributes.href ?? '', page).href }, ...children)
      : element(tag, { ...attributes, id: undefined }, ...children),
  ])

const keyed = (key: string, text: readonly Content[]): Content[] =>
  key ? [element('strong', {}, `${key}.`), ' ', ...text] : [...text]

/** A question with its choices, then the choices with their reasons. */
function questionSlides({ stem, choices, reasons }: Question): Slide[] {
  const list = choices.map(({ key, text }) => element('li', {}, ...keyed(key, text)))
  const why = reasons.map(({ isRight, text }) =>
    element('li', { class: isRight ? 'right' : undefined }, ...text),
  )
  const right = reasons.filter(({ isRight }) => isRight).map(({ text }) => element('li', {}, ...text))
  return [
    {
      kind: 'question',
      title: 'What would you answer?',
      body: [paragraph(...stem), element('ul', { class: 'choices' }, ...list)],
      notes: [paragraph('Have everyone choose before anyone speaks. Then ask two people for their reasons.')],
    },
    {
      kind: 'answer',
      title: 'The answer',
      body: [paragraph(...stem), element('ul', { class: 'choices' }, ...right)],
      notes: [element('ul', {}, ...why)],
    },
  ]
}

const lastSlide = (page: string, license: string, sources: readonly Content[]): Slide => ({
  kind: 'end',
  title: 'Read more',
  body: [
    paragraph('The whole text, with its sources:'),
    paragraph(element('a', { href: page }, page.replace('https://', ''))),
    element('p', { class: 'license' }, license),
  ],
  notes: sources.length > 0 ? [paragraph('The sources of this text:'), ...sources] : [],
})

const answerOf = ({ reasons }: Question) =>
  reasons
    .filter(({ isRight }) => isRight)
    .map(({ text }) => textOf(text).trim())
    .join(' ')

/** Makes a talk of a page: its title, the slides of its text, a question of its quiz, and where to read more. */
export function makeSlides(page: HandbookPage, { site, ...settings }: TalkSettings): Talk {
  const url = new URL(page.route, site).href
  const { slides, sources } = splitPage(page.body)
  const [question] = page.questions
  const title: Slide = { kind: 'title', title: page.title, body: [], notes: [] }
  const all = [
    title,
    ...slides,
    ...(question ? questionSlides(question) : []),
    lastSlide(url, settings.license, sources),
  ]
  return {
    ...settings,
    title: page.title,
    url,
    date: page.modified,
    slides: all.map(slide => ({
      ...slide,
      body: withWholeLinks(slide.body, url),
      notes: withWholeLinks(slide.notes, url),
    })),
    questions: page.questions.map(each => ({ stem: textOf(each.stem).trim(), answer: answerOf(each) })),
  }
}
