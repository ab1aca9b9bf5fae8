import { lineOfText, type ContentRule, type MetaFile, type Problem } from '../content/content-site'
import { metaIssues } from '../content/meta-schema'
import type { SchemaIssue } from '../content/schema-issues'

/** Line of the innermost key that an issue names, looking for each key after the one around it. */
function lineOfIssue(raw: string, issue: SchemaIssue): number {
  let position = 0
  for (const key of issue.path) position = Math.max(position, raw.indexOf(`"${key}"`, position))
  return raw.slice(0, position).split('\n').length
}

function syntaxFault({ file, raw }: MetaFile, error: Error): Problem {
  const position = /position (\d+)/.exec(error.message)?.[1]
  const line = raw.slice(0, position ? Number(position) : raw.length).split('\n').length
  return {
    file,
    line,
    message: `is no valid JSON: ${error.message}. Look for a missing quote or a comma too many.`,
  }
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
      try {
        const issues = metaIssues(JSON.parse(meta.raw)).map(issue => ({
          file: meta.file,
          line: lineOfIssue(meta.raw, issue),
          message: `${issue.path[0] === undefined ? '' : `key '${issue.path[0]}': `}${issue.message}`,
        }))
        return [...issues, ...repeatedKeys(meta)]
      } catch (error) {
        return [syntaxFault(meta, error as Error)]
      }
    }),
}
