import type { Parent } from 'unist'
import type { Facts } from '../../lib/example/fact-texts'
import { putFacts } from '../check/content/fact-expressions'
import { authoringError } from '../check/content/jsx'

/**
 * Replaces {example.sprint16.done}, {site.brand}, and the like. Runs before all other plugins, which read the
 * page's text.
 */
export function remarkFacts(options: { facts: Facts }) {
  return (tree: Parent, file: { path?: string }) => {
    const fault = putFacts(tree, options.facts)
    if (fault) throw authoringError(file, fault.node, fault.message)
  }
}
