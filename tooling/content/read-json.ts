import { parse, printParseErrorCode, type ParseError } from 'jsonc-parser'
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
  CloseBraceExpected: "'}' is missing at its end: add it",
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

function mendOf(raw: string, { error, offset, length }: ParseError): Mend {
  // What is missing belongs behind what stands before, which may be lines above.
  const behind = raw.slice(0, offset).trimEnd().length - 1
  const lineAt = (at: number) => raw.slice(0, at).split('\n').length
  if (/[}\]]/.test(raw.charAt(offset)) && raw[behind] === ',') {
    const message = 'the comma behind the last entry is one too many: take it out'
    return { line: lineAt(behind), message, isClear: true }
  }
  const name = printParseErrorCode(error)
  const message = clearly[name]
  if (message) return { line: lineAt(name === 'CommaExpected' ? behind : offset), message, isClear: true }
  const word = raw.slice(offset, offset + length)
  const likely = probably[name]?.(word) ?? 'a key or a value is missing here: add it'
  return { line: lineAt(offset), message: likely, isClear: false }
}

/** Reads JSON, and where it is none says how to mend it, in a clause, and what was probably meant. Never throws. */
export function readJson(raw: string): ReadJson {
  const errors: ParseError[] = []
  const value: unknown = parse(raw, errors, { disallowComments: true, allowTrailingComma: false })
  const mends = errors.map(error => mendOf(raw, error))
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
