import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'

/** Moves all that a folder holds into another one, over what is there by the same names; the folder is gone then. */
export function moveInto(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)]
    if (entry.isDirectory() && existsSync(target)) moveInto(source, target)
    else renameSync(source, target)
  }
  rmSync(from, { recursive: true, force: true })
}
