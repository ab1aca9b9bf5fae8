import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, describe, it } from 'node:test'
import { readSite } from '../../../tooling/check/content/read-site'

const root = mkdtempSync(path.join(tmpdir(), 'read-site-'))

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}

describe('reading a site', () => {
  after(() => {
    rmSync(root, { recursive: true })
  })

  it('takes pages, menu files, public files and the images that code names, and nothing else', () => {
    write('pages/_app.mdx', '')
    write('pages/404.mdx', '')
    write('pages/index.mdx', '# Home')
    write('pages/a/index.mdx', '# A')
    write('pages/a/_meta.json', '{}')
    write('pages/sitemap.tsx', '')
    write('public/images/logo.svg', '<svg/>')
    write('public/favicon.ico', 'not text')
    write(
      'components/Logo.tsx',
      [
        "const logo = '/images/logo.svg'",
        "// such as '/images/none.svg'",
        'const card = `${url}/images/card.png`',
      ].join('\n'),
    )

    write('browser/page.ts', 'const word = 1')
    write('browser/page.css', 'a {}')

    const site = readSite(root, {})
    assert.deepEqual(
      site.code?.map(({ file }) => file),
      ['browser/page.ts', 'components/Logo.tsx'],
    )
    assert.deepEqual(
      site.pages.map(page => page.route),
      ['/a', '/'],
    )
    assert.deepEqual(
      site.unlistedPages?.map(page => page.route),
      ['/404'],
    )
    assert.deepEqual(site.codeFiles, ['pages/sitemap.tsx'])
    assert.deepEqual(site.metas, [{ file: 'pages/a/_meta.json', raw: '{}' }])
    assert.deepEqual(
      [...site.publicFiles],
      [
        ['/favicon.ico', ''],
        ['/images/logo.svg', '<svg/>'],
      ],
    )
    assert.deepEqual(site.imageReferences, [
      { file: 'components/Logo.tsx', line: 1, src: '/images/logo.svg' },
      { file: 'components/Logo.tsx', line: 3, src: '/images/card.png' },
    ])
  })
})
