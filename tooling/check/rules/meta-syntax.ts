import type { ContentRule, MetaFile, Problem } from '../content/content-site'
import { metaIssues } from '../content/meta-schema'
import { readJson, repeatedJsonKeys } from '../content/read-json'
import type { SchemaIssue } from '../content/schema-issues'

/** The line of the innermost key of an issue's path, looking for each key after its parent. */
function lineOfIssue(raw: string, issue: SchemaIssue): number {
  let position = 0
  for (const key of issue.path) position = Math.max(position, raw.indexOf(`"${key}"`, position))
  return raw.slice(0, position).split('\n').length
}

/** Duplicate keys of any object: JSON.parse silently keeps the last. */
function repeatedKeys({ file, raw }: MetaFile): Problem[] {
  return repeatedJsonKeys(raw).map(({ key, lines: [first, second] }) => ({
    file,
    line: second,
    message: `key '${key}' is there twice, ${first === second ? 'both on this line' : `first on line ${first}`}: keep one.`,
  }))
}

/** Every `_meta.json` is valid and has only known keys. */
export const rule: ContentRule = {
  name: 'meta-syntax',
  why: 'The build silently ignores a malformed _meta.json and misspelled keys.',
  check: site =>
    site.metas.flatMap(meta => {
      const { file, raw } = meta
      const { value, faults } = readJson(raw)
      const broken = faults.map(({ line, message }) => ({
        file,
        line,
        message: `isn't valid JSON: ${message}.`,
      }))
      // The rest is checked once the syntax is fixed.
      const issues = value === undefined ? [] : metaIssues(value)
      const wrong = issues.map(issue => ({
        file,
        line: lineOfIssue(raw, issue),
        message: `${issue.path[0] === undefined ? '' : `key '${issue.path[0]}': `}${issue.message}`,
      }))
      return [...broken, ...wrong, ...(value === undefined ? [] : repeatedKeys(meta))]
    }),
}
