import type { ContentRule, ContentSite, Problem } from './content/content-site'
import { nearest } from './content/nearest'

/** A problem and its rule. */
export interface Finding extends Problem {
  rule: string
}

/** Runs one rule. If it throws, reports the crash as a finding, so that the other rules still run. */
export function runRule({ name, check }: ContentRule, site: ContentSite): Finding[] {
  try {
    return [...check(site)].map(found => ({ ...found, rule: name }))
  } catch (error) {
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
    // Where in our own code it threw; messages seldom name the unexpected data.
    const location = /tooling\/check\/(?:rules|content)\/[\w/-]+\.ts:\d+/.exec(stack)?.[0]
    const problem = `stopped${location ? ` at ${location}` : ''} (${message}), so its findings are missing: fix the other findings first; if it still crashes, the rule has a bug.`
    return [{ file: `tooling/check/rules/${name}.ts`, line: 1, message: problem, rule: name }]
  }
}

const syntaxRules = ['mdx-syntax', 'meta-syntax']

const isSyntax = ({ rule }: Finding): boolean => syntaxRules.includes(rule)

/** Whether a page or menu can't be read, so that only syntax errors are shown. */
export const isBroken = (site: ContentSite, findings: readonly Finding[]): boolean =>
  site.pages.some(page => page.unreadable) || findings.some(isSyntax)

/** By file and line. Syntax errors stand alone: what else is found may be untrue, like a picture no page shows. */
export function inOrder(site: ContentSite, findings: readonly Finding[]): Finding[] {
  const broken = isBroken(site, findings)
  return findings
    .filter(finding => !broken || isSyntax(finding))
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
const first = ['mdx-syntax', 'data-fields', 'meta-syntax']

/** The rules with these names, and those that report what keeps them from running. */
export const rulesFor = (rules: readonly ContentRule[], names: readonly string[]): ContentRule[] =>
  rules.filter(rule => names.includes(rule.name) || first.includes(rule.name))

/** The message for an unknown rule: the nearest name, or all names. */
export function unknownRule(rules: readonly ContentRule[], name: string): string {
  const known = rules.map(rule => rule.name)
  const meant = nearest(name, known)
  return `There is no rule '${name}'${meant ? `: did you mean '${meant}'?` : `. The rules are ${known.join(', ')}.`}`
}

/** Findings after a change of files, and which of these files have none. */
export function reportOnFiles(files: readonly string[], findings: readonly Finding[]): string {
  const valid = files.filter(file => !findings.some(finding => finding.file === file))
  return [reportOf(findings), ...valid.map(file => `${file}  nothing to correct`)].filter(Boolean).join('\n')
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
