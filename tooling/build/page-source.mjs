import { existsSync } from 'node:fs'

/**
 * A webpack loader for the development server that runs before the MDX loader. It declares data/ and the glossary as the
 * page's dependencies, so that a change there renders the page again, and stops with a sentence if a page cannot be
 * parsed.
 *
 * @this {any} webpack's context of a loader
 * @param {string} source
 */
// eslint-disable-next-line no-restricted-syntax -- Webpack takes a loader's default export.
export default function pageSource(source) {
  const { dataFolder, glossary, sourceProblem } = this.getOptions()
  this.addContextDependency(dataFolder)
  // A file that is named as there, and is not, would have the page laid out without end.
  if (existsSync(glossary)) this.addDependency(glossary)
  else this.addMissingDependency(glossary)
  const problem = sourceProblem(this.resourcePath, source)
  if (problem) throw new Error(problem)
  return source
}
