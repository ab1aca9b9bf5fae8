import * as z from 'zod'
import type { RelatedLink } from '../../../lib/nav/related-link'
import type { RelatedLinksData } from './content-site'
import { locationInGroup } from './related-links'
import { schemaIssues } from './schema-issues'

const shape = z.strictObject(
  { link: z.string(), shortDescription: z.string() } satisfies Record<keyof RelatedLink, unknown>,
  "must be { link: '/…', shortDescription: '…' }.",
)

/** The groups with their valid links; the rule 'data-fields' reports the others. */
export function relatedLinksData(
  groups: Readonly<Record<string, readonly unknown[]>>,
  sources: RelatedLinksData['sources'],
): RelatedLinksData {
  const invalid = Object.entries(groups).flatMap(([group, links]) =>
    links.flatMap((entry, index) => {
      const issues = schemaIssues(shape, entry)
      if (issues.length === 0) return []
      const { link } = (entry ?? {}) as { link?: unknown }
      const isNamed = typeof link === 'string'
      const { file, line } = locationInGroup({ groups: {}, sources }, group, isNamed ? `'${link}'` : group)
      const name = isNamed ? `link ${link}` : `link ${index + 1}`
      const problems = issues.map(({ message }) => ({
        line,
        message: `group '${group}', ${name}: ${message}`,
      }))
      return [{ entry, file, group, problems }]
    }),
  )
  const wrong = new Set(invalid.map(({ entry }) => entry))
  const wellFormed = Object.entries(groups).map(([group, links]) => [
    group,
    links.filter(entry => !wrong.has(entry)),
  ])
  return {
    groups: Object.fromEntries(wellFormed) as RelatedLinksData['groups'],
    sources,
    invalid: invalid.map(({ file, group, problems }) => ({ file, group, problems })),
  }
}
