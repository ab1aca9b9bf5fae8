import { statSync } from 'node:fs'
import path from 'node:path'
import { filesUnder } from '../../tasks/files-under'

/** Number of pages and files, and total bytes uncompressed. */
export function sizeOfExport(directory: string): { pages: number; files: number; bytes: number } {
  const files = filesUnder(directory, '.')
  return {
    pages: files.filter(file => file.endsWith('.html')).length,
    files: files.length,
    bytes: files.reduce((sum, file) => sum + statSync(path.join(directory, file)).size, 0),
  }
}
