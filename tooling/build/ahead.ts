import { existsSync } from 'node:fs'
import path from 'node:path'
import { runNode } from '../tasks/run'
import { programFile } from './load-program.mjs'

let drawing: Promise<unknown> | undefined

/**
 * Where nothing is kept of earlier builds, draws the cards in a process beside this one. To be called when the pages are
 * compiled: what is left to Next.js keeps one processor busy, and compiling them all there are.
 */
export function drawAhead(root: string): void {
  if (existsSync(path.join(root, '.cache/social-cards'))) return
  drawing ??= runNode([programFile(root, 'build-ahead')], { cwd: root })
}

/** Resolves when that is done. What could not be drawn there is drawn where it is needed, and it is said there what is wrong. */
export async function drawnAhead(): Promise<void> {
  await drawing
}
