import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { parse, type Root } from 'postcss'
import selectorParser from 'postcss-selector-parser'
import { filesUnder } from '../tasks/files-under'
import { classNameOf } from './class-names.mjs'

/** Gives the classes of a style module the names that the pages and the islands have them by. */
export function styleModule(file: string, css: string): { root: Root; classes: Record<string, string> } {
  const root = parse(css, { from: file })
  const classes: Record<string, string> = {}
  const rename = selectorParser(selectors => {
    selectors.walkPseudos(pseudo => {
      if (pseudo.value !== ':global') return
      pseudo.replaceWith(...pseudo.nodes.flatMap(selector => selector.nodes.map(markGlobal)))
    })
    selectors.walkClasses(node => {
      if (globals.has(node)) return
      const name = node.value
      node.value = classes[name] = classNameOf(file, name)
    })
  })
  root.walkRules(rule => {
    if (!isStep(rule.parent)) rule.selector = rename.processSync(rule.selector)
  })
  return { root, classes }
}

const globals = new WeakSet<object>()

function markGlobal<Node extends object>(node: Node): Node {
  globals.add(node)
  return node
}

/** Whether what stands in a rule are the steps of an animation, which are no selectors. */
export const isStep = (parent: unknown): boolean =>
  (parent as { type?: string; name?: string } | undefined)?.name?.endsWith('keyframes') ?? false

/** The style sheets that pages/_app.mdx imports, in its order, then the modules of the components. */
export function allStyles(root: string): Root[] {
  const require = createRequire(path.join(root, 'package.json'))
  const app = readFileSync(path.join(root, 'pages/_app.mdx'), 'utf8')
  const sheets = [...app.matchAll(/^import '([^']+\.css)'$/gm)].map(([, name = '']) => {
    const file = name.startsWith('.') ? path.join(root, 'pages', name) : require.resolve(name)
    return parse(readFileSync(file, 'utf8'), { from: file })
  })
  const modules = filesUnder(root, 'components', '.module.css').map(
    file => styleModule(file, readFileSync(path.join(root, file), 'utf8')).root,
  )
  return [...sheets, ...modules]
}
