// flexsearch 0.7.43 ships its types as a namespace of globals; these are of the bundle that the search imports.
declare module 'flexsearch/dist/flexsearch.bundle.min.js' {
  interface DocumentOptions {
    tokenize: 'full'
    resolution: number
    context: { resolution: number; depth: number; bidirectional: boolean }
    cache: number
    encode: (text: string) => string[]
    document: { id: string; index: string[] }
  }
  interface FieldResult {
    field: string
    result: number[]
  }
  export class Document {
    constructor(options: DocumentOptions)
    add(entry: Readonly<Record<string, unknown>>): this
    search(query: string, limit: number): FieldResult[]
    /** The same, from the cache where it is there. */
    searchCache(query: string, limit: number): FieldResult[]
  }
  const flexsearch: { Document: typeof Document }
  export default flexsearch
}
