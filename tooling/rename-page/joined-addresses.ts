/** A constant that holds an address, or the beginning of one: its name, and its text as it is written. */
const declaration = /\bconst (\w+) = (?:'(\/[^'\n]*)'|`([^`\n]+)`)/g
const template = /`([^`\n]+)`/g
const part = /\$\{(\w+)\}/g

/** The constants of a file that hold addresses, in full. */
function addressesOf(text: string): Map<string, string> {
  const known = new Map<string, string>()
  for (const [, name = '', plain, joined = ''] of text.matchAll(declaration)) {
    const address = plain ?? joinedAddress(joined, known)
    if (address?.startsWith('/')) known.set(name, address)
  }
  return known
}

/** What a template string of such constants says; undefined where it has another part. */
function joinedAddress(written: string, known: ReadonlyMap<string, string>): string | undefined {
  const names = [...written.matchAll(part)].map(([, name = '']) => name)
  const rest = written.replace(part, '')
  if (rest.includes('$') || !names.every(name => known.has(name))) return undefined
  return written.replace(part, (_, name: string) => known.get(name) ?? '')
}

/** An address as a file with such constants would have it: with the longest that it begins with. */
function writtenWith(address: string, known: ReadonlyMap<string, string>): string {
  const [longest] = [...known]
    .filter(([, beginning]) => address.startsWith(`${beginning}/`))
    .sort(([, a], [, b]) => b.length - a.length)
  return longest ? `\`\${${longest[0]}}${address.slice(longest[1].length)}\`` : `'${address}'`
}

/** Code with an address replaced where constants put it together: `${events}/daily-scrum`. */
export function withJoinedAddress(text: string, from: string, to: string): string {
  const known = addressesOf(text)
  return text.replace(template, (whole, written: string) =>
    written.includes('${') && joinedAddress(written, known) === from ? writtenWith(to, known) : whole,
  )
}
