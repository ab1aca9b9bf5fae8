import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { layOutWhole } from './reader'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * What axe-core finds on the page as it is now, a line per element: rule, element, reason.
 * @param rules rules to run; all by default
 * @param within selector of the part to check; the whole page by default
 */
export async function violationsOf(page: Page, rules?: string[], within = 'html'): Promise<string[]> {
  await layOutWhole(page)
  // It stays until the page is left, so it's injected only once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const { violations } = await page.evaluate(
    ({ only, part }) =>
      (window as unknown as { axe: typeof axe }).axe.run(part, {
        resultTypes: ['violations'],
        // The pages have no frames.
        iframes: false,
        // Targets of 24 px, which axe leaves to those who ask for WCAG 2.2.
        ...(only ? { runOnly: only } : { rules: { 'target-size': { enabled: true } } }),
      }),
    { only: rules, part: within },
  )
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(node => `${id} (${help}): ${node.target.join(' ')} ${node.html} ${node.failureSummary ?? ''}`),
  )
}
