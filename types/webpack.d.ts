/** The modules of a folder, as webpack finds them when it builds. */
interface WebpackContext {
  (key: string): unknown
  /** './sprint.ts' and so on. */
  keys: () => string[]
}

interface ImportMeta {
  webpackContext: (directory: string, options: { regExp: RegExp }) => WebpackContext
}
