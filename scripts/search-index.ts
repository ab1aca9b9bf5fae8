import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { searchWords } from '../data/search-words'
import { site } from '../data/site'
import { dropOldDigests } from '../tooling/build/page-digest'
import { searchFiles } from '../tooling/build/search-files'
import { writeWhole } from '../tooling/tasks/write-whole'

/** Like most servers compress; the maximum would take a quarter of a second for a log line. */
const asServers = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** Writes the search's files into an export; returns a note on what was written. */
export async function writeSearchIndexes(root: string, out: string, buildId: string): Promise<string> {
  const files = await searchFiles(root, { buildId, locale: site.defaultLocale, words: searchWords })
  dropOldDigests(root)
  for (const [address, json] of files) writeWhole(path.join(out, address), json)
  const sizeOf = (name: string) => {
    const [, json = ''] = [...files].find(([address]) => address.endsWith(`/${name}.json`)) ?? []
    return `${(brotliCompressSync(json, asServers).length / 1024).toFixed(1)} KB`
  }
  return `${files.size} files; titles ${sizeOf('titles')}, words of the texts ${sizeOf('texts')} compressed`
}
