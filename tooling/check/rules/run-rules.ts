import { existsSync } from 'node:fs'
import type { ContentRule, ContentSite, Problem } from '../content/content-site'
import { nearest } from '../content/nearest'

/** A problem and the rule that found it. */
export interface Finding extends Problem {
  rule: string
}

/**
 * The file of a rule that stopped: the one of its name, as a rule has it by custom; else the one whose `check` was called, or the
 * list that it stands in. What this is bundled into lies as deep below the root.
 */
function fileOfRule(name: string, stack: string): string {
  const file = `tooling/check/rules/${name}.ts`
  if (existsSync(new URL(`../../../${file}`, import.meta.url))) return file
  const [calls = ''] = stack.split(/tooling\/check\/rules\/run-rules/)
  return calls.match(/tooling\/check\/rules\/[\w/-]+\.ts/g)?.at(-1) ?? 'tooling/check/rules/all-rules.ts'
}

/** What a rule finds; that it stopped, where it did, so that the findings of the others are not lost with it. */
export function runRule(rule: ContentRule, site: ContentSite): Finding[] {
  try {
    return rule.check(site).map(found => ({ ...found, rule: rule.name }))
  } catch (error) {
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
    // The place in our own code, as the data that the rule did not expect are seldom named in the message.
    const place = /tooling\/(?:rules|content)\/(?!run-rules)[\w/-]+\.ts:\d+/.exec(stack)?.[0]
    const fault = `stopped${place ? ` at ${place}` : ''} (${message}), so that what it would find is missing: correct what is reported beside this first; if it still stops, the rule is wrong.`
    return [{ file: fileOfRule(rule.name, stack), line: 1, message: fault, rule: rule.name }]
  }
}

/** In the order of files and lines. Of a page that cannot be parsed only that is said: the rest would follow from it. */
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

/** What keeps other rules from looking: 'no problems' would not be true without what these find. */
const first = ['mdx-syntax', 'data-syntax', 'data-fields', 'meta-syntax']

/** The rules of some names, and those whose findings may keep them from seeing all. */
export const rulesFor = (rules: readonly ContentRule[], names: readonly string[]): ContentRule[] =>
  rules.filter(rule => names.includes(rule.name) || first.includes(rule.name))

/** What to say of a name that no rule has: the one that was probably meant, or all. */
export function unknownRule(rules: readonly ContentRule[], name: string): string {
  const known = rules.map(rule => rule.name)
  const meant = nearest(name, known)
  return `There is no rule '${name}'${meant ? `: did you mean '${meant}'?` : `. The rules are ${known.join(', ')}.`}`
}

/** Findings as a person reads them: one line each, an empty line between two files. */
export function reportOf(findings: readonly Finding[]): string {
  return findings
    .map(({ file, line, message, rule }, index) => {
      const gap = index > 0 && findings[index - 1]?.file !== file ? '\n' : ''
      return `${gap}${file}:${line}  ${message}  (${rule})`
    })
    .join('\n')
}
