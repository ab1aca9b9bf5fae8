import { existsSync } from 'node:fs'
import type { ContentRule, ContentSite, Problem } from '../content/content-site'
import { nearest } from '../content/nearest'

/** A problem and its rule. */
export interface Finding extends Problem {
  rule: string
}

/**
 * The file of a rule that threw: the one named after it if it exists, otherwise the caller in the stack. The
 * bundle is as deep below the root as this file.
 */
function fileOfRule(name: string, stack: string): string {
  const file = `tooling/check/rules/${name}.ts`
  if (existsSync(new URL(`../../../${file}`, import.meta.url))) return file
  const [calls = ''] = stack.split(/tooling\/check\/rules\/run-rules/)
  return calls.match(/tooling\/check\/rules\/[\w/-]+\.ts/g)?.at(-1) ?? 'tooling/check/rules/all-rules.ts'
}

/** Runs one rule. If it throws, reports the crash as a finding, so that the other rules still run. */
export function runRule(rule: ContentRule, site: ContentSite): Finding[] {
  try {
    return rule.check(site).map(found => ({ ...found, rule: rule.name }))
  } catch (error) {
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
    // Where in our own code it threw; messages seldom name the unexpected data.
    const place = /tooling\/(?:rules|content)\/(?!run-rules)[\w/-]+\.ts:\d+/.exec(stack)?.[0]
    const fault = `stopped${place ? ` at ${place}` : ''} (${message}), so its findings are missing: fix the other findings first; if it still crashes, the rule has a bug.`
    return [{ file: fileOfRule(rule.name, stack), line: 1, message: fault, rule: rule.name }]
  }
}

/**
 * Sorted by file and line. A page that can't be parsed has a single finding, since others would follow from
 * it.
 */
export function inOrder(site: ContentSite, findings: readonly Finding[]): Finding[] {
  const unreadable = new Set(site.pages.flatMap(page => (page.unreadable ? page.file : [])))
  return findings
    .filter(({ file, rule }) => rule === 'mdx-syntax' || !unreadable.has(file))
    .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
}

/** Runs rules over a site. */
export function runRules(site: ContentSite, rules: readonly ContentRule[]): Finding[] {
  return inOrder(
    site,
    rules.flatMap(rule => runRule(rule, site)),
  )
}

/** Rules that report what keeps others from running; without them, 'no problems' would be wrong. */
const first = ['mdx-syntax', 'data-syntax', 'data-fields', 'meta-syntax']

/** The rules with these names, and those that report what keeps them from running. */
export const rulesFor = (rules: readonly ContentRule[], names: readonly string[]): ContentRule[] =>
  rules.filter(rule => names.includes(rule.name) || first.includes(rule.name))

/** The message for an unknown rule: the nearest name, or all names. */
export function unknownRule(rules: readonly ContentRule[], name: string): string {
  const known = rules.map(rule => rule.name)
  const meant = nearest(name, known)
  return `There is no rule '${name}'${meant ? `: did you mean '${meant}'?` : `. The rules are ${known.join(', ')}.`}`
}

/** Findings for the terminal: one per line, an empty line between files. */
export function reportOf(findings: readonly Finding[]): string {
  return findings
    .map(({ file, line, message, rule }, index) => {
      const gap = index > 0 && findings[index - 1]?.file !== file ? '\n' : ''
      return `${gap}${file}:${line}  ${message}  (${rule})`
    })
    .join('\n')
}
