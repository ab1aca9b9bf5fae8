import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { fillPageOptions } from '../../../tooling/build/option-facts'

const facts = { 'site.brand': 'Grove' }
const date = new Date('2026-11-21')
const options = {
  route: '/about',
  title: 'About {site.brand}',
  filePath: 'pages/about.mdx',
  frontMatter: { title: 'About {site.brand}', description: 'Who runs { site.brand }.', datePublished: date },
  pageMap: [
    { kind: 'Meta' as const, data: { about: '', call: { title: 'Call {site.brand}' } } },
    {
      kind: 'MdxPage' as const,
      name: 'about',
      route: '/about',
      frontMatter: { title: 'About {site.brand}' },
    },
  ],
}

describe('fillPageOptions', () => {
  it('puts settings into title, front matter and page map, and leaves a date a date', () => {
    assert.deepEqual(fillPageOptions(options, facts), {
      route: '/about',
      title: 'About Grove',
      filePath: 'pages/about.mdx',
      frontMatter: { title: 'About Grove', description: 'Who runs Grove.', datePublished: date },
      pageMap: [
        { kind: 'Meta', data: { about: '', call: { title: 'Call Grove' } } },
        { kind: 'MdxPage', name: 'about', route: '/about', frontMatter: { title: 'About Grove' } },
      ],
    })
  })

  it('names the file and the nearest name where there is no such setting', () => {
    assert.throws(() => fillPageOptions({ ...options, title: 'About {site.brant}' }, facts), {
      message: "pages/about.mdx: {site.brant} isn't a text in data/site.ts: did you mean {site.brand}?",
    })
  })
})
