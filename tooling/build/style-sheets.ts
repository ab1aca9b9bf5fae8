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

/**
 * Rules of the theme that stand for nothing on this site: rings around what has the focus, in addition to our outline;
 * and headings' anchors and the menu button, which our own sheets draw.
 */
const replacedRules =
  /^(?:(?:[a-z]+|\[tabindex\].*):focus-visible|.*\.subheading-anchor.*|\.nextra-hamburger svg.*)$/

const opacities = /^--tw-(?:text|bg|border)-opacity$/

/**
 * Takes out of the theme's sheet what costs each page bytes and each element time, and shows nothing: rules that ours
 * replace, and the way round by a variable for colors whose opacity is always 1.
 */
export function lighten(theme: Root): Root {
  const mixed = new Set<string>()
  theme.walkDecls(opacities, ({ prop, value }) => {
    if (value !== '1') mixed.add(prop)
  })
  theme.walkRules(rule => {
    if (isStep(rule.parent)) return
    const selectors = rule.selectors.filter(selector => !replacedRules.test(selector))
    if (selectors.length === 0) {
      rule.remove()
      return
    }
    if (selectors.length < rule.selectors.length) rule.selectors = selectors
    rule.walkDecls(opacities, opacity => {
      if (mixed.has(opacity.prop)) return
      rule.walkDecls(declaration => {
        declaration.value = declaration.value.replace(`var(${opacity.prop})`, '1')
      })
      opacity.remove()
    })
  })
  return theme
}

/** The style sheets that pages/_app.mdx imports, in its order, then the modules of the components. */
export function allStyles(root: string): Root[] {
  const require = createRequire(path.join(root, 'package.json'))
  const app = readFileSync(path.join(root, 'pages/_app.mdx'), 'utf8')
  const sheets = [...app.matchAll(/^import '([^']+\.css)'$/gm)].map(([, name = '']) => {
    const file = name.startsWith('.') ? path.join(root, 'pages', name) : require.resolve(name)
    const sheet = parse(readFileSync(file, 'utf8'), { from: file })
    return name.startsWith('.') ? sheet : lighten(sheet)
  })
  const modules = filesUnder(root, 'components', '.module.css').map(
    file => styleModule(file, readFileSync(path.join(root, file), 'utf8')).root,
  )
  return [...sheets, ...modules]
}
