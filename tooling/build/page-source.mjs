import { existsSync } from 'node:fs'

/**
 * A loader of the development server that sees a page before MDX does: it names data/ and the glossary as what the page
 * is made from beside itself, so that it is laid out anew when they change, and says in a sentence why a page cannot be
 * read.
 *
 * @this {any} webpack's context of a loader
 * @param {string} source
 */
// eslint-disable-next-line no-restricted-syntax -- Webpack takes a loader's default export.
export default function pageSource(source) {
  const { dataFolder, glossary, sourceFault } = this.getOptions()
  this.addContextDependency(dataFolder)
  // A file that is named as there, and is not, would have the page laid out without end.
  if (existsSync(glossary)) this.addDependency(glossary)
  else this.addMissingDependency(glossary)
  const fault = sourceFault(this.resourcePath, source)
  if (fault) throw new Error(fault)
  return source
}
