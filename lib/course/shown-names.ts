/** A name's words without hyphens, capitals, and articles. */
const wordsOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/-/g, '')
    .split(/\s+/)
    .filter(word => word !== 'a' && word !== 'the')

/** Whether two words differ only by their endings: epic and epics, managing and management. */
function isAlike(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length)
  let shared = 0
  while (shared < shorter && one.charAt(shared) === other.charAt(shared)) shared += 1
  return one === other || shared >= Math.max(3, shorter - 3)
}

const isVariant = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((word, at) => isAlike(word, other[at] ?? ''))

/** Names that tell a reader something: neither the term nor each other in another form or spelling. */
export function shownNames(term: string, also: readonly string[]): string[] {
  const seen = [wordsOf(term)]
  return also.filter(name => {
    const words = wordsOf(name)
    if (seen.some(each => isVariant(words, each))) return false
    seen.push(words)
    return true
  })
}
