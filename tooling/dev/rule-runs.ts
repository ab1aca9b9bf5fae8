import type { ContentRule, ContentSite } from '../check/content/content-site'
import { runRule, type Finding } from '../check/rules/run-rules'

type Part = keyof ContentSite

/** What a rule found, and the parts of the site that it read for it. */
interface Run {
  read: ReadonlyMap<Part, unknown>
  found: Finding[]
  /** How long it took, in milliseconds. */
  took: number
}

/** The site, noting which parts are read. */
function watched(site: ContentSite, read: Map<Part, unknown>): ContentSite {
  return new Proxy(site, {
    get(target, part: Part) {
      read.set(part, target[part])
      return target[part]
    },
  })
}

/** Rules over the whole site, each run again only when a part of the site that it read is another object. */
export class RuleRuns {
  private readonly runs = new WeakMap<ContentRule, Run>()

  run(rule: ContentRule, site: ContentSite): Finding[] {
    const before = this.runs.get(rule)
    if (before && [...before.read].every(([part, value]) => Object.is(site[part], value))) return before.found
    const read = new Map<Part, unknown>()
    const begun = performance.now()
    const found = runRule(rule, watched(site, read))
    this.runs.set(rule, { read, found, took: performance.now() - begun })
    return found
  }

  /** Whether a rule read a part of the site when it ran last; that it may, where it has not run. */
  mayRead(rule: ContentRule, part: Part): boolean {
    return this.runs.get(rule)?.read.has(part) ?? true
  }

  /** Rules in the order of what they took last: who waits for all hears first of most. */
  quickFirst(rules: readonly ContentRule[]): ContentRule[] {
    const took = (rule: ContentRule) => this.runs.get(rule)?.took ?? 0
    return [...rules].sort((a, b) => took(a) - took(b))
  }
}
