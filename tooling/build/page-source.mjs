/**
 * A loader of the development server that sees a page before MDX does: it names data/ as what the page is made from
 * beside itself, so that it is laid out anew when that changes, and says in a sentence why a page cannot be read.
 */
// eslint-disable-next-line no-restricted-syntax -- Webpack takes a loader's default export.
export default function pageSource(source) {
  const { dataFolder, sourceFault } = this.getOptions()
  this.addContextDependency(dataFolder)
  const fault = sourceFault(this.resourcePath, source)
  if (fault) throw new Error(fault)
  return source
}
