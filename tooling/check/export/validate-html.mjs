// Plain JavaScript because worker threads load it by path (tooling/check/export/html-faults.ts).
import { HtmlValidate, StaticConfigLoader } from 'html-validate'

const validator = new HtmlValidate(
  new StaticConfigLoader({ root: true, extends: ['html-validate:standard'], elements: ['html5'] }),
)

/**
 * Checkboxes and radio buttons have autocomplete="off", which the standard doesn't allow: without it, Firefox
 * restores their state on reload, which our storage may contradict.
 * @param {{ ruleId: string, message: string }} problem
 */
const isMeant = ({ ruleId, message }) =>
  ruleId === 'valid-autocomplete' && /type="(checkbox|radio)"/.test(message)

/**
 * The HTML errors of a page, a sentence each.
 * @param {string} html
 * @returns {string[]}
 */
export function faultsOfHtml(html) {
  const { results } = validator.validateStringSync(html)
  const faults = results.flatMap(({ messages }) => messages).filter(fault => !isMeant(fault))
  return [
    ...new Set(
      faults.map(({ message, selector }) => `has invalid HTML at ${selector ?? 'its start'}: ${message}.`),
    ),
  ]
}
