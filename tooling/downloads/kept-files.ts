import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { filesUnder } from '../tasks/files-under'
import { writeWhole } from '../tasks/write-whole'

/** Cached files by a hash of everything they are made from: making them takes half a second. */
const place = '.cache/downloads'

/** A hash of the code that makes files, and the versions of its packages. */
function hashOfMakers(): string {
  const project = path.resolve(import.meta.dirname, '../..')
  const hash = createHash('sha256').update(readFileSync(path.join(project, 'package-lock.json')))
  for (const file of filesUnder(project, 'tooling/downloads', '.ts'))
    hash.update(readFileSync(path.join(project, file)))
  return hash.digest('hex')
}

/** The bytes of files by what each is made from; makes only those that aren't cached. */
export function keptFiles(root: string) {
  const folder = path.join(root, place)
  const makers = hashOfMakers()
  const names = new Set<string>()
  return {
    async bytesOf(madeFrom: object, make: () => Uint8Array | Promise<Uint8Array>): Promise<Uint8Array> {
      const name = createHash('sha256').update(makers).update(JSON.stringify(madeFrom)).digest('hex')
      const file = path.join(folder, name)
      names.add(name)
      if (existsSync(file)) return readFileSync(file)
      const bytes = await make()
      writeWhole(file, bytes)
      return bytes
    },
    /** Deletes cached files that weren't requested. */
    dropOthers(): void {
      mkdirSync(folder, { recursive: true })
      for (const name of readdirSync(folder)) if (!names.has(name)) rmSync(path.join(folder, name))
    },
  }
}
