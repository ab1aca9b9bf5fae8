// `npm run compress`: writes out/'s texts a second time, compressed by gzip and Brotli, for servers that send such files.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { filesUnder } from '../tooling/tasks/files-under'

const out = path.resolve(process.argv[2] ?? 'out')
const texts = /\.(?:html|css|js|json|md|txt|xml|svg|webmanifest)$/
/** Smaller ones fit into a packet or two anyway. */
const least = 1024

const gzipText = promisify(gzip)
const brotliText = promisify(brotliCompress)

async function compress(file: string): Promise<void> {
  const text = readFileSync(path.join(out, file))
  if (text.length < least) return
  const [byGzip, byBrotli] = await Promise.all([
    gzipText(text, { level: 9 }),
    brotliText(text, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  ])
  writeFileSync(path.join(out, `${file}.gz`), byGzip)
  writeFileSync(path.join(out, `${file}.br`), byBrotli)
}

const files = filesUnder(out, '.').filter(file => texts.test(file))
await Promise.all(files.map(compress))
console.log(`${files.length} files of ${out} have compressed copies.`)
