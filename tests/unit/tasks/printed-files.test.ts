import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { printedFiles, type ListedFile } from '../../../tooling/tasks/printed-files'

describe('printedFiles', () => {
  let root = ''

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'printed-'))
    mkdirSync(path.join(root, 'public/print'), { recursive: true })
  })
  afterEach(() => rmSync(root, { recursive: true }))

  const list = (files: readonly ListedFile[]) =>
    writeFileSync(path.join(root, 'public/print/files.json'), JSON.stringify(files))
  const file = (name: string, route: string, bytes: number): ListedFile => {
    writeFileSync(path.join(root, 'public/print', name), '')
    return { route, label: 'Slides as PDF', file: name, bytes, date: '2026-11-28' }
  }

  it('are those of the page, with size and date', () => {
    list([
      file('courage.pdf', '/courage', 91_000),
      file('focus.pdf', '/focus', 1),
      file('large.pdf', '/courage', 3_200_000),
    ])
    assert.deepEqual(printedFiles(root, '/courage'), [
      { label: 'Slides as PDF', href: '/print/courage.pdf', about: '89 KB, November 28, 2026' },
      { label: 'Slides as PDF', href: '/print/large.pdf', about: '3.1 MB, November 28, 2026' },
    ])
  })

  it('are only those that are there', () => {
    list([file('courage.pdf', '/courage', 1)])
    rmSync(path.join(root, 'public/print/courage.pdf'))
    assert.deepEqual(printedFiles(root, '/courage'), [])
  })

  it('are an empty list before any were made', () => assert.deepEqual(printedFiles(root, '/courage'), []))
})
