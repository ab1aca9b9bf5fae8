import type { Node, Parent } from 'unist'

/** A page's front matter before validation. */
export interface RawFrontMatter {
  values: Readonly<Record<string, unknown>>
  /** The line of each key. */
  lines: Readonly<Record<string, number>>
  /** Set if the YAML is invalid; `values` is empty then. */
  error?: PageProblem
  /** Unknown names between braces. */
  problems?: PageProblem[]
}

/** A problem at a line of a file. */
export interface PageProblem {
  line: number
  message: string
}

export interface Heading {
  depth: number
  text: string
  /** As Nextra makes it; undefined for level 1 and inside tabs, which get no id. */
  id: string | undefined
  line: number
}

export interface Link {
  url: string
  line: number
  /** The level-2 heading above, in lower case; '' before the first. */
  section: string
  /** 'Markdown', or the component with the address. */
  from: string
}

export interface PageImage {
  src: string
  /** Undefined if missing or computed. */
  alt: string | undefined
  line: number
  /** 'Markdown', 'front matter', or the component that shows it. */
  from: string
}

export interface Sentence {
  text: string
  line: number
  section: string
  /** Whether it is running text, rather than an alt text, caption, or highlight. */
  isProse: boolean
  /** Set if the build inserts it from another page, where problems with its words are reported. */
  isFilledIn?: true
}

/** An MDX page. */
export interface Page {
  /** From the project's root, with forward slashes: 'pages/agile/index.mdx'. */
  file: string
  route: string
  raw: string
  frontMatter: RawFrontMatter
  /** The syntax tree with MDX nodes and positions; empty if the page is unreadable. */
  tree: Parent
  headings: Heading[]
  links: Link[]
  images: PageImage[]
  sentences: Sentence[]
  /** Words of running text, without front matter, attributes, or code. */
  words: number
  /** Set if MDX can't be parsed; everything from the tree is empty then. */
  unreadable?: PageProblem
}

/** The line a node begins on; 1 if unknown. */
export function lineOf(node: Node | undefined): number {
  return node?.position?.start.line ?? 1
}

/** A front matter value as text; '' if missing or not a string. */
export function textValue(page: Page, key: string): string {
  const value = page.frontMatter.values[key]
  return typeof value === 'string' ? value : ''
}

/** The line of a front matter key; 1 if it is missing. */
export function keyLine(page: Page, key: string): number {
  return page.frontMatter.lines[key] ?? 1
}
