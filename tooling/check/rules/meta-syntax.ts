import { problem, type Rule } from '../content/content-site'
import { metaIssues } from '../content/meta-schema'
import { readJson, repeatedJsonKeys } from '../content/read-json'
import type { SchemaIssue } from '../content/schema-issues'

/** The line of the innermost key of an issue's path, looking for each key after its parent. */
function lineOfIssue(raw: string, issue: SchemaIssue): number {
  let position = 0
  for (const key of issue.path) position = Math.max(position, raw.indexOf(`"${key}"`, position))
  return raw.slice(0, position).split('\n').length
}

/** Every `_meta.json` is valid and has only known keys. */
export const rule: Rule = {
  why: 'The build silently ignores a malformed _meta.json and misspelled keys.',
  *check({ metas }) {
    for (const meta of metas) {
      const { value, problem: wrong } = readJson(meta.raw)
      if (wrong) {
        yield problem(meta, wrong.line, `isn't valid JSON: ${wrong.message}.`)
        continue
      }
      for (const issue of metaIssues(value)) {
        const key = issue.path[0] === undefined ? '' : `key '${issue.path[0]}': `
        yield problem(meta, lineOfIssue(meta.raw, issue), `${key}${issue.message}`)
      }
      for (const { key, lines } of repeatedJsonKeys(meta.raw)) {
        const first = lines[0] === lines[1] ? 'both on this line' : `first on line ${lines[0]}`
        yield problem(meta, lines[1], `key '${key}' is there twice, ${first}: keep one.`)
      }
    }
  },
}
