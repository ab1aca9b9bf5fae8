import type { ContentRule, MetaFile, Problem } from '../content/content-site'
import { metaIssues } from '../content/meta-schema'
import { readJson, repeatedJsonKeys } from '../content/read-json'
import type { SchemaIssue } from '../content/schema-issues'

/** Line of the innermost key that an issue names, looking for each key after the one around it. */
function lineOfIssue(raw: string, issue: SchemaIssue): number {
  let position = 0
  for (const key of issue.path) position = Math.max(position, raw.indexOf(`"${key}"`, position))
  return raw.slice(0, position).split('\n').length
}

/** Keys that stand twice in one object, an entry's own too: JSON.parse keeps the last without a word. */
function repeatedKeys({ file, raw }: MetaFile): Problem[] {
  return repeatedJsonKeys(raw).map(({ key, lines: [first, second] }) => ({
    file,
    line: second,
    message: `key '${key}' stands twice, ${first === second ? 'both on this line' : `first on line ${first}`}: keep one.`,
  }))
}

/** Every `_meta.json` is well formed and holds only what the theme knows. */
export const rule: ContentRule = {
  name: 'meta-syntax',
  why: 'The build passes over a malformed or misspelt _meta.json without a word.',
  check: site =>
    site.metas.flatMap(meta => {
      const { file, raw } = meta
      const { value, faults } = readJson(raw)
      const broken = faults.map(({ line, message }) => ({
        file,
        line,
        message: `is no valid JSON: ${message}.`,
      }))
      // What cannot be told of the rest is left alone until that is mended.
      const issues = value === undefined ? [] : metaIssues(value)
      const wrong = issues.map(issue => ({
        file,
        line: lineOfIssue(raw, issue),
        message: `${issue.path[0] === undefined ? '' : `key '${issue.path[0]}': `}${issue.message}`,
      }))
      return [...broken, ...wrong, ...(value === undefined ? [] : repeatedKeys(meta))]
    }),
}
