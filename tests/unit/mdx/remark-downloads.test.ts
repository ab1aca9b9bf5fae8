import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { attribute } from '../../../tooling/check/content/jsx'
import { remarkDownloads } from '../../../tooling/mdx/remark-downloads'
import { elementsIn, treeAfter } from './support'

const linksAfter = (mdx: string) =>
  elementsIn(treeAfter(mdx, remarkDownloads()), 'a').map(link => attribute(link, 'href'))

describe('remarkDownloads', () => {
  it('makes an element of a link to a Markdown file for download, so that its ending stays', () => {
    assert.deepEqual(linksAfter('- [the form](/downloads/sdlc/test-plan.md)'), [
      '/downloads/sdlc/test-plan.md',
    ])
  })

  it('leaves other links as they are', () => {
    assert.deepEqual(
      linksAfter(
        '[Word](/downloads/sdlc/test-plan.docx), [a page](/sdlc/testing), [elsewhere](https://a.test/b.md)',
      ),
      [],
    )
  })
})
