import { parse, parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser'
import type { Fault } from './page'

/** JSON as it was probably meant, and what is wrong with it; `value` is undefined where the rest of it cannot be told. */
export interface ReadJson {
  value: unknown
  faults: Fault[]
}

/** How a mistake is to be mended, and whether what was meant is clear all the same. */
interface Mend extends Fault {
  isClear: boolean
}

/** How to mend what leaves no doubt about the rest, by the parser's name for it. */
const clearly: Partial<Record<string, string>> = {
  CommaExpected: 'a comma is missing behind this entry: add it',
  CloseBracketExpected: "']' is missing at its end: add it",
  EndOfFileExpected: 'something stands behind its end: take it out',
  UnexpectedEndOfString: 'a quotation mark is missing at the end of a text: add it',
  InvalidCommentToken: 'JSON has no comments: take this one out',
}

/** What is probably wrong where nobody can tell. */
const probably: Partial<Record<string, (word: string) => string>> = {
  ColonExpected: () => 'a quotation mark or a colon is missing around a key: write "key": "title"',
  InvalidSymbol: word => `'${word}' is no text: put keys and texts between double quotation marks`,
}

/** Braces, and the texts in which they would be none. */
const braceOrText = /"(?:[^"\\\n]|\\.)*"|[{}]/g

/**
 * The brace that probably lacks its end, where that is not the first of the file: the parser takes the next one for it, and
 * misses the file's own. What tells is the indentation, as the line that closes a brace begins like the one that opens it.
 */
function unclosedBrace(raw: string): number | undefined {
  const lineOf = (at: number) => raw.slice(raw.lastIndexOf('\n', at) + 1).split('\n', 1)[0] ?? ''
  const indentation = (at: number) => lineOf(at).search(/\S/)
  const open: number[] = []
  for (const { 0: sign, index } of raw.matchAll(braceOrText)) {
    if (sign === '{') open.push(index)
    if (sign !== '}') continue
    const opening = open.pop()
    if (opening !== undefined && indentation(opening) !== indentation(index)) return opening
  }
  return open[1]
}

function mendOf(raw: string, { error, offset, length }: ParseError): Mend {
  // What is missing belongs behind what stands before, which may be lines above.
  const behind = raw.slice(0, offset).trimEnd().length - 1
  const lineAt = (at: number) => raw.slice(0, at).split('\n').length
  const unclear = (line: number, message: string): Mend => ({ line, message, isClear: false })
  if (/[}\]]/.test(raw.charAt(offset)) && raw[behind] === ',') {
    const message = 'the comma behind the last entry is one too many: take it out'
    return { line: lineAt(behind), message, isClear: true }
  }
  const name = printParseErrorCode(error)
  if (name === 'CloseBraceExpected') {
    const opening = unclosedBrace(raw)
    // What stands behind it would be read as a part of it.
    if (opening !== undefined)
      return unclear(lineAt(opening), "the '{' on this line is not closed: add '}' where it ends")
    return { line: lineAt(offset), message: "'}' is missing at its end: add it", isClear: true }
  }
  if (name === 'EndOfFileExpected' && /[^\s}\]]/.test(raw.slice(offset)))
    return unclear(
      lineAt(behind),
      'its last bracket stands here, and more follows: take out one that is too many',
    )
  if (name === 'CommaExpected' && raw[offset] === ':')
    return unclear(lineAt(behind), "'{' is missing between a key and what belongs to it: add it")
  const message = clearly[name]
  if (message) return { line: lineAt(name === 'CommaExpected' ? behind : offset), message, isClear: true }
  const word = raw.slice(offset, offset + length)
  const likely = probably[name]?.(word) ?? 'a key or a value is missing here: add it'
  return unclear(lineAt(offset), likely)
}

/** Reads JSON, and where it is none says how to mend it, in a clause, and what was probably meant. Never throws. */
export function readJson(raw: string): ReadJson {
  const errors: ParseError[] = []
  const value: unknown = parse(raw, errors, { disallowComments: true, allowTrailingComma: false })
  const mends = errors.map(error => mendOf(raw, error)).sort((a, b) => a.line - b.line)
  const unclear = mends.find(({ isClear }) => !isClear)
  // What follows a mistake that leaves open what was meant is guesswork, and so is what the parser says of its line.
  const sure = unclear ? [...mends.filter(({ line }) => line < unclear.line), unclear] : mends
  return {
    value: unclear ? undefined : value,
    // One mistake makes the parser stumble more than once.
    faults: sure
      .filter(({ line }, index) => sure.findIndex(other => other.line === line) === index)
      .map(({ line, message }) => ({ line, message })),
  }
}

/** A key that an object has a second time, and the lines of the first and of this one. */
interface RepeatedKey {
  key: string
  lines: [first: number, second: number]
}

/** The keys that stand twice in one object of some JSON, at any depth, as far as it can be read. */
export function repeatedJsonKeys(raw: string): RepeatedKey[] {
  const lineOf = ({ offset }: Node) => raw.slice(0, offset).split('\n').length
  const inNode = ({ type, children = [] }: Node): RepeatedKey[] => {
    const keys = type === 'object' ? children.flatMap(property => property.children?.[0] ?? []) : []
    const repeated = keys.flatMap((key, index): RepeatedKey[] => {
      const first = keys.findIndex(({ value }) => value === key.value)
      const other = keys[first]
      return other && first < index ? [{ key: String(key.value), lines: [lineOf(other), lineOf(key)] }] : []
    })
    return [...repeated, ...children.flatMap(inNode)]
  }
  const tree = parseTree(raw)
  return tree ? inNode(tree) : []
}
