import { examPage } from './support/exam'
import { accessibilityTree } from './support/accessibility-tree'
import { oneOfEachKind } from './support/examples'
import { flashcards } from './support/flashcards'
import { expect, layOutWhole, open, test } from './support/reader'
import { teamNames } from './support/team-names'
import { screens } from './support/widths'

const landmark = /^(banner|main|navigation|complementary|contentinfo|search|region|form)$/

for (const { name, ...viewport } of screens) {
  test(`each kind of page is made of landmarks that a screen reader can tell apart, ${name}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    for (const route of [...oneOfEachKind, examPage, flashcards, teamNames, '/search', '/404', '/offline']) {
      await open(page, route)
      await layOutWhole(page)
      const tree = await accessibilityTree(page)
      const landmarks = tree
        .filter(({ role }) => landmark.test(role))
        .map(each => `${each.role} ${each.name}`)
      for (const only of ['banner ', 'main ', 'contentinfo '])
        expect
          .soft(
            landmarks.filter(each => each === only),
            `${route}: ${landmarks.join(', ')}`,
          )
          .toHaveLength(1)
      expect.soft(new Set(landmarks).size, `${route}: ${landmarks.join(', ')}`).toBe(landmarks.length)
      const headings = tree.filter(
        ({ role, within }) => role === 'heading' && !within.some(each => landmark.test(each)),
      )
      expect
        .soft(
          headings.map(each => each.name),
          route,
        )
        .toEqual([])
    }
  })
}
