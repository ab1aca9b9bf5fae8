import { createReadStream } from 'node:fs'
import { lstat, realpath } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'

function notFound(): NodeJS.ErrnoException {
  return Object.assign(new Error('not served'), { code: 'ENOENT' })
}

/**
 * How serve-handler may read the disk. A path with a symbolic link anywhere below the directory, which
 * serve-handler itself notices only in the last part, does not exist for it.
 */
export function siteFiles(response: ServerResponse) {
  return {
    async lstat(file: string) {
      if ((await realpath(file)) !== file) throw notFound()
      return lstat(file)
    },
    createReadStream(file: string, options?: Parameters<typeof createReadStream>[1]) {
      const stream = createReadStream(file, options)
      // A reader who leaves half-way would otherwise leave the file open.
      response.once('close', () => stream.destroy())
      return stream
    },
  }
}
