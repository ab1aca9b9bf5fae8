import { parse, type DefaultTreeAdapterTypes } from 'parse5'
import { isLeftOut } from '../feeds/page-markdown'
import { ClearError } from '../tasks/clear-error.mjs'
import { element, elementsNamed, textOf, type Content, type Element } from './markup'
import { attributeOf, classOf, findElement, isElement, type Node, type PageElement } from './page-tree'
import { readQuestions, type Question } from './questions'

/** A page of the export as the handbook has it: text and pictures, without what surrounds them on the site. */
export interface HandbookPage {
  route: string
  title: string
  /** As in '2026-11-28'. */
  modified: string
  body: Content[]
  questions: Question[]
}

/** What belongs to a visit of the site, besides what each page's Markdown leaves out, too. */
const furniture = /^(ContinueReading-|Letters-|BackToTop-|TableOfContents-|NewsletterForm-)/
const furnitureTags = new Set(['nav', 'form', 'h1', 'hr', 'source', 'svg'])

const isFurniture = (node: PageElement): boolean =>
  furnitureTags.has(node.tagName) ||
  furniture.test(classOf(node)) ||
  attributeOf(node, 'data-screen') !== undefined ||
  isLeftOut(node.tagName.toUpperCase(), name => attributeOf(node, name))

/** Kept as they are, with these attributes. */
const kept: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    ['p', 'h2', 'h3', 'h4', 'ul', 'li', 'em', 'strong', 'b', 'i', 'code', 'blockquote', 'br', 'sub', 'sup']
      .concat(['table', 'thead', 'tbody', 'tr', 'figure', 'figcaption', 'dl', 'dt', 'dd'])
      .map(tag => [tag, [] as string[]]),
  ),
  ol: ['start'],
  td: ['colspan', 'rowspan'],
  th: ['scope', 'colspan', 'rowspan'],
  img: ['src', 'alt', 'width', 'height'],
  a: ['href', 'data-term'],
}

/** Containers that only lay out what is in them. */
const unwrapped =
  /^(|painted-apart|plainElements-scroller|CheatSheet-sheet|ToCopy-content|ToCopy-head|Term-origin)$/

/** Containers of the book, by the class of the page's. */
const boxes: readonly [RegExp, string][] = [
  [/^Note-note Note-rule$/, 'note rule'],
  [/^Note-note/, 'note practice'],
  [/^ToCopy-frame/, 'to-copy'],
]

/** Classes of paragraphs and words, by those of the page. */
const styles: readonly [RegExp, string][] = [
  [/^(Note-label|ToCopy-label)$/, 'label'],
  [/^Note-source$/, 'source'],
  [/^Highlight-/, 'highlight'],
  [/^Term-facts$/, 'facts'],
]

const named = (names: readonly [RegExp, string][], classes: string) =>
  names.find(([pattern]) => pattern.test(classes))?.[1]

class PageReader {
  constructor(private readonly route: string) {}

  private fail(what: string): never {
    throw new ClearError(
      `The handbook can't read ${this.route}: ${what}. Teach it in tooling/handbook/read-page.ts.`,
    )
  }

  contentOf(node: PageElement): Content[] {
    return node.childNodes.flatMap(child => this.read(child))
  }

  private read(node: Node): Content[] {
    if (node.nodeName === '#text') return [(node as DefaultTreeAdapterTypes.TextNode).value]
    if (!isElement(node) || isFurniture(node) || this.isContentsHeading(node)) return []
    const classes = classOf(node)
    switch (node.tagName) {
      case 'details':
        return this.details(node)
      case 'pre':
        return [element('pre', { class: classes.endsWith('-code') ? 'code' : 'lines' }, this.lines(node))]
      case 'div':
        return this.container(node)
      case 'span': {
        const style = named(styles, classes)
        return style ? [element('span', { class: style }, ...this.contentOf(node))] : this.contentOf(node)
      }
      case 'time':
      case 'picture':
        return this.contentOf(node)
      case 'h2':
      case 'h3':
        return [this.heading(node)]
      default:
        return [this.plain(node)]
    }
  }

