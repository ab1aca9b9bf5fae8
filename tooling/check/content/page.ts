import type { Node, Parent } from 'unist'

/** The YAML at the top of a page, before any schema has seen it. */
export interface RawFrontMatter {
  values: Readonly<Record<string, unknown>>
  /** Line of the file on which each key stands. */
  lines: Readonly<Record<string, number>>
  /** Set where the YAML could not be read; `values` is empty then. */
  error?: Fault
  /** Names between braces that are no facts. */
  faults?: Fault[]
}

/** What is wrong at a line of a file. */
export interface Fault {
  line: number
  message: string
}

export interface Heading {
  depth: number
  text: string
  /** As nextra makes it; undefined for level 1 and inside tabs, which get no id. */
  id: string | undefined
  line: number
}

export interface Link {
  url: string
  line: number
  /** The nearest level-2 heading above, in lower case; '' before the first. */
  section: string
  /** 'Markdown', or the component whose attribute holds the address. */
  from: string
}

export interface PageImage {
  src: string
  /** Undefined where there is none or where it is computed. */
  alt: string | undefined
  line: number
  /** 'Markdown', 'front matter', or the component that shows it. */
  from: string
}

export interface Sentence {
  text: string
  line: number
  section: string
  /** Whether it stands in running text; false for an alt text, a caption, a highlight. */
  isProse: boolean
  /** Set where it is another page's, put in by the build for its card: what is wrong with its words is said there. */
  isFilledIn?: true
}

/** One MDX page of the content tree. */
export interface Page {
  /** From the project's root, with forward slashes: 'pages/agile/index.mdx'. */
  file: string
  route: string
  raw: string
  frontMatter: RawFrontMatter
  /** The Markdown syntax tree with its MDX nodes and their positions; empty where the page is unreadable. */
  tree: Parent
  headings: Heading[]
  links: Link[]
  images: PageImage[]
  sentences: Sentence[]
  /** Words of running text: no front matter, imports, attributes or code. */
  words: number
  /** Set where MDX cannot be parsed; everything taken from the tree is empty then. */
  unreadable?: Fault
}

/** Line on which a node begins; 1 where the parser gave no position. */
export function lineOf(node: Node | undefined): number {
  return node?.position?.start.line ?? 1
}

/** A front-matter value as text; '' where it is absent or no string. */
export function textValue(page: Page, key: string): string {
  const value = page.frontMatter.values[key]
  return typeof value === 'string' ? value : ''
}

/** Line of a front-matter key; 1 where the key is absent. */
export function keyLine(page: Page, key: string): number {
  return page.frontMatter.lines[key] ?? 1
}
