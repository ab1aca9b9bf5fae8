import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, describe, it } from 'node:test'
import { writeHostFiles, type HostSettings } from '../../../tooling/hosts/host-files'
import { securityHeaders, type OutsideHosts } from '../../../tooling/hosts/security-headers'

const root = mkdtempSync(path.join(tmpdir(), 'host-files-'))
const out = path.join(root, 'out')
for (const name of ['page', 'chunks', 'aB-1'])
  mkdirSync(path.join(out, '_next/static', name), { recursive: true })
writeFileSync(path.join(out, '_next/static/a.txt'), '')
writeFileSync(
  path.join(out, 'index.html'),
  '<script data-then="/page.js">first()</script><script type="application/ld+json">{}</script>',
)

const english = { locale: 'en-US', text: 'English', direction: 'ltr' as const }

const hosts: HostSettings = {
  defaultLocale: 'en-US',
  locales: [english],
  newsletter: { endpoint: 'https://letters.example/forms', formId: '', script: '' },
  analytics: { functionName: 'count', hosts: [] },
}
writeHostFiles(root, out, [{ from: '/old.er/elms', to: '/trees/elms' }], hosts)
const read = (file: string) => readFileSync(path.join(out, file), 'utf8')
const policyOf = (given: OutsideHosts) => String(securityHeaders(out, given)[0]?.[1])
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('the files that hosts read', () => {
  after(() => rmSync(root, { recursive: true }))

  it('let files be kept for good whose names change with their content, and no others', () => {
    assert.ok(
      read('_headers').endsWith(
        [
          '/_next/static/aB-1/*\n  Cache-Control: public, max-age=31536000, immutable\n',
          '/_next/static/page/*\n  Cache-Control: public, max-age=31536000, immutable\n',
        ].join(''),
      ),
    )
    assert.match(read('.htaccess'), /immutable" "expr=%\{REQUEST_URI\} =~ m#\^\/_next\/static\/page\/#"/)
    assert.doesNotMatch(read('.htaccess'), /chunks/)
  })

  it('have one policy, which allows the scripts inside the HTML by their hashes', () => {
    const policy = policyOf(hosts)
    for (const text of [
      read('_headers'),
      read('.htaccess'),
      readFileSync(path.join(root, 'deploy/nginx.conf'), 'utf8'),
    ])
      assert.ok(text.includes(policy))
    assert.match(policy, /^default-src 'self'; script-src 'self' 'sha256-[^']+';/)
    assert.ok(policy.includes(hashOf('first()')) && !policy.includes(hashOf('{}')))
    assert.doesNotMatch(policy, /script-src[^;]*unsafe/)
    assert.match(policy, /require-trusted-types-for 'script'/)
  })

  it('name the hosts of the settings and no others', () => {
    const withServices = policyOf({
      newsletter: { ...hosts.newsletter, script: 'https://cdn.letters.example/form.js' },
      analytics: { functionName: 'count', hosts: ['https://count.example'] },
    })
    const named = new Set(withServices.match(/https:\/\/[^\s;]+/g))
    assert.deepEqual([...named].sort(), [
      'https://cdn.letters.example',
      'https://count.example',
      'https://letters.example',
    ])
    // Such a service writes HTML of its own.
    assert.doesNotMatch(withServices, /trusted-types/)
  })

  it('tell Apache the page for what is not found, and the new place of each old address', () => {
    assert.match(read('.htaccess'), /^ErrorDocument 404 \/404\.html$/m)
    assert.match(read('.htaccess'), /^RewriteRule \^old\\\.er\/elms\/\?\$ \/trees\/elms \[R=301,L\]$/m)
  })

  it('lead from the front page to the language of the cookie or the browser, where there are several', () => {
    const several = path.join(root, 'several')
    mkdirSync(several)
    const chinese = { locale: 'zh', text: '中文', direction: 'ltr' as const, lang: 'zh-Hans' }
    writeHostFiles(root, several, [{ from: '/old', to: '/trees' }], { ...hosts, locales: [english, chinese] })
    assert.equal(
      readFileSync(path.join(several, '_redirects'), 'utf8'),
      [
        '/ language=:language /index.html 200!',
        '/ /index.html 200! Cookie=NEXT_LOCALE',
        '/ /zh 302! Language=zh',
        '/old /trees 301',
        '/zh/* /zh/404 404\n',
      ].join('\n'),
    )
    assert.match(
      readFileSync(path.join(several, '_headers'), 'utf8'),
      /^\/\n {2}Vary: Cookie, Accept-Language$/m,
    )
    const { redirects } = JSON.parse(readFileSync(path.join(root, 'vercel.json'), 'utf8')) as {
      redirects: { destination: string; has?: { value: string }[]; missing?: { key: string }[] }[]
    }
    const [chosen, preferred] = redirects.map(({ destination, has, missing }) => ({
      destination,
      value: new RegExp(`^${has?.[0]?.value ?? ''}$`),
      missing: missing?.map(({ key }) => key),
    }))
    assert.deepEqual(chosen, { destination: '/zh', value: /^zh$/, missing: ['language'] })
    assert.deepEqual(preferred?.missing, ['language', 'NEXT_LOCALE'])
    for (const [languages, isTheirs] of [
      ['zh-CN,zh;q=0.9,en;q=0.8', true],
      ['zh', true],
      ['en,zh;q=0.9', false],
      ['zha', false],
    ] as const)
      assert.equal(preferred.value.test(languages), isTheirs, languages)
    assert.doesNotMatch(read('_headers'), /Vary/)
    assert.equal(read('_redirects'), '/old.er/elms /trees/elms 301\n')
  })

  it('have GitHub Pages leave out nothing', () => assert.ok(existsSync(path.join(out, '.nojekyll'))))
})
