import type { Parent } from 'unist'
import type { Facts } from '../../lib/example/fact-texts'
import { putFacts } from '../check/content/fact-expressions'
import { authoringError } from '../check/content/jsx'

/** Replaces {example.sprint16.done} and the like, before all other plugins, which read the page's text. */
export function remarkFacts(options: { facts: Facts }) {
  return (tree: Parent, file: { path?: string }) => {
    const problem = putFacts(tree, options.facts)
    if (problem) throw authoringError(file, problem.node, problem.message)
  }
}
