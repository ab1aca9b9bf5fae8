import { existsSync } from 'node:fs'

/**
 * A webpack loader of the development server that runs before the MDX loader. It makes pages depend on data/ and the
 * glossary, so that a change there renders them again, and fails with a sentence if a page can't be parsed.
 *
 * @this {any} webpack's context of a loader
 * @param {string} source
 */
// eslint-disable-next-line no-restricted-syntax -- Webpack takes a loader's default export.
export default function pageSource(source) {
  const { dataFolder, glossary, sourceProblem } = this.getOptions()
  this.addContextDependency(dataFolder)
  // Declared as a dependency, a missing file would make webpack compile the page again and again.
  if (existsSync(glossary)) this.addDependency(glossary)
  else this.addMissingDependency(glossary)
  const problem = sourceProblem(this.resourcePath, source)
  if (problem) throw new Error(problem)
  return source
}
