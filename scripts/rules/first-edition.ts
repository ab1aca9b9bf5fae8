import { firstEdition } from '../../data/first-edition'
import type { ContentRule } from '../../lib/content/content-site'

const waiting: ReadonlySet<string> = new Set(firstEdition)

/** A rule of the second edition, which passes over the files that still have the first edition's text. */
export function sparingFirstEdition(rule: ContentRule): ContentRule {
  return { ...rule, check: site => rule.check(site).filter(({ file }) => !waiting.has(file)) }
}

/** The list of files that wait gets shorter as they are rewritten, and no longer. */
export function firstEditionRule(rules: readonly ContentRule[]): ContentRule {
  return {
    name: 'first-edition',
    why: 'A file on the list is not held to the second edition; one that is there without need hides new mistakes.',
    check: site => {
      const wanting = new Set(rules.flatMap(rule => rule.check(site)).map(({ file }) => file))
      return firstEdition
        .filter(file => !wanting.has(file))
        .map(file => ({
          file: 'data/first-edition.ts',
          line: 1,
          message: `${file} is on the list and holds to every rule of the second edition, or is gone: take it off.`,
        }))
    },
  }
}
