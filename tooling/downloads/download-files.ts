import { copyFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Facts } from '../../lib/example/fact-texts'
import { filesUnder } from '../tasks/files-under'
import { readDocument, type DownloadDocument } from './document'
import { keptFiles } from '../tasks/kept-files'

const sourceFolder = 'data/downloads'
/** The output folder under public/, ignored by git and used for nothing else. */
const madeFolder = 'public/downloads'
const downloadFile = /^data\/downloads\/[a-z0-9-]+\/[a-z0-9-]+\.md$/

/** A source of data/downloads/ and the files made from it. */
export interface DownloadSource {
  /** 'data/downloads/sdlc/test-plan.md' */
  file: string
  raw: string
  document: DownloadDocument
  /** The address of each file: '/downloads/sdlc/test-plan.docx'. */
  addresses: readonly string[]
}

/** Reads the sources of all downloads; writes nothing. */
export function readDownloads(root: string, facts: Facts): DownloadSource[] {
  return filesUnder(root, sourceFolder, '.md').map(file => {
    const raw = readFileSync(path.join(root, file), 'utf8')
    const document = readDocument(raw, facts)
    const misplaced = {
      line: 1,
      message: 'must be in data/downloads/<section>/, named in lowercase letters and hyphens.',
    }
    const problems = downloadFile.test(file) ? document.problems : [misplaced, ...document.problems]
    const name = file.slice('data'.length).replace(/\.md$/, '')
    const addresses = ['md', ...document.formats].map(ending => `${name}.${ending}`)
    return { file, raw, document: { ...document, problems }, addresses }
  })
}

/** The bytes of a file. The libraries are loaded only if there is something to make. */
async function bytesOf(
  address: string,
  { markdown, blocks }: DownloadDocument,
  brand: string,
): Promise<Uint8Array> {
  if (address.endsWith('.docx')) return (await import('./word')).wordFile(blocks, brand)
  if (address.endsWith('.xlsx')) return (await import('./spreadsheet')).spreadsheetFile(blocks)
  return new TextEncoder().encode(markdown)
}

/** Writes every download to public/downloads/; returns the addresses and any problems. */
export async function makeDownloads(
  root: string,
  facts: Facts,
): Promise<{ made: string[]; problems: string[] }> {
  const sources = readDownloads(root, facts)
  const problems = sources.flatMap(({ file, document }) =>
    document.problems.map(({ line, message }) => `${file}:${line} ${message}`),
  )
  if (problems.length > 0) return { made: [], problems }
  rmSync(path.join(root, madeFolder), { recursive: true, force: true })
  const made: string[] = []
  const brand = facts['site.brand'] ?? ''
  const kept = keptFiles(root, '.cache/downloads', import.meta.url)
  for (const { document, addresses } of sources) {
    for (const address of addresses) {
      const target = path.join(root, 'public', address)
      mkdirSync(path.dirname(target), { recursive: true })
      const make = () => bytesOf(address, document, brand)
      copyFileSync(await kept.fileOf({ address, document, brand }, make), target)
      made.push(address)
    }
  }
  kept.dropOthers()
  return { made, problems }
}
