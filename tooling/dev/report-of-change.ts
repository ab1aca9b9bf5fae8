import { reportOf, type Finding } from '../rules/run-rules'

/** What of the content in memory a report needs. */
export interface CheckedContent {
  pageShowing: (file: string) => string | undefined
  findingsOf: (page: string) => Finding[]
  findingsIn: (file: string) => Finding[]
}

/** What a person in the terminal is told of saved files: what is to correct in each, or that there is nothing. */
export function reportOfChange(content: CheckedContent, files: readonly string[]): string {
  return files
    .map(file => {
      const page = content.pageShowing(file)
      const findings =
        page === undefined
          ? content.findingsIn(file)
          : content.findingsOf(page).filter(found => page === file || found.file === file)
      return findings.length > 0 ? reportOf(findings) : `${file}  nothing to correct`
    })
    .join('\n')
}
