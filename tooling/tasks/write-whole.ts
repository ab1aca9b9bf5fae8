import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Writes a file atomically, in case the process is stopped or another one writes the same file. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  mkdirSync(path.dirname(file), { recursive: true })
  const own = `${file}.${process.pid}`
  writeFileSync(own, content)
  renameSync(own, file)
}
