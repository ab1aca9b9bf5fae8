import { element, elementsNamed, textOf, type Content, type Element } from '../handbook/markup'
import { firstSentences } from './first-sentence'

/** A block of a page as a slide shows it: text that shares a slide with others, or something that fills one. */
export interface Part {
  kind: 'text' | 'drawing' | 'table' | 'form'
  /** A heading of its own, as a box or a form has one. */
  title?: string
  /** With so many sentences of each paragraph; lists and the like are always whole. */
  shown: (sentences: number) => Content[]
  /** It is exact, as a rule is: as many of its sentences are shown as there is room for. */
  isExact?: boolean
  /** The block's whole text. */
  full: Content[]
}

const isElement = (part: Content): part is Element => typeof part !== 'string'

const text = (shown: Part['shown'], full: Content): Part => ({ kind: 'text', shown, full: [full] })

const whole = (kind: Part['kind'], block: Element, full: Content[] = []): Part => ({
  kind,
  shown: () => [block],
  full,
})

const nested = new Set(['ul', 'ol', 'table', 'figure'])

/** A list's items: their first sentence, without the lists below them. */
const itemsOf = (list: Element): Content =>
  element(
    list.tag,
    list.attributes,
    ...list.children.filter(isElement).map(item => {
      const own = item.children.filter(child => !isElement(child) || !nested.has(child.tag))
      return element('li', {}, ...firstSentences(own.flatMap(unwrapped), 1))
    }),
  )

const unwrapped = (part: Content): Content[] => (isElement(part) && part.tag === 'p' ? part.children : [part])

/** Terms with the first sentence of what they mean. */
function definitionsOf(list: Element): Content {
  const items: Element[] = []
  for (const child of list.children.filter(isElement)) {
    if (child.tag === 'dt') items.push(element('li', {}, element('strong', {}, ...child.children)))
    else items.at(-1)?.children.push(': ', ...firstSentences(child.children.flatMap(unwrapped), 1))
  }
  return element('ul', {}, ...items)
}

/** A paragraph before a list is what leads to it: its last sentence. */
const shortened = (paragraph: Element, sentences: number): Content => {
  const words = textOf(paragraph).trim()
  const leads = words.endsWith(':') && !words.slice(0, -1).includes(':')
  const last = leads && /[.!?]\s+(\S[^.!?]*:)$/.exec(words)?.[1]
  return element(
    'p',
    paragraph.attributes,
    ...(last ? [last] : firstSentences(paragraph.children, sentences)),
  )
}

const labelOf = (box: Element) =>
  box.children.find(child => isElement(child) && child.attributes.class === 'label') as Element | undefined

/** A label and its source, as in 'In the Scrum Guide: Daily Scrum'. */
const nameIn = (label: Element): string =>
  label.children
    .map(part => textOf(part).trim())
    .filter(Boolean)
    .join(': ')

/** A box with a name: its text, below the name. A form to copy is shown whole. */
function boxParts(box: Element): Part[] {
  const label = labelOf(box)
  const rest = box.children.filter(child => child !== label)
  const title = label && nameIn(label)
  const isForm = box.attributes.class === 'to-copy'
  return partsOf(rest).map(part => ({
    ...part,
    kind: isForm && part.kind === 'text' ? 'form' : part.kind,
    shown: isForm && part.kind === 'text' ? () => part.full : part.shown,
    isExact: box.attributes.class === 'note rule',
    title: part.title ?? title,
  }))
}

/** The parts of a section's blocks. */
export const partsOf = (blocks: readonly Content[]): Part[] =>
  blocks.filter(isElement).flatMap((block): Part[] => {
    switch (block.tag) {
      case 'figure':
      case 'img':
        return [whole('drawing', block, elementsNamed([block], 'figcaption').map(asText))]
      case 'table':
        return [whole('table', block)]
      case 'pre':
        return [whole('form', block)]
      case 'ul':
      case 'ol':
        return [text(() => [itemsOf(block)], block)]
      case 'dl':
        return [text(() => [definitionsOf(block)], block)]
      case 'div':
        return boxParts(block)
      case 'p':
        return textOf(block).trim() ? [text(count => [shortened(block, count)], block)] : []
      default:
        return [text(() => [block], block)]
    }
  })

const asText = (caption: Element) => element('p', {}, ...caption.children)
