import type { ContentRule, ContentSite, Problem } from '../content/content-site'

/** A problem and the rule that found it. */
export interface Finding extends Problem {
  rule: string
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
    return [{ file: `tooling/rules/${rule.name}.ts`, line: 1, message: fault, rule: rule.name }]
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

/** The rule of a name, and those whose findings may keep it from seeing all; none where there is no such rule. */
export function rulesFor(rules: readonly ContentRule[], name: string): ContentRule[] {
  return rules.some(rule => rule.name === name)
    ? rules.filter(rule => rule.name === name || first.includes(rule.name))
    : []
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
