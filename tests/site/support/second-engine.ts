import type { Page } from '@playwright/test'
import type { Checker } from 'accessibility-checker-engine'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { violationsOf } from './accessibility'
import { layOutWhole } from './reader'

const source = readFileSync(createRequire(import.meta.url).resolve('accessibility-checker-engine'), 'utf8')

/** Left out, with the reasons in docs/decisions/accessibility-engines.md. */
const leftOut = [
  // These say 'potential' at most, and take most of the time.
  'element_tabbable_unobscured',
  'element_tabbable_visible',
  'style_focus_visible',
]

/**
 * What IBM's engine says is a violation on the page as it is now, what is folded unfolded, a line per element: rule,
 * reason, element. What it calls potential is left out.
 */
export async function secondOpinion(page: Page): Promise<string[]> {
  await layOutWhole(page)
  if (!(await page.evaluate(() => 'ace' in window))) await page.evaluate(source)
  return page.evaluate(async rules => {
    const checker = new (window as unknown as { ace: { Checker: typeof Checker } }).ace.Checker()
    // Its own disableRule() disables all rules.
    const all = checker.rulesetRules
    all.WCAG_2_2 = all.WCAG_2_2?.filter(rule => !rules.includes(rule)) ?? []
    const folded = document.querySelectorAll('details:not([open])')
    for (const each of folded) each.setAttribute('open', '')
    const { results } = await checker.check(document, ['WCAG_2_2'])
    for (const each of folded) each.removeAttribute('open')
    return results
      .filter(({ value: [policy, outcome] }) => `${policy} ${outcome}` === 'VIOLATION FAIL')
      .map(({ ruleId, message, path, snippet }) => `${ruleId} (${message}): ${path.dom} ${snippet}`)
  }, leftOut)
}

/** What either engine finds on the page as it is now. */
export const allViolationsOf = async (page: Page): Promise<string[]> => [
  ...(await violationsOf(page)),
  ...(await secondOpinion(page)),
]
