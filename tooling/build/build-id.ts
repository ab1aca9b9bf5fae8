import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** A name for a new build; without the letters 'ad' in it, for which Next.js would take another one, as blockers of advertising hide such addresses. */
export const newBuildId = (): string => randomBytes(8).toString('hex').replaceAll('a', '0')

/** The name of the build that Next.js has exported last. */
export const exportedId = (root: string): string =>
  readFileSync(path.join(root, '.next/BUILD_ID'), 'utf8').trim()
