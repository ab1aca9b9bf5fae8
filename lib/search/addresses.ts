/** Address of the index of all text in one document, below the base path; for other programs, as the search takes parts. */
export function textIndexPath(locale: string): string {
  return `/_next/static/chunks/nextra-data-${locale}.json`
}

/** Folder of the index's parts, below the base path; named by the build, so that they may be kept for good. */
export function partsFolder(buildId: string, locale: string): string {
  return `/_next/static/${buildId}/search-${locale}`
}

/** The file that names the folder of the newest parts, below the base path: for a page that was opened before a deployment. */
export function newestPartsPath(locale: string): string {
  return `/search-${locale}.json`
}