  private plain(node: PageElement): Element {
    const names = kept[node.tagName] ?? this.fail(`it has <${node.tagName} class="${classOf(node)}">`)
    const attributes = names.map(name => [name, attributeOf(node, name)])
    const style = named(styles, classOf(node))
    return element(
      node.tagName,
      { class: style, ...(Object.fromEntries(attributes) as Record<string, string | undefined>) },
      ...this.contentOf(node),
    )
  }

  /** A heading's id is on the link in it. */
  private heading(node: PageElement): Element {
    const anchor = findElement(node, ({ tagName, attrs }) =>
      Boolean(
        tagName === 'a' && attrs.find(({ name, value }) => name === 'class' && value.includes('anchor')),
      ),
    )
    const id = anchor && attributeOf(anchor, 'id')
    if (!id) this.fail(`the heading '${textOf(this.contentOf(node))}' has no address`)
    return element(node.tagName, { id }, ...this.contentOf(node))
  }

  private isContentsHeading(node: PageElement): boolean {
    if (node.tagName !== 'h2') return false
    const siblings = node.parentNode?.childNodes.filter(isElement) ?? []
    const next = siblings[siblings.indexOf(node) + 1]
    return next !== undefined && attributeOf(next, 'data-contents') !== undefined
  }

  /** What is folded on the site is open in the book: sources without a frame, other texts with their title. */
  private details(node: PageElement): Content[] {
    const summary = findElement(node, ({ tagName }) => tagName === 'summary')
    if (!summary) this.fail('a folded text has no title')
    const rest = node.childNodes.filter(child => child !== summary).flatMap(child => this.read(child))
    const showsOrHides = summary.childNodes.some(child => isElement(child) && child.tagName === 'span')
    if (showsOrHides) return rest
    const title = element('p', { class: 'label' }, ...this.contentOf(summary))
    return [element('div', { class: 'note since' }, title, ...rest)]
  }

  private container(node: PageElement): Content[] {
    if (attributeOf(node, 'data-island') === 'lesson') return []
    const classes = classOf(node)
    const box = named(boxes, classes)
    if (box) return [element('div', { class: box }, ...this.contentOf(node))]
    if (unwrapped.test(classes)) return this.contentOf(node)
    return this.fail(`it has <div class="${classes}">`)
  }

  /** A line per span, as a form to fill in has them; its words otherwise. */
  private lines(node: PageElement): string {
    const text = (inner: Node): string =>
      inner.nodeName === '#text'
        ? (inner as DefaultTreeAdapterTypes.TextNode).value
        : 'childNodes' in inner
          ? inner.childNodes.map(text).join('')
          : ''
    return text(node).replace(/\n+$/, '')
  }
}

/** The heading above questions becomes that of the questions at the chapter's end. */
function withoutQuestionsHeading(body: Content[], route: string, questions: readonly Question[]): Content[] {
  if (questions.length === 0) return body
  const heading = elementsNamed(body, 'h2').find(({ attributes }) => attributes.id === 'check-yourself')
  if (!heading) throw new ClearError(`${route} has questions, but no heading 'Check yourself' above them.`)
  return body.filter(part => part !== heading)
}

/** Reads a page of the export. Throws a ClearError that names the page if anything expected is missing. */
export function readPage(html: string, route: string): HandbookPage {
  const document = parse(html)
  const article = findElement(document, ({ tagName }) => tagName === 'article')
  const title = article && findElement(article, ({ tagName }) => tagName === 'h1')
  const stamp = article && findElement(article, node => classOf(node) === 'nextra-timestamp')
  const time = stamp && findElement(stamp, ({ tagName }) => tagName === 'time')
  const modified = time && attributeOf(time, 'datetime')?.slice(0, 10)
  if (!title || !modified) {
    throw new ClearError(`The handbook can't read ${route}: its export has no ${title ? 'date' : 'title'}.`)
  }
  const reader = new PageReader(route)
  const questions = readQuestions(article, route, node => reader.contentOf(node))
  const body = withoutQuestionsHeading(reader.contentOf(article), route, questions)
  return { route, title: textOf(reader.contentOf(title)).trim(), modified, body, questions }
}
