/** A constant that holds an address or its beginning, with its source text. */
const declaration = /\bconst (\w+) = (?:'(\/[^'\n]*)'|`([^`\n]+)`)/g
const template = /`([^`\n]+)`/g
const part = /\$\{(\w+)\}/g

/** The constants of a file that hold addresses, resolved. */
function addressesOf(text: string): Map<string, string> {
  const known = new Map<string, string>()
  for (const [, name = '', plain, joined = ''] of text.matchAll(declaration)) {
    const address = plain ?? joinedAddress(joined, known)
    if (address?.startsWith('/')) known.set(name, address)
  }
  return known
}

/** The value of a template string made of such constants; undefined if it has other parts. */
function joinedAddress(written: string, known: ReadonlyMap<string, string>): string | undefined {
  const names = [...written.matchAll(part)].map(([, name = '']) => name)
  const rest = written.replace(part, '')
  if (rest.includes('$') || !names.every(name => known.has(name))) return undefined
  return written.replace(part, (_, name: string) => known.get(name) ?? '')
}

/** An address in terms of such constants, using the longest that matches. */
function writtenWith(address: string, known: ReadonlyMap<string, string>): string {
  const [longest] = [...known]
    .filter(([, beginning]) => address.startsWith(`${beginning}/`))
    .sort(([, a], [, b]) => b.length - a.length)
  return longest ? `\`\${${longest[0]}}${address.slice(longest[1].length)}\`` : `'${address}'`
}

/** Replaces an address in code that builds it from constants: `${events}/daily-scrum`. */
export function withJoinedAddress(text: string, from: string, to: string): string {
  const known = addressesOf(text)
  return text.replace(template, (whole, written: string) =>
    written.includes('${') && joinedAddress(written, known) === from ? writtenWith(to, known) : whole,
  )
}
