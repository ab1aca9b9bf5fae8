import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { filesUnder } from '../tasks/files-under'
import { writeWhole } from '../tasks/write-whole'

/** Files of earlier builds, each under a hash of all that it was made from: making them takes half a second. */
const place = '.cache/downloads'

/** Of the code that makes files, and of the versions of what it uses. */
function hashOfMakers(): string {
  const project = path.resolve(import.meta.dirname, '../..')
  const hash = createHash('sha256').update(readFileSync(path.join(project, 'package-lock.json')))
  for (const file of filesUnder(project, 'tooling/downloads', '.ts'))
    hash.update(readFileSync(path.join(project, file)))
  return hash.digest('hex')
}

/** The bytes of files, by all that each is made from; only those that are not kept of an earlier build are made. */
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
    /** Deletes what was not asked for. */
    dropOthers(): void {
      mkdirSync(folder, { recursive: true })
      for (const name of readdirSync(folder)) if (!names.has(name)) rmSync(path.join(folder, name))
    },
  }
}
