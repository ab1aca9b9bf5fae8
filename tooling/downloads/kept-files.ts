import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { cacheKey, hashOf } from '../tasks/cache-key'
import { writeWhole } from '../tasks/write-whole'

/** Cached files by a hash of everything they are made from: making them takes half a second. */
const place = '.cache/downloads'

/**
 * The bytes of files by what each is made from; makes only those that aren't cached.
 *
 * @param module the `import.meta.url` of what makes them
 */
export function keptFiles(root: string, module: string) {
  const folder = path.join(root, place)
  const names = new Set<string>()
  return {
    async bytesOf(madeFrom: object, make: () => Uint8Array | Promise<Uint8Array>): Promise<Uint8Array> {
      const name = hashOf(cacheKey(module), JSON.stringify(madeFrom))
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
