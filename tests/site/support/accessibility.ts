import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { layOutWhole } from './reader'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * What axe-core finds wrong with a page as it stands now, a line for each element: the rule, the element, the reason.
 * @param rules the only rules to run; all of them without it
 * @param within selector of the only part to look at; the whole page without it
 */
export async function violationsOf(page: Page, rules?: string[], within = 'html'): Promise<string[]> {
  await layOutWhole(page)
  // It stays until the page is left: a second analysis of the same page doesn't inject it again.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const { violations } = await page.evaluate(
    ({ only, part }) =>
      (window as unknown as { axe: typeof axe }).axe.run(part, {
        resultTypes: ['violations'],
        // The pages have no frames.
        iframes: false,
        ...(only ? { runOnly: only } : {}),
      }),
    { only: rules, part: within },
  )
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(node => `${id} (${help}): ${node.target.join(' ')} ${node.html} ${node.failureSummary ?? ''}`),
  )
}
