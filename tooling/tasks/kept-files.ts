import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { cacheKey, hashOf } from './cache-key'
import { writeWhole } from './write-whole'

type Content = string | Uint8Array

/**
 * Files kept between builds, each named by a hash of everything it is made from.
 *
 * @param name the folder, from the project's root
 * @param module the `import.meta.url` of what makes them
 */
export function keptFiles(root: string, name: string, module: string) {
  const folder = path.join(root, name)
  const names = new Set<string>()
  const fileFor = (madeFrom: unknown): string => {
    const name = hashOf(cacheKey(module), JSON.stringify(madeFrom))
    names.add(name)
    return path.join(folder, name)
  }
  return {
    /** The path of the file made from these inputs, which is made only if it doesn't exist. */
    async fileOf(madeFrom: unknown, make: () => Content | Promise<Content>): Promise<string> {
      const file = fileFor(madeFrom)
      if (!existsSync(file)) writeWhole(file, await make())
      return file
    },
    /** The same, synchronously. */
    fileNow(madeFrom: unknown, make: () => Content): string {
      const file = fileFor(madeFrom)
      if (!existsSync(file)) writeWhole(file, make())
      return file
    },
    /** Deletes files that weren't requested. */
    dropOthers(): void {
      mkdirSync(folder, { recursive: true })
      for (const name of readdirSync(folder)) if (!names.has(name)) rmSync(path.join(folder, name))
    },
  }
}
