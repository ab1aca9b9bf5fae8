import type { Fault } from './page'

/** JSON as it was probably meant, and what is wrong with it; `value` is undefined where the rest of it cannot be told. */
export interface ReadJson {
  value: unknown
  faults: Fault[]
}

/** Ends the reading: what follows a fault of this kind cannot be told. */
class Unclear extends Error {}

const wordOrNumber = /[\w.+-]+/y
const textUpToQuote = /"((?:[^"\\\n]|\\.)*)("?)/y

/** Reads JSON past the mistakes that people make in it: commas, quotation marks and brackets too few or too many. */
class Reader {
  private readonly faults: Fault[] = []
  private at = 0

  constructor(private readonly raw: string) {}

  whole(): ReadJson {
    try {
      const value = this.value()
      if (this.next() !== undefined) this.fault('something stands behind its end: take it out')
      return { value, faults: this.faults }
    } catch {
      return { value: undefined, faults: this.faults }
    }
  }

  private next(): string | undefined {
    while (/\s/.test(this.raw.charAt(this.at))) this.at += 1
    return this.raw[this.at]
  }

  private fault(message: string, at = this.at): void {
    this.faults.push({ line: this.raw.slice(0, at).split('\n').length, message })
  }

  private refuse(message: string): never {
    this.fault(message)
    throw new Unclear(message)
  }

  private value(): unknown {
    const next = this.next()
    if (next === '{') return Object.fromEntries(this.list('}', () => this.entry()))
    if (next === '[') return this.list(']', () => this.value())
    if (next === '"') return this.text()
    wordOrNumber.lastIndex = this.at
    const word = wordOrNumber.exec(this.raw)?.[0] ?? next ?? ''
    try {
      const value: unknown = JSON.parse(word)
      this.at += word.length
      return value
    } catch {
      return this.refuse(
        word
          ? `'${word}' is no value: put a text between double quotation marks`
          : 'it ends where a value belongs: add it',
      )
    }
  }

  private entry(): [string, unknown] {
    const next = this.next()
    if (next !== '"')
      this.refuse(
        `'${next}' begins no key: put each key between double quotation marks, and take out comments`,
      )
    const key = this.text()
    if (this.next() === ':') this.at += 1
    else if (this.next() === '"' && !/:\s*$/.test(key))
      this.fault(`a colon is missing behind "${key}": add it`)
    else this.refuse(`a quotation mark or a colon is missing around the key "${key}": write "key": "title"`)
    return [key, this.value()]
  }

  private list<T>(end: string, read: () => T): T[] {
    const items: T[] = []
    let comma: number | undefined
    let behind = this.at
    this.at += 1
    for (let next = this.next(); next !== end; next = this.next()) {
      if (next === undefined) {
        this.fault(`'${end}' is missing at its end: add it`)
        return items
      }
      if (items.length > 0 && comma === undefined)
        this.fault('a comma is missing behind this entry: add it', behind)
      items.push(read())
      behind = this.at
      comma = this.next() === ',' ? this.at : undefined
      if (comma !== undefined) this.at += 1
    }
    if (comma !== undefined) this.fault(`the comma behind the last entry is one too many: take it out`, comma)
    this.at += 1
    return items
  }

  private text(): string {
    textUpToQuote.lastIndex = this.at
    const [whole = '"', inside = '', quote = ''] = textUpToQuote.exec(this.raw) ?? []
    if (quote) {
      this.at += whole.length
      return JSON.parse(whole) as string
    }
    this.fault('a quotation mark is missing at the end of a text: add it')
    // What separates it from the next entry is no part of it.
    const text = inside.replace(/[\s,}\]]*$/, '')
    this.at += 1 + text.length
    return text
  }
}

/** Reads JSON, and where it is none says how to mend it, in a clause, and what was probably meant. Never throws. */
export function readJson(raw: string): ReadJson {
  try {
    return { value: JSON.parse(raw), faults: [] }
  } catch (error) {
    const { value, faults } = new Reader(raw).whole()
    // What it takes for right though it is not, such as a tab in a text, is said in the words of JSON.parse.
    return { value, faults: faults.length > 0 ? faults : [{ line: 1, message: (error as Error).message }] }
  }
}
