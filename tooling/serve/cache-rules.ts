export type HeaderRule = { source: string; headers: { key: string; value: string }[] }

const cacheControl = (source: string, value: string): HeaderRule => ({
  source,
  headers: [{ key: 'Cache-Control', value }],
})

/** Headers by file for serve-handler; later rules win. */
export const headerRules: HeaderRule[] = [
  { source: '**', headers: [{ key: 'X-Content-Type-Options', value: 'nosniff' }] },
  // Revalidated each time; 304 by ETag if unchanged.
  cacheControl('**', 'no-cache'),
  // File names contain a content hash.
  cacheControl('_next/static/**', 'public, max-age=31536000, immutable'),
  // The search index in one document lies among them under a name that stays.
  cacheControl('_next/static/chunks/nextra-data-*.json', 'no-cache'),
]
