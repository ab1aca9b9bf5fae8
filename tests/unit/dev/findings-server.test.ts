import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, it } from 'node:test'
import { findingsServer } from '../../../tooling/dev/findings-server'
import { watchFiles } from '../../../tooling/dev/watch-files'

describe('what an open page is told', () => {
  it('is what is to correct on it, at once and whenever that changes', async () => {
    let message = 'has no figure.'
    const { server, tell } = findingsServer(route => [
      { file: `pages${route}.mdx`, line: 1, message, rule: 'a' },
    ])
    server.listen(0, 'localhost')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const response = await fetch(`http://localhost:${port}/?route=/agile`)
    assert.equal(response.headers.get('Content-Type'), 'text/event-stream')
    const reader = (response.body as ReadableStream<Uint8Array>).getReader()
    const next = async () => new TextDecoder().decode((await reader.read()).value)
    assert.equal(
      await next(),
      'data: [{"file":"pages/agile.mdx","line":1,"message":"has no figure.","rule":"a"}]\n\n',
    )
    message = 'has two figures.'
    tell()
    assert.match(await next(), /has two figures/)
    server.closeAllConnections()
    server.close()
  })
})

describe('watching files', () => {
  it('names what was written, renamed or deleted, at any depth', async () => {
    const root = mkdtempSync(path.join(tmpdir(), 'watch-'))
    const write = (file: string, text: string) => writeFileSync(path.join(root, file), text)
    mkdirSync(path.join(root, 'pages/scrum'), { recursive: true })
    write('pages/scrum/a.mdx', 'A')
    write('pages/scrum/old.mdx', 'Old')
    const told = new Set<string>()
    let onTold: () => void = () => undefined
    const watcher = watchFiles(root, ['pages'], files => {
      for (const file of files) told.add(file)
      onTold()
    })
    const all = new Promise<void>(resolve => {
      onTold = () => {
        if (told.size === 3) resolve()
      }
    })
    // As many editors save: beside the file, then in its place.
    write('pages/scrum/a.mdx~', 'Another A')
    renameSync(path.join(root, 'pages/scrum/a.mdx~'), path.join(root, 'pages/scrum/a.mdx'))
    write('pages/new.mdx', 'New')
    rmSync(path.join(root, 'pages/scrum/old.mdx'))
    await all
    watcher.close()
    rmSync(root, { recursive: true })
    assert.deepEqual([...told].sort(), ['pages/new.mdx', 'pages/scrum/a.mdx', 'pages/scrum/old.mdx'])
  })
})
