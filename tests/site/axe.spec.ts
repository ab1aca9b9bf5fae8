import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { pages } from './support/pages'
import { screens } from './support/widths'

type Violation = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number]

/** A violation as lines: the rule, then each element with what axe says of it. */
function describeViolation({ id, help, nodes }: Violation): string {
  const elements = nodes.map(
    node => `  ${node.target.join(' ')}\n    ${node.html}\n    ${node.failureSummary ?? ''}`,
  )
  return [`${id}: ${help}`, ...elements].join('\n')
}

for (const { name, width, height } of screens) {
  test.describe(`Accessibility ${name}`, () => {
    test.use({ viewport: { width, height } })

    for (const { route } of pages) {
      test(`${route} has no violation`, async ({ page }) => {
        await page.goto(route)
        // Scripts change the page after it is loaded; what they leave is what readers get.
        await page.waitForLoadState('networkidle')
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect(violations.map(describeViolation).join('\n\n')).toBe('')
      })
    }
  })
}
