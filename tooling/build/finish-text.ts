import { defaultTreeAdapter as tree, parseFragment, serialize, type DefaultTreeAdapterTypes } from 'parse5'
import { attributeOf, verbatim, type Element } from '../check/export/elements'
import { curly, typeset, typesetIn } from '../typography/typeset'

type Node = DefaultTreeAdapterTypes.Node
type Text = DefaultTreeAdapterTypes.TextNode

/** Elements inside a line of text: a quote may open before one and close after it. */
const inLine = new Set(
  'a abbr b cite code em i kbd mark q s samp small span strong sub sup time u var'.split(' '),
)

/** Attributes that people read or hear. */
const readable = new Set(['alt', 'aria-label', 'data-label', 'data-title', 'placeholder', 'title'])

/** Parts that scripts read alone, whose HTML stays what the build rendered. */
const plainParts = new Set(['course', 'interview-questions', 'lesson', 'question', 'search'])

function setAttributes(element: Element, set: (text: string) => string): void {
  const { tagName, attrs } = element
  const described =
    tagName === 'meta' &&
    /title|description|alt/.test(attributeOf(element, 'name') ?? attributeOf(element, 'property') ?? '')
  for (const each of attrs) {
    if (readable.has(each.name) || (described && each.name === 'content')) each.value = set(each.value)
    if (each.name === 'data-props') each.value = JSON.stringify(typesetIn(JSON.parse(each.value), curly))
  }
}

/** Texts of one block, in order; code among them is a word that stays as it is. */
function setBlock(texts: readonly (Text | string)[]): void {
  const whole = texts.map(each => (typeof each === 'string' ? each : each.value)).join('')
  const done = typeset(whole)
  let at = 0
  for (const each of texts) {
    const { length } = typeof each === 'string' ? each : each.value
    if (typeof each !== 'string') each.value = done.slice(at, at + length)
    at += length
  }
}

/** An app's texts, one by one: React compares each with the one it renders itself. */
function setApp(node: Node): void {
  if (tree.isTextNode(node)) node.value = curly(node.value)
  if (!tree.isElementNode(node) || verbatim.has(node.tagName)) return
  setAttributes(node, curly)
  node.childNodes.forEach(setApp)
}

/** Whether an element's text stays as it is: code, unless it holds words to say or send. */
const isVerbatim = (element: Element) =>
  verbatim.has(element.tagName) && attributeOf(element, 'data-words') === undefined

/** Whether React renders an element's content again in the browser. */
function isApp(element: Element): boolean {
  const island = attributeOf(element, 'data-island')
  return island !== undefined && !plainParts.has(island)
}

/** What is there without scripts: one text for a parser that would run them. */
function setUnscripted(element: Element): void {
  for (const text of element.childNodes) {
    if (!tree.isTextNode(text)) continue
    const inside = parseFragment(text.value)
    finishText(inside)
    text.value = serialize(inside)
  }
}

/** Curly quotes, and no break between a number and its unit. Code and addresses stay as they are. */
export function finishText(root: Node): void {
  let block: (Text | string)[] = []
  const end = () => {
    setBlock(block)
    block = []
  }
  const walk = (node: Node): void => {
    if (tree.isTextNode(node)) block.push(node)
    if (!('childNodes' in node)) return
    if (!tree.isElementNode(node)) {
      node.childNodes.forEach(walk)
      return
    }
    setAttributes(node, isApp(node) ? curly : typeset)
    const { tagName } = node
    if (tagName === 'script' && attributeOf(node, 'type') === 'application/ld+json')
      for (const text of node.childNodes)
        if (tree.isTextNode(text)) text.value = JSON.stringify(typesetIn(JSON.parse(text.value)))
    if (tagName === 'noscript') {
      setUnscripted(node)
      return
    }
    const isInLine = inLine.has(tagName)
    if (!isInLine) end()
    if (isVerbatim(node)) block.push('x')
    else if (isApp(node)) node.childNodes.forEach(setApp)
    else (tagName === 'template' ? [tree.getTemplateContent(node as never)] : node.childNodes).forEach(walk)
    if (!isInLine) end()
  }
  walk(root)
  end()
}
