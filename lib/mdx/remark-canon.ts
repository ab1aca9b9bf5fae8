import type { Parent } from 'unist'
import type { Facts } from '../canon/fact-texts'
import { putFacts } from './canon-expressions'
import { authoringError } from './jsx'

/**
 * Replaces {canon.sprint16.done} and the like by the fact's text. It comes before all other plugins, which read the
 * page's text.
 */
export function remarkCanon(options: { facts: Facts }) {
  return (tree: Parent, file: { path?: string }) => {
    const fault = putFacts(tree, options.facts)
    if (fault) throw authoringError(file, fault.node, fault.message)
  }
}
