import { existsSync } from 'node:fs'
import path from 'node:path'
import { runNode } from '../tasks/run'

/** What a build takes from earlier ones and can be made before the pages are. */
const kept = ['.cache/page-digests', '.cache/social-cards']

/**
 * Where nothing is kept of earlier builds, makes in a process beside this one what would be: the digests of the pages, and
 * the cards, in the time that Next.js leaves a processor free. Resolves when that is done. What could not be made there
 * is made where it is needed, and says there what is wrong.
 */
export async function makeAhead(root: string): Promise<void> {
  if (kept.every(place => existsSync(path.join(root, place)))) return
  await runNode(['--import', 'tsx', 'scripts/build-ahead.ts'], { cwd: root })
}
