/** Address of the index of the text, below the base path: the one that nextra writes, too. */
export function textIndexPath(locale: string): string {
  return `/_next/static/chunks/nextra-data-${locale}.json`
}

/** Address of the index of titles, below the base path; named by the build, so that it may be kept for good. */
export function titlesIndexPath(buildId: string, locale: string): string {
  return `/_next/static/${buildId}/search-titles-${locale}.json`
}
