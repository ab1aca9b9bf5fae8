import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { figureStyle } from '../../../tooling/figures/figure-style'
import { allRules } from '../../../tooling/check/all-rules'
import { filesOfPage, findingsIn } from '../../../tooling/check/page-findings'
import { runRules } from '../../../tooling/check/run-rules'
import { pageOf, siteOf } from './support'

const drawing = (words: string) =>
  `<svg width="640" height="360" viewBox="0 0 640 360"><style>${figureStyle}</style><text x="600" y="40">${words}</text></svg>`

/** Two pages with problems for each slow rule, and a figure each. */
const site = siteOf({
  'pages/scrum/articles/a.mdx': pageOf(
    'title: A\ndatePublished: 2026-11-21',
    '# A\n\nIn Sprint 16 we did 99 items by Tuesday, August 11. TODO. In order to leverage the utilization.\n\n![A board with cards on it](/images/a.svg)\n\nIt is worth noting that in today’s fast-paced world a patron waits.',
  ),
  'pages/scrum/articles/b.mdx': pageOf(
    'title: A',
    '# B\n\n> The Scrum Team is small enough to remain nimble and large enough to complete significant work within a Sprint.\n\n![A board with cards on it](/images/b.svg)\n\n<CheckYourself topic="b" />',
  ),
  'public/images/a.svg': drawing('Sprint 99'),
  'public/images/b.svg': drawing('Sprint 16'),
})

describe('what the rules for one page find', () => {
  for (const [page, figure] of [
    ['pages/scrum/articles/a.mdx', 'public/images/a.svg'],
    ['pages/scrum/articles/b.mdx', 'public/images/b.svg'],
  ] as const) {
    it(`is what a check of the whole site finds in ${page} and its figure`, () => {
      const parsed = site.pages.find(({ file }) => file === page)
      assert.ok(parsed)
      const whole = runRules(site, allRules).filter(({ file }) => file === page || file === figure)
      const said = (findings: typeof whole) =>
        findings.map(({ file, line, rule, message }) => [file, line, rule, message].join(' ')).sort()
      const forPages = new Set(allRules.filter(rule => rule.looksAt === 'page').map(rule => rule.name))
      const found = findingsIn(site, filesOfPage(site, parsed), allRules)
      assert.deepEqual(said(found), said(whole.filter(({ rule }) => forPages.has(rule))))
      assert.ok(found.some(({ file }) => file === page) && found.some(({ file }) => file === figure))
    })
  }
})
