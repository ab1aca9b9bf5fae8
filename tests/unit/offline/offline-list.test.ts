import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  cacheKey,
  courseCache,
  isCourseCache,
  isHashed,
  isOwnCache,
  isPageAddress,
  pagesCache,
  parseOfflineList,
} from '../../../lib/offline/offline-list'

const list = { build: 'b1', shell: ['/offline'], pages: [['/', 'Home']], files: [['/', 'a1']] }

describe('the list of what can be kept', () => {
  it('is read as the build wrote it', () => {
    assert.deepEqual(parseOfflineList(JSON.stringify(list)), list)
  })

  it('is nothing else: no error page, no list that lacks a part', () => {
    const others = ['<!doctype html>', '', 'null', '[]', '"b1"', JSON.stringify({ ...list, files: 3 })]
    for (const text of others) assert.equal(parseOfflineList(text), undefined, text)
  })
})

describe('addresses', () => {
  it('are pages without an extension', () => {
    for (const page of ['/', '/scrum', '/scrum/psm-1/psm1-exam-preparation'])
      assert.ok(isPageAddress(page), page)
    for (const file of ['/a.md', '/images/a/b.svg', '/sw.js']) assert.ok(!isPageAddress(file), file)
  })

  it('have a hash in the folders of the build, and not in the framework’s', () => {
    assert.ok(isHashed('/_next/static/page/page-a1.js'))
    assert.ok(isHashed('/_next/static/b1/search-en-US/titles.json'))
    assert.ok(!isHashed('/_next/static/chunks/nextra-data-en-US.json'))
    assert.ok(!isHashed('/images/a.svg'))
  })

  it('are one whatever a page is asked, and for a file tried again', () => {
    const keyOf = (address: string) => cacheKey(new URL(address, 'https://grove.example'))
    assert.equal(keyOf('/search?q=elm#top'), 'https://grove.example/search')
    assert.equal(keyOf('/trees/'), keyOf('/trees'))
    assert.equal(keyOf('/'), 'https://grove.example/')
    assert.equal(keyOf('/a.js?again=1'), keyOf('/a.js'))
  })
})

describe('caches', () => {
  it('are recognized by their names', () => {
    assert.ok(isCourseCache(courseCache('b1')) && isOwnCache(courseCache('b1')))
    assert.ok(!isCourseCache(pagesCache) && isOwnCache(pagesCache))
    assert.ok(!isOwnCache('pages'))
  })
})
