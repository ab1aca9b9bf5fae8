import assert from 'node:assert/strict'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, describe, it } from 'node:test'
import { writeHostFiles } from '../../../tooling/check/export/host-files'

const out = mkdtempSync(path.join(tmpdir(), 'host-files-'))
for (const name of ['page', 'chunks', 'aB-1'])
  mkdirSync(path.join(out, '_next/static', name), { recursive: true })
writeFileSync(path.join(out, '_next/static/a.txt'), '')

writeHostFiles(out, [{ from: '/old.er/elms', to: '/trees/elms' }])
const read = (file: string) => readFileSync(path.join(out, file), 'utf8')

describe('the files that hosts read in an export', () => {
  after(() => rmSync(out, { recursive: true }))

  it('let files be kept for good whose names change with their content, and no others', () => {
    assert.equal(
      read('_headers'),
      [
        '/*\n  X-Content-Type-Options: nosniff\n',
        '/_next/static/aB-1/*\n  Cache-Control: public, max-age=31536000, immutable\n',
        '/_next/static/page/*\n  Cache-Control: public, max-age=31536000, immutable\n',
      ].join(''),
    )
    assert.match(read('.htaccess'), /immutable" "expr=%\{REQUEST_URI\} =~ m#\^\/_next\/static\/page\/#"/)
    assert.doesNotMatch(read('.htaccess'), /chunks/)
  })

  it('tell Apache the page for what is not found, and the new place of each old address', () => {
    assert.match(read('.htaccess'), /^ErrorDocument 404 \/404\.html$/m)
    assert.match(read('.htaccess'), /^RewriteRule \^old\\\.er\/elms\/\?\$ \/trees\/elms \[R=301,L\]$/m)
  })

  it('have GitHub Pages leave out nothing', () => assert.ok(existsSync(path.join(out, '.nojekyll'))))
})
