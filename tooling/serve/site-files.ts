import { createReadStream } from 'node:fs'
import { lstat, realpath } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'

function notFound(): NodeJS.ErrnoException {
  return Object.assign(new Error('not served'), { code: 'ENOENT' })
}

/** Files for serve-handler, which checks only the last segment for symbolic links; here, any such path is missing. */
export function siteFiles(response: ServerResponse) {
  return {
    async lstat(file: string) {
      if ((await realpath(file)) !== file) throw notFound()
      return lstat(file)
    },
    createReadStream(file: string, options?: Parameters<typeof createReadStream>[1]) {
      const stream = createReadStream(file, options)
      // Otherwise a reader who leaves halfway would leave the file open.
      response.once('close', () => stream.destroy())
      return stream
    },
  }
}
