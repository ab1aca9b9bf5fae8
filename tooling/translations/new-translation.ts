import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { visit } from 'unist-util-visit'
import type { Node } from 'unist'
import { attribute, isJsx } from '../check/content/jsx'
import { headingsOf } from '../check/content/headings'
import { markdownTree } from '../check/content/markdown-tree'
import { digestOf, withDigest } from '../languages/originals'
import { overlayOf } from '../tasks/translation-files'
import type { PlannedFile } from '../new-page/page-plan'
import { ClearError } from '../tasks/clear-error.mjs'

const frontMatter = /^---\n[^]*?\n---\n/

/** A block of the original as a comment, which no reader gets. */
const asComment = (text: string) => `{/*\n${text.replaceAll('*/', '* /')}\n*/}`

/** A page's text with each heading's id, and above each block that has words the original's in a comment. */
function besideOriginal(body: string): string {
  const tree = markdownTree(body)
  const headings = headingsOf(tree)
  const lines = body.split('\n')
  const blocks = tree.children.map((node: Node) => {
    const { start, end } = node.position ?? { start: { line: 1 }, end: { line: 1 } }
    const text = lines.slice(start.line - 1, end.line).join('\n')
    const heading = headings.find(({ line }) => node.type === 'heading' && line === start.line)
    const own = heading?.id && !text.endsWith(']') ? `${text} [#${heading.id}]` : text
    return /\p{L}/u.test(text) ? `${asComment(text)}\n\n${own}` : own
  })
  return `${blocks.join('\n\n')}\n`
}

/** The questions and drawings that a page shows: 'data/questions/daily-scrum.ts', 'public/images/a.svg'. */
function partsOf(body: string): string[] {
  const files = new Set<string>()
  visit(markdownTree(body) as Node, (node: Node) => {
    if (!isJsx(node)) return
    const [topic, src] = [attribute(node, 'topic'), attribute(node, 'src')]
    if (topic && node.name === 'CheckYourself') files.add(`data/questions/${topic}.ts`)
    if (src?.endsWith('.svg')) files.add(`public${src}`)
  })
  return [...files]
}

/** The file of the page at a route. */
function pageFile(root: string, route: string): string {
  const name = route === '/' ? '' : route.replace(/\/$/, '')
  const file = [`pages${name}.mdx`, `pages${name}/index.mdx`].find(each => existsSync(path.join(root, each)))
  if (!file) throw new ClearError(`There is no page at ${route} to translate.`)
  return file
}

/** Begins a translation: the page next to its original, and what it shows, for the translator to go on with. */
export function planTranslation(root: string, locale: string, route: string): PlannedFile[] {
  const overlay = overlayOf(locale)
  const file = pageFile(root, route)
  if (existsSync(path.join(root, overlay, file)))
    throw new ClearError(`${overlay}/${file} is there already: npm run translations says how it stands.`)
  const read = (each: string) => readFileSync(path.join(root, each), 'utf8')
  const raw = read(file)
  const [head = ''] = frontMatter.exec(raw) ?? []
  const body = raw.slice(head.length)
  const text = `${withDigest(head, digestOf(raw))}\n${besideOriginal(body)}`
  const parts = partsOf(body).filter(
    each => existsSync(path.join(root, each)) && !existsSync(path.join(root, overlay, each)),
  )
  return [
    { file: `${overlay}/${file}`, text, before: undefined },
    ...parts.map(each => ({
      file: `${overlay}/${each}`,
      // From another folder, only an alias leads to the type.
      text: read(each).replace(/from '(?:\.\.\/)+(lib|data)\//g, "from '@$1/"),
      before: undefined,
    })),
  ]
}
