import { existsSync } from 'node:fs'
import path from 'node:path'
import { runNode } from '../tasks/run'

/**
 * Where nothing is kept of earlier builds, draws the cards in a process beside this one, in the time that Next.js leaves a
 * processor free. Resolves when that is done. What could not be drawn there is drawn where it is needed, and it is said
 * there what is wrong.
 */
export async function drawAhead(root: string): Promise<void> {
  if (existsSync(path.join(root, '.cache/social-cards'))) return
  await runNode(['--import', 'tsx', 'scripts/build-ahead.ts'], { cwd: root })
}
