import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * What axe-core finds wrong with a page as it stands now, a line for each element: the rule, the element, the reason.
 * @param rules the only rules to run; all of them without it
 */
export async function violationsOf(page: Page, rules?: string[]): Promise<string[]> {
  // The pages have no frames: without 'legacy mode' axe opens a second page for each analysis.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(node => `${id} (${help}): ${node.target.join(' ')} ${node.html} ${node.failureSummary ?? ''}`),
  )
}
