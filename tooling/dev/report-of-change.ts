import { reportOf, type Finding } from '../check/run-rules'

/** The part of the content in memory that a report needs. */
export interface CheckedContent {
  findingsIn: (files: readonly string[]) => Finding[]
  settle: (
    files: readonly string[],
    hear: (found: Finding[]) => void,
    isOver: () => boolean,
  ) => Promise<boolean>
}

/**
 * Tells a person in the terminal what is to correct in saved files: at once what can be said of them alone, then what the rest of
 * the site has to say, rule by rule, or that there is nothing.
 *
 * @param isOver whether something else has been saved meanwhile, which has a report of its own
 * @param told how to print, and what to call whenever something else is known of the pages
 */
export async function reportChange(
  content: CheckedContent,
  files: readonly string[],
  isOver: () => boolean,
  told: { print: (text: string) => void; tellPages: () => void },
): Promise<void> {
  const invalid = new Set<string>()
  const hear = (found: readonly Finding[]) => {
    for (const { file } of found) invalid.add(file)
    if (found.length > 0) told.print(reportOf(found))
    told.tellPages()
  }
  hear(content.findingsIn(files))
  if (!(await content.settle(files, hear, isOver))) return
  const right = files.filter(file => !invalid.has(file))
  if (right.length > 0) told.print(right.map(file => `${file}  nothing to correct`).join('\n'))
  told.tellPages()
}
