// Plain JavaScript, as threads start it by its path (tooling/check/export/html-faults.ts).
import { HtmlValidate, StaticConfigLoader } from 'html-validate'

const validator = new HtmlValidate(
  new StaticConfigLoader({ root: true, extends: ['html-validate:standard'], elements: ['html5'] }),
)

/**
 * Boxes and choices that a page sets itself say autocomplete="off", which no standard knows of them: without it Firefox
 * ticks them as they were before a page was loaded anew, and shows what is not kept.
 *
 * @param {{ ruleId: string, message: string }} fault
 */
const isMeant = ({ ruleId, message }) =>
  ruleId === 'valid-autocomplete' && /type="(checkbox|radio)"/.test(message)

/**
 * What is no valid HTML in a page, a sentence each.
 *
 * @param {string} html
 * @returns {string[]}
 */
export function faultsOfHtml(html) {
  const { results } = validator.validateStringSync(html)
  const faults = results.flatMap(({ messages }) => messages).filter(fault => !isMeant(fault))
  return [
    ...new Set(
      faults.map(({ message, selector }) => `has no valid HTML at ${selector ?? 'its start'}: ${message}.`),
    ),
  ]
}
