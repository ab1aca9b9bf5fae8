import type { ContentRule, ContentSite, Problem } from '../../lib/content/content-site'

/** A problem and the rule that found it. */
export interface Finding extends Problem {
  rule: string
}

/** Runs rules over a site. Of a page that cannot be parsed only that is said: the rest would follow from it. */
export function runRules(site: ContentSite, rules: readonly ContentRule[]): Finding[] {
  const unreadable = new Set(site.pages.flatMap(page => (page.unreadable ? page.file : [])))
  return rules
    .flatMap(rule => rule.check(site).map(found => ({ ...found, rule: rule.name })))
    .filter(({ file, rule }) => rule === 'mdx-syntax' || !unreadable.has(file))
    .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
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
