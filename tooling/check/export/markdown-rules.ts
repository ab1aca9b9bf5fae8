import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import matter from 'gray-matter'
import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes } from 'parse5'
import { markdownAddress } from '../../../lib/seo/site-files'
import { isLeftOut } from '../../feeds/page-markdown'
import { attributeOf, type Element } from './elements'
import { isUnlisted, ownRoute } from './exported-pages'
import type { PageFacts } from './page-facts'

type Node = DefaultTreeAdapterTypes.Node

/** Elements whose text must appear as a whole, unless others of these are inside. */
const blocks = new Set(
  'h1 h2 h3 h4 h5 h6 p li th td dt dd figcaption summary legend label pre blockquote'.split(' '),
)

const hides = (element: Element) =>
  isLeftOut(element.tagName.toUpperCase(), name => attributeOf(element, name))

/** The descendants that are part of the page's text. */
function* shownIn(node: Node): Generator<Element> {
  for (const child of 'childNodes' in node ? node.childNodes : []) {
    if (!tree.isElementNode(child) || hides(child)) continue
    yield child
    yield* shownIn(child)
  }
}

function wordsOf(node: Node): string {
  if (tree.isTextNode(node)) return node.value
  if (!('childNodes' in node) || (tree.isElementNode(node) && hides(node))) return ''
  return node.childNodes.map(wordsOf).join(' ')
}

/** Letters and digits only, since Markdown adds syntax and different spaces. */
const letters = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '').toLowerCase()

const inWords = (text: string) => `"${text.trim().replace(/\s+/g, ' ').slice(0, 60)}"`

/** The heading of a page's contents, which the Markdown omits. */
function isContentsHeading(element: Element): boolean {
  const siblings = element.parentNode?.childNodes.filter(each => tree.isElementNode(each)) ?? []
  const next = siblings[siblings.indexOf(element) + 1]
  return next !== undefined && attributeOf(next, 'data-contents') !== undefined
}

/** Texts and image descriptions of a page that its Markdown lacks. */
function missingIn(markdown: string, html: string): string[] {
  const main = [...shownIn(parse(html))].find(({ tagName }) => tagName === 'main')
  const shown = main ? [...shownIn(main)] : []
  const innermost = shown.filter(
    element =>
      blocks.has(element.tagName) && ![...shownIn(element)].some(({ tagName }) => blocks.has(tagName)),
  )
  const texts = innermost.filter(element => !isContentsHeading(element)).map(wordsOf)
  const alts = shown.flatMap(element =>
    element.tagName === 'img' ? (attributeOf(element, 'alt') ?? '') : [],
  )
  const has = letters(markdown.replace(/\]\([^)\s]*\)/g, ']'))
  return [...texts, ...alts].filter(text => !has.includes(letters(text)))
}

const headingLevels = (markdown: string) =>
  [...markdown.replace(/^```[\s\S]*?^```$/gm, '').matchAll(/^[\s>\-\d.]*?(#{1,6}) /gm)].map(
    ([, signs = '']) => signs.length,
  )

function problemsOf(markdown: string, page: PageFacts, html: string): string[] {
  const { url, description, dateModified } = matter(markdown, {}).data as Record<string, string | undefined>
  const day = page.metas['article:modified_time']?.[0]
  const relative = [...markdown.matchAll(/\]\((?!https:|mailto:)[^)]*\)/g)].map(([link]) => link)
  return [
    ...(url !== undefined && URL.canParse(url) && new URL(url).pathname === page.route
      ? []
      : [`calls itself ${url ?? 'nothing'} in its Markdown, and not by its own address.`]),
    ...(description === page.metas.description?.[0] ? [] : ['has another description in its Markdown.']),
    ...(day === undefined || dateModified === day ? [] : ['has another date of change in its Markdown.']),
    ...(headingLevels(markdown).filter(level => level === 1).length === 1
      ? []
      : ['must have exactly one level-1 heading in its Markdown.']),
    ...relative.map(link => `has ${link} in its Markdown: write absolute addresses there.`),
    ...missingIn(markdown, html).map(text => `has ${inWords(text)}, which its Markdown lacks.`),
  ]
}

/** Problems with a page's Markdown: it must exist, agree with the page's head, and have all of its text. */
export function markdownProblems(directory: string, page: PageFacts): string[] {
  if (isUnlisted(page)) return []
  const file = path.join(directory, `${page.prefix ?? ''}${markdownAddress(ownRoute(page))}`)
  if (!existsSync(file)) return ['has no Markdown file: the build writes it (tooling/build/write-feeds.ts).']
  return problemsOf(readFileSync(file, 'utf8'), page, readFileSync(path.join(directory, page.file), 'utf8'))
}
