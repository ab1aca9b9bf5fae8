import { atRule, parse, type AtRule, type ChildNode, type Container, type Root, type Rule } from 'postcss'
import selectorParser from 'postcss-selector-parser'
import { isStep } from './style-sheets'

/** What a page's HTML holds that a selector may ask for. */
export interface PageNames {
  classes: ReadonlySet<string>
  tags: ReadonlySet<string>
  /** Direction of its text. */
  direction: string
}

/** Classes that scripts set, so that no HTML holds them; `dark` too, where a reader can choose it. */
const laterClasses = ['light', 'nextra-banner-hidden']

/** The names in a page. Classes and tags alone: what else a selector asks for may change while the page is open. */
export function namesOf(html: string, hasDarkMode: boolean): PageNames {
  const classes = [...html.matchAll(/\s(?:data-)?class="([^"]*)"/g)].flatMap(([, list = '']) =>
    list.split(/\s+/),
  )
  const tags = [...html.matchAll(/<([a-z][a-z0-9]*)/g)].map(([, tag = '']) => tag)
  const plain = classes.map(name =>
    name.replaceAll('&amp;', '&').replaceAll('&gt;', '>').replaceAll('&quot;', '"'),
  )
  const later = hasDarkMode ? [...laterClasses, 'dark'] : laterClasses
  const direction = /<html[^>]* dir="(\w+)"/.exec(html)?.[1] ?? 'ltr'
  return { classes: new Set([...plain, ...later]), tags: new Set(tags), direction }
}

/** Pseudo-classes that ask for one of the selectors within them. What a script adds to a page brings rules of its own. */
const places = new Set([':is', ':where', ':has'])

/** A condition on a page: every one of these names is there, in any of the ways. */
type Need = (names: PageNames) => boolean

function needOf(selector: selectorParser.Selector): Need {
  const needs: Need[] = []
  for (const node of selector.nodes) {
    if (node.type === 'class') {
      const { value } = node
      needs.push(({ classes }) => classes.has(value))
    } else if (node.type === 'tag') {
      const value = node.value.toLowerCase()
      needs.push(({ tags }) => tags.has(value))
    } else if (node.type === 'attribute' && node.attribute === 'dir') {
      const { value } = node
      needs.push(({ direction }) => direction === value)
    } else if (node.type === 'attribute' && node.attribute === 'class' && node.operator === '~=') {
      const { value = '' } = node
      needs.push(({ classes }) => classes.has(value))
    } else if (node.type === 'pseudo' && places.has(node.value)) {
      const ways = node.nodes.map(needOf)
      needs.push(names => ways.some(way => way(names)))
    }
  }
  return names => needs.every(need => need(names))
}

const knownNeeds = new WeakMap<Rule, { selector: string; need: Need }[]>()

const parser = selectorParser()

/** The selectors of a rule that can match something on the page. */
function usedSelectors(rule: Rule, names: PageNames): string[] {
  let known = knownNeeds.get(rule)
  if (!known) {
    known = parser.astSync(rule.selector).nodes.map(selector => ({
      selector: selector.toString().trim(),
      need: needOf(selector),
    }))
    knownNeeds.set(rule, known)
  }
  return known.filter(({ need }) => need(names)).map(({ selector }) => selector)
}

const keepsAll = new Set(['font-face', 'keyframes', '-webkit-keyframes', 'property'])

/** The theme's generator repeats its colors in another notation, for nothing that could be seen. */
const isRepeated = ({ name, params }: AtRule) => name === 'supports' && /color:\s*lab\(/.test(params)

function copyUsed(from: Container, to: Container, names: PageNames): void {
  from.each((node: ChildNode) => {
    if (node.type === 'rule') {
      const selectors = isStep(from) ? [node.selector] : usedSelectors(node, names)
      if (selectors.length > 0) to.append(node.clone({ selectors }))
    } else if (node.type === 'atrule' && !isRepeated(node)) {
      const isWhole = keepsAll.has(node.name) || !node.nodes
      const copy = isWhole ? node.clone() : atRule({ name: node.name, params: node.params, nodes: [] })
      if (!isWhole) copyUsed(node, copy, names)
      if (isWhole || copy.nodes?.length) to.append(copy)
    }
  })
}

/** Takes out animations, and variables of the theme's, that nothing in the sheet or the page refers to. */
function dropUnreferenced(root: Root, html: string): void {
  const text = root.toString() + html
  root.walkAtRules(/keyframes$/, rule => {
    if (!new RegExp(`animation(-name)?:[^;}]*\\b${rule.params}\\b`).test(text)) rule.remove()
  })
  root.walkDecls(/^--(tw|shiki)-/, declaration => {
    if (!text.includes(`var(${declaration.prop}`)) declaration.remove()
  })
  root.walkRules(rule => {
    if (rule.nodes.length === 0) rule.remove()
  })
}

/** The rules of the sheets that can match something on a page, in their order. */
export function usedStyles(sheets: readonly Root[], names: PageNames, html: string): Root {
  const used = parse('')
  for (const sheet of sheets) copyUsed(sheet, used, names)
  dropUnreferenced(used, html)
  return used
}
