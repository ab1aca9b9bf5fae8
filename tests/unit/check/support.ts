import assert from 'node:assert/strict'
import type { ContentSite, Rule } from '../../../tooling/check/content/content-site'
import { pageList } from '../../../tooling/check/content/page-list'
import { parseFrontMatter } from '../../../tooling/check/content/parse-front-matter'
import { parsePage } from '../../../tooling/check/content/parse-page'
import { isPageFile } from '../../../tooling/check/content/routes-of-files'

type Extras = Partial<Omit<ContentSite, 'pages' | 'metas' | 'publicFiles'>>

/** A site in memory: files by their path from the project's root, and other data that a rule needs. */
export function siteOf(files: Record<string, string>, extras: Extras = {}): ContentSite {
  const entries = Object.entries(files)
  const inPublic = entries.filter(([file]) => file.startsWith('public/'))
  const metas = entries.filter(([file]) => file.endsWith('_meta.json')).map(([file, raw]) => ({ file, raw }))
  const written = entries.filter(([file]) => file.endsWith('.mdx') && isPageFile(file))
  const pages = pageList(
    written.map(([file, raw]) => ({ file, frontMatter: parseFrontMatter(raw) })),
    metas,
  )
  return {
    pages: written.map(([file, raw]) => parsePage(file, raw, { pages })),
    metas,
    publicFiles: new Map(inPublic.map(([file, text]) => [file.slice('public'.length), text])),
    codeFiles: [],
    imageReferences: [],
    ...extras,
  }
}

/** A page with this front matter (lines of YAML) and body. */
export function pageOf(frontMatter: string, body = ''): string {
  return `---\n${frontMatter}\n---\n\n${body}\n`
}

/** A rule's findings in a site, as 'file:line message'. */
function findingsOf(rule: Rule, site: ContentSite): string[] {
  return [...rule.check(site)].map(({ file, line, message }) => `${file}:${line} ${message}`)
}

/** Fails unless a rule finds nothing. */
export function assertPasses(rule: Rule, site: ContentSite): void {
  assert.deepEqual(findingsOf(rule, site), [])
}

/** Fails unless a rule finds exactly these problems, each given by its location and part of its message. */
export function assertFinds(
  rule: Rule,
  site: ContentSite,
  ...expected: [place: string, part: string][]
): void {
  const found = findingsOf(rule, site)
  assert.equal(found.length, expected.length, found.join('\n') || 'nothing was found')
  for (const [index, [place, part]] of expected.entries()) {
    const finding = found[index] ?? ''
    assert.ok(finding.startsWith(`${place} `), `expected ${place}, found: ${finding}`)
    assert.ok(finding.includes(part), `expected '${part}' in: ${finding}`)
  }
}
