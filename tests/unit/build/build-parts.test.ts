import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { describe, it } from 'node:test'

const root = path.resolve(import.meta.dirname, '../../..')
const program = `
  const { buildParts } = await import('./tooling/build/build-parts.ts')
  buildParts(process.cwd())
  buildParts(process.cwd())
`

/** Makes the parts twice, as several processes of a build do, in an environment with these variables. */
function buildWith(variables: Record<string, string>) {
  const env = { PATH: process.env.PATH, NODE_ENV: 'production', ...variables } as NodeJS.ProcessEnv
  return spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program], {
    cwd: root,
    env,
    encoding: 'utf8',
  })
}

describe('buildParts', () => {
  it('warns once, naming each field, of example values in a build for production', () => {
    const { status, stderr } = buildWith({ NEXT_PUBLIC_SITE_URL: 'https://agile.test' })
    assert.equal(status, 0, stderr)
    assert.equal(stderr.match(/Warning: /g)?.length, 1)
    assert.match(
      stderr,
      /data\/site\.ts still holds example addresses; .*: scrumCourseUrl, social\.facebook, /,
    )
    assert.doesNotMatch(stderr, /\burl\b/)
  })

  it('is silent in development', () => {
    assert.equal(buildWith({ NODE_ENV: 'development' }).stderr, '')
  })

  it('stops, naming each wrong field, when the configuration is wrong', () => {
    const { status, stderr } = buildWith({
      NEXT_PUBLIC_REPOSITORY: 'https://code.test',
      NEXT_PUBLIC_SITE_URL: 'http://agile.test',
    })
    assert.notEqual(status, 0)
    assert.match(stderr, /data\/site\.ts: 'url': must be a full address that starts with https:\/\//)
    assert.match(stderr, /data\/site\.ts: 'docsRepositoryBase': must be the address of a repository/)
  })
})
