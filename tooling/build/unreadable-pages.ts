import { pageFiles } from '../check/content/read-pages'
import { ClearError } from '../tasks/clear-error.mjs'
import { pageDigest } from './page-digest'

/** Stops the build with all pages that can't be parsed: Next.js would stop at the first, half a minute later. */
export function refuseUnreadablePages(root: string): void {
  const unreadable = pageFiles(root).flatMap(file => {
    const { problem } = pageDigest(root, file)
    return problem ? [`${file}:${problem.line}  ${problem.message}`] : []
  })
  if (unreadable.length > 0) throw new ClearError(`Pages cannot be read.\n${unreadable.join('\n')}`)
}
