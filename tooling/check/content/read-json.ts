import { parse, parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser'
import type { PageProblem } from './page'

/** Fixes by the parser's name of the mistake. */
const fixes: Partial<Record<string, (word: string) => string>> = {
  CloseBraceExpected: () => "'}' is missing: add it",
  CloseBracketExpected: () => "']' is missing: add it",
  ColonExpected: () => 'a quotation mark or a colon is missing around a key: write "key": "title"',
  CommaExpected: () => 'a comma is missing after this entry: add it',
  EndOfFileExpected: () => 'there is text after its end: remove it, or the extra bracket before it',
  InvalidCommentToken: () => 'JSON has no comments: remove this one',
  InvalidSymbol: word => `'${word}' isn't a string: put keys and texts in double quotation marks`,
  UnexpectedEndOfString: () => 'a quotation mark is missing at the end of a text: add it',
}

/** JSON's value, or what is wrong with its syntax first, since one mistake causes several errors. */
export function readJson(raw: string): { value: unknown; problem?: PageProblem } {
  const errors: ParseError[] = []
  const value: unknown = parse(raw, errors, { disallowComments: true, allowTrailingComma: false })
  const [first] = errors.sort((a, b) => a.offset - b.offset)
  if (!first) return { value }
  const { offset, length } = first
  const name = printParseErrorCode(first.error)
  // A comma belongs to the previous token, which may be lines above.
  const before = raw.slice(0, offset).trimEnd()
  const isExtraComma = before.endsWith(',') && /[}\]]/.test(raw.charAt(offset))
  const message = isExtraComma
    ? 'the comma after the last entry is one too many: remove it'
    : (fixes[name]?.(raw.slice(offset, offset + length)) ?? 'a key or a value is missing here: add it')
  const upTo = isExtraComma || name === 'CommaExpected' ? before : raw.slice(0, offset)
  return { value: undefined, problem: { line: upTo.split('\n').length, message } }
}

/** A duplicate key, with both lines. */
interface RepeatedKey {
  key: string
  lines: [first: number, second: number]
}

/** Duplicate keys of any object in some JSON, of which JSON.parse keeps the last. */
export function repeatedJsonKeys(raw: string): RepeatedKey[] {
  const lineOf = ({ offset }: Node) => raw.slice(0, offset).split('\n').length
  const inNode = ({ type, children = [] }: Node): RepeatedKey[] => {
    const keys = type === 'object' ? children.flatMap(property => property.children?.[0] ?? []) : []
    const repeated = keys.flatMap((key, index): RepeatedKey[] => {
      const other = keys.find(({ value }) => value === key.value)
      return other && keys.indexOf(other) < index
        ? [{ key: String(key.value), lines: [lineOf(other), lineOf(key)] }]
        : []
    })
    return [...repeated, ...children.flatMap(inNode)]
  }
  const tree = parseTree(raw)
  return tree ? inNode(tree) : []
}
