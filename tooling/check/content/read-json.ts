import { parse, parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser'
import type { PageProblem } from './page'

/** JSON as probably meant, and its syntax errors; `value` is undefined if the rest can't be guessed. */
export interface ReadJson {
  value: unknown
  problems: PageProblem[]
}

/** The fix for a mistake, and whether the intent is clear. */
interface Mend extends PageProblem {
  isClear: boolean
}

/** Fixes for errors whose intent is clear, by the parser's name. */
const clearly: Partial<Record<string, string>> = {
  CommaExpected: 'a comma is missing after this entry: add it',
  CloseBracketExpected: "']' is missing at its end: add it",
  EndOfFileExpected: 'there is text after its end: remove it',
  UnexpectedEndOfString: 'a quotation mark is missing at the end of a text: add it',
  InvalidCommentToken: 'JSON has no comments: remove this one',
}

/** The likely mistake if the intent is unclear. */
const probably: Partial<Record<string, (word: string) => string>> = {
  ColonExpected: () => 'a quotation mark or a colon is missing around a key: write "key": "title"',
  InvalidSymbol: word => `'${word}' isn't a string: put keys and texts in double quotation marks`,
}

/** Braces outside of strings. */
const braceOrText = /"(?:[^"\\\n]|\\.)*"|[{}]/g

/**
 * The brace that probably lacks its end. The parser blames the file's first brace, since it pairs the others;
 * indentation tells better: a closing brace starts its line like the line of its opening one.
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
  // The missing character belongs after the previous token, which may be lines above.
  const behind = raw.slice(0, offset).trimEnd().length - 1
  const lineAt = (at: number) => raw.slice(0, at).split('\n').length
  const unclear = (line: number, message: string): Mend => ({ line, message, isClear: false })
  if (/[}\]]/.test(raw.charAt(offset)) && raw[behind] === ',') {
    const message = 'the comma after the last entry is one too many: remove it'
    return { line: lineAt(behind), message, isClear: true }
  }
  const name = printParseErrorCode(error)
  if (name === 'CloseBraceExpected') {
    const opening = unclosedBrace(raw)
    // Text after the end would be parsed as part of it.
    if (opening !== undefined)
      return unclear(lineAt(opening), "the '{' on this line is not closed: add '}' where it ends")
    return { line: lineAt(offset), message: "'}' is missing at its end: add it", isClear: true }
  }
  if (name === 'EndOfFileExpected' && /[^\s}\]]/.test(raw.slice(offset)))
    return unclear(
      lineAt(behind),
      'its last bracket is here, and more text follows: remove the extra bracket',
    )
  if (name === 'CommaExpected' && raw[offset] === ':')
    return unclear(lineAt(behind), "'{' is missing between a key and its entries: add it")
  const message = clearly[name]
  if (message) return { line: lineAt(name === 'CommaExpected' ? behind : offset), message, isClear: true }
  const word = raw.slice(offset, offset + length)
  const likely = probably[name]?.(word) ?? 'a key or a value is missing here: add it'
  return unclear(lineAt(offset), likely)
}

/** Parses JSON; for invalid JSON, says how to fix it and what was probably meant. Never throws. */
export function readJson(raw: string): ReadJson {
  const errors: ParseError[] = []
  const value: unknown = parse(raw, errors, { disallowComments: true, allowTrailingComma: false })
  const mends = errors.map(error => mendOf(raw, error)).sort((a, b) => a.line - b.line)
  const unclear = mends.find(({ isClear }) => !isClear)
  // After an ambiguous mistake, later errors and their lines are guesswork.
  const sure = unclear ? [...mends.filter(({ line }) => line < unclear.line), unclear] : mends
  return {
    value: unclear ? undefined : value,
    // One mistake causes several parser errors.
    problems: sure
      .filter(({ line }, index) => sure.findIndex(other => other.line === line) === index)
      .map(({ line, message }) => ({ line, message })),
  }
}

/** A duplicate key, with both lines. */
interface RepeatedKey {
  key: string
  lines: [first: number, second: number]
}

/** Duplicate keys of any object in some JSON, as far as it can be parsed. */
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
