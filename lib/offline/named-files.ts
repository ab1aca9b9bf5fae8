const address = /(?:\.?\/)[\w./%()[\]~@-]+\.\w{2,5}\b/g

const scripts = '/_next/static/page/'

/** The addresses of files that a page, a script, or a style sheet names; scripts name their neighbors as './name.js'. */
export function namedFiles(text: string): Set<string> {
  return new Set((text.match(address) ?? []).map(found => found.replace(/^\.\//, scripts)))
}

/**
 * Those of some files that texts need, directly or through a script or a style sheet, whose text `read` returns. What is
 * in a build's own folder, its search index, is needed by each page of that build.
 */
export async function neededFiles(
  texts: readonly string[],
  files: ReadonlySet<string>,
  read: (address: string) => Promise<string>,
): Promise<Set<string>> {
  const needed = new Set<string>()
  const builds = new Set(texts.map(text => /data-build="(\w+)"/.exec(text)?.[1]))
  for (const file of files) if (builds.has(/^\/_next\/static\/(\w+)\//.exec(file)?.[1])) needed.add(file)
  const waiting = [...texts]
  for (let text = waiting.pop(); text !== undefined; text = waiting.pop())
    for (const file of namedFiles(text)) {
      if (needed.has(file) || !files.has(file)) continue
      needed.add(file)
      if (/\.(js|css)$/.test(file)) waiting.push(await read(file))
    }
  return needed
}
