type HeaderRule = { source: string; headers: { key: string; value: string }[] }

const cacheControl = (source: string, value: string): HeaderRule => ({
  source,
  headers: [{ key: 'Cache-Control', value }],
})

/** Headers by file, in serve-handler's form: a later rule wins over an earlier one. */
export const headerRules: HeaderRule[] = [
  { source: '**', headers: [{ key: 'X-Content-Type-Options', value: 'nosniff' }] },
  // Asked anew each time, and answered with 304 by ETag when nothing changed.
  cacheControl('**', 'no-cache'),
  // Their names carry a hash of their content.
  cacheControl('_next/static/**', 'public, max-age=31536000, immutable'),
  // The search index in one document lies among them under a name that stays.
  cacheControl('_next/static/chunks/nextra-data-*.json', 'no-cache'),
]
