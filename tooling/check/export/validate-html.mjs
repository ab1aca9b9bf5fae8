// Plain JavaScript because worker threads load it by path (tooling/check/export/html-problems.ts).
import { HtmlValidate, StaticConfigLoader } from 'html-validate'

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard'],
    elements: ['html5'],
    // Headings begin at level 1 and leave none out.
    rules: { 'heading-level': 'error' },
  }),
)

/**
 * The HTML errors of a page, a sentence each.
 * @param {string} html
 * @returns {string[]}
 */
export function problemsOfHtml(html) {
  const { results } = validator.validateStringSync(html)
  const problems = results.flatMap(({ messages }) => messages)
  return [
    ...new Set(
      problems.map(({ message, selector }) => `has invalid HTML at ${selector ?? 'its start'}: ${message}.`),
    ),
  ]
}
