import { lineOfText, type ContentRule, type MetaFile, type Problem } from '../content/content-site'
import { metaIssues } from '../content/meta-schema'
import { readJson } from '../content/read-json'
import type { SchemaIssue } from '../content/schema-issues'

/** Line of the innermost key that an issue names, looking for each key after the one around it. */
function lineOfIssue(raw: string, issue: SchemaIssue): number {
  let position = 0
  for (const key of issue.path) position = Math.max(position, raw.indexOf(`"${key}"`, position))
  return raw.slice(0, position).split('\n').length
}

/** Keys that stand twice: JSON.parse keeps the last without a word. Relies on the indentation that Prettier makes. */
function repeatedKeys({ file, raw }: MetaFile): Problem[] {
  const keys = [...raw.matchAll(/^ {2}"([^"]+)"\s*:/gm)]
  return keys
    .filter((match, index) => keys.findIndex(other => other[1] === match[1]) < index)
    .map(match => ({
      file,
      line: lineOfText(raw, match[0], match.index),
      message: `key '${match[1]}' stands twice: keep one.`,
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
