// estree-util-value-to-estree makes values alone; a statement of four fields is written out.
import type { Node } from 'unist'

const identifier = (name: string) => ({ type: 'Identifier', name })

/** The statement that imports a name from a module, as MDX compiles it; `local` is what the page calls it. */
export function importOf(imported: string, source: string, local = imported): Node {
  const specifier = { type: 'ImportSpecifier', imported: identifier(imported), local: identifier(local) }
  const declaration = {
    type: 'ImportDeclaration',
    specifiers: [specifier],
    source: { type: 'Literal', value: source, raw: JSON.stringify(source) },
  }
  return {
    type: 'mdxjsEsm',
    data: { estree: { type: 'Program', sourceType: 'module', body: [declaration] } },
  }
}
