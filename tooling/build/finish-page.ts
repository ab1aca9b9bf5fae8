import * as words from '../../data/words/layout'
import { defaultTreeAdapter, parse, parseFragment, serialize } from 'parse5'
import { attributeOf, elementsOf, setAttribute, textOf, type Element } from '../check/export/elements'
import { prefixAddresses, type LanguageAddresses } from '../languages/addresses'
import { finishBoxes } from './finish-boxes'
import { finishContents } from './finish-contents'
import { finishTables } from './finish-tables'
import { finishText } from './finish-text'
import { namesOf, type PageNames } from './page-names'
import { emptyClosedFolders } from './whole-tree'

/** What all pages of a site share. */
export interface PageAssets {
  buildId: string
  /** Addresses of the sidebar's whole tree, the whole style sheet, and the page's script. */
  tree: string
  sheet: string
  script: string
  /** The script inside the HTML. */
  first: string
  /** By an app's name its files (Scripts.apps in bundle-scripts.ts). */
  apps: ReadonlyMap<string, string>
  /** The site's rules a page needs for its first paint, and all of the page's tool, which come with no other page. */
  firstPaint: (names: PageNames) => Promise<{ rules: string; ofTools: string }>
  /** Adds a file to the site; returns its address, which contains a hash of the text. */
  keep: (name: string, text: string) => string
  /** For pages that are a translation: which addresses their language has. */
  language?: LanguageAddresses
}

/** Longer props of an app, in characters, become a file. */
const longProps = 2000

const isNextAddress = (url: string | undefined) => url?.startsWith('/_next/') ?? false

/** What Next.js and the theme add for themselves, which no reader's browser runs. */
const leftovers: { name: string; isOptional?: true; isIt: (element: Element) => boolean }[] = [
  { name: '__NEXT_DATA__', isIt: element => attributeOf(element, 'id') === '__NEXT_DATA__' },
  {
    name: "Next.js's scripts",
    isIt: element => element.tagName === 'script' && isNextAddress(attributeOf(element, 'src')),
  },
  {
    name: "the theme's script for the direction",
    isIt: element => element.tagName === 'script' && textOf(element).includes("setAttribute('dir'"),
  },
  {
    name: "the theme's script for light and dark, which is silent without storage (browser/theme.ts)",
    // With one theme, it is another script.
    isOptional: true,
    isIt: element =>
      element.tagName === 'script' && textOf(element).includes("localStorage.getItem('theme')"),
  },
  {
    name: "Next.js's style sheets and preloads",
    isOptional: true,
    isIt: element => element.tagName === 'link' && isNextAddress(attributeOf(element, 'href')),
  },
  {
    name: "Next.js's marks",
    isOptional: true,
    isIt: element =>
      element.attrs.some(({ name }) => name === 'data-n-css' || name === 'data-next-hide-fouc'),
  },
]

function fail(what: string): never {
  throw new Error(
    `A page that Next.js rendered has no ${what}: see what has changed there, then adapt tooling/build/finish-page.ts.`,
  )
}

function only(elements: readonly Element[], what: string, isIt: (element: Element) => boolean): Element {
  return elements.find(isIt) ?? fail(what)
}

function dropLeftovers(elements: readonly Element[]): void {
  for (const { name, isOptional, isIt } of leftovers) {
    const found = elements.filter(isIt)
    if (found.length === 0 && !isOptional) fail(name)
    for (const element of found) defaultTreeAdapter.detachNode(element)
  }
}

/** Removes the theme's variables, the hue and the heights of its bars, from the head. */
function takeVariables(elements: readonly Element[]): string {
  const style = only(
    elements,
    "style element with the theme's variables",
    element => element.tagName === 'style' && attributeOf(element, 'data-next-head') !== undefined,
  )
  defaultTreeAdapter.detachNode(style)
  return textOf(style).trim().replace(/\s+/g, ' ')
}

function append(parent: Element, html: string): void {
  for (const child of parseFragment(html).childNodes) defaultTreeAdapter.appendChild(parent, child)
}

/** Writes the theme's own words, which are English, in the language of the pages. */
function translateTheme(elements: readonly Element[]): void {
  const wordsOf = (english: string) => (words.ofTheme as Readonly<Record<string, string>>)[english] ?? english
  for (const { attrs, childNodes } of elements) {
    for (const each of attrs) {
      if (each.name === 'aria-label') each.value = wordsOf(each.value)
      if (each.name !== 'data-reach-skip-link') continue
      for (const text of childNodes) if (defaultTreeAdapter.isTextNode(text)) text.value = wordsOf(text.value)
    }
  }
}

/** Turns a page as rendered by Next.js into the one readers get. Throws if something it expects is missing. */
export async function finishPage(html: string, assets: PageAssets): Promise<string> {
  const document = parse(html)
  const elements = [...elementsOf(document)]
  const root = only(elements, '<html>', ({ tagName }) => tagName === 'html')
  const head = only(elements, '<head>', ({ tagName }) => tagName === 'head')
  const sidebar = only(elements, '#sidebar', element => attributeOf(element, 'id') === 'sidebar')
  dropLeftovers(elements)
  const variables = takeVariables(elements)
  translateTheme(elements)
  emptyClosedFolders(sidebar)
  finishText(document)
  finishTables(elements)
  finishBoxes(elements)
  finishContents(elements)
  for (const element of elements) {
    element.attrs = element.attrs.filter(({ name }) => name !== 'data-next-head')
    const props = element.attrs.find(({ name }) => name === 'data-props')
    if (props && props.value.length > longProps) {
      props.name = 'data-props-from'
      props.value = assets.keep('props.json', props.value)
    }
  }
  for (const element of elements) {
    const files = assets.apps.get(attributeOf(element, 'data-island') ?? '')
    if (files) setAttribute(element, 'data-files', files)
  }
  if (assets.language) prefixAddresses(document, assets.language)
  setAttribute(root, 'data-build', assets.buildId)
  setAttribute(sidebar, 'data-tree', assets.tree)
  const { rules, ofTools } = await assets.firstPaint(namesOf([...elementsOf(document)]))
  // For print at first, so that nothing waits for it; browser/whole-sheet.ts enables it for screens.
  append(
    head,
    `<style data-page="">${variables}${rules}</style>` +
      `<link data-sheet="" rel="stylesheet" media="print" href="${assets.sheet}">` +
      `<noscript><link rel="stylesheet" href="${assets.sheet}"></noscript>` +
      // After the whole style sheet, which would otherwise win once it has come.
      (ofTools && `<style data-tools="">${ofTools}</style>`) +
      `<script data-then="${assets.script}">${assets.first}</script>`,
  )
  return serialize(document)
}
