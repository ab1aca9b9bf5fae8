import type { PageProblem } from './page'

type Cause = readonly [reason: RegExp, likely: (...groups: string[]) => string]

/** HTML's elements that hold nothing: a closing tag would be wrong. */
const empty = '(br|hr|img|input|wbr)'
const endItself = (tag = ''): string => `<${tag}> is not closed: it holds nothing, so write <${tag} />`

/** The author's likely mistake by the parser's message; the first match wins. The last group is the line in it. */
const causes: readonly Cause[] = [
  [/create a comment in MDX/, () => "<!-- --> isn't a comment in MDX: write {/* … */}"],
  [/create a link in MDX/, () => "an address in angle brackets isn't a link in MDX: write [words](address)"],
  [
    /^Unexpected character `(.+?)` .*before name/,
    character => `'<' before '${character}' is read as the start of a tag: write &lt; or say it in words`,
  ],
  [
    /closing brace for `\{`/,
    () => "'{' is not closed: close it with '}', or write \\{ if you mean the character",
  ],
  [
    /^Could not parse expression with acorn/,
    () =>
      "the text between '{' and '}' is read as code, and isn't valid: write \\{ and \\} if you mean the characters",
  ],
  [
    /^Could not parse import\/exports with acorn/,
    () =>
      "an import or export is incomplete, or lacks an empty line below it; a sentence that begins with 'import' or 'export' needs another first word",
  ],
  [new RegExp(`^Expected a closing tag for \`<${empty}>\``), endItself],
  [new RegExp(`^Unexpected closing tag .*expected corresponding closing tag for \`<${empty}>\``), endItself],
  [
    /^Expected a closing tag for `<(.*?)>` .*before the end of `(paragraph|table\w+|heading)`/,
    tag =>
      `<${tag}> is not closed at the end of its paragraph: add </${tag}> there; a block of several paragraphs needs an empty line below <${tag}> and above </${tag}>`,
  ],
  [
    /^Expected a closing tag for `<(.*?)>`/,
    tag =>
      `<${tag}> is not closed: add </${tag}>, or end the tag with '/>'; both tags need the same indentation, with an empty line inside each`,
  ],
  [
    /^Unexpected closing tag `<\/(.*?)>`, expected corresponding closing tag for `<(.*?)>`/,
    (closing, open, line) =>
      `<${open}> is not closed before </${closing}> on line ${line}: add </${open}> there, or correct that name`,
  ],
  [
    /^Expected the closing tag `<\/(.*?)>` either after the end of `/,
    tag =>
      `</${tag}> is read as a part of the text above it: give it an empty line above and no spaces before it`,
  ],
  [
    /^Unexpected closing slash/,
    () =>
      'a closing tag has no opening tag: remove it, or add the other; after a list it needs an empty line above and no indentation',
  ],
  [
    /^Unexpected character `(["'])` .*in attribute name/,
    quote =>
      `a quotation mark, ${quote}, ends an attribute's text too early: write “ ” or ‘ ’ inside it, or look for a missing quotation mark before it`,
  ],
  [
    /before attribute value|in attribute value|(?:in|before|after) attribute name|after attribute value/,
    () => "a tag is malformed: look for a missing quotation mark or a missing '/>'",
  ],
  [
    /in (?:closing )?(?:tag|name)|(?:after|before) (?:self-closing slash|closing slash)/,
    () => "a tag is malformed: look for its '>' or '/>'",
  ],
]

/** Where the parser says a tag was opened: '(12:1-12:11)'. */
const opening = /^(?:Expected a closing tag|Unexpected closing tag) .*? \((\d+):(\d+)/

/** The name of the tag at a position of a page, or undefined. */
function tagAt(raw: string, line: number, column: number): string | undefined {
  const text = raw.split('\n')[line - 1]?.slice(column - 1) ?? ''
  return /^<([\w.]+)/.exec(text)?.[1]
}

/** The message with the tag that is open: the parser names the page's last tag instead. */
function withTagNamed(reason: string, tag: string | undefined): string {
  return tag
    ? reason.replace(/^(Expected a closing tag for `<).*?>/, (_, start: string) => `${start}${tag}>`)
    : reason
}

/** A curly quotation mark where an attribute's text begins or ends: `alt=“A board”`, `alt="A board” src=`. */
const curly = /=\s*([“”‘’])|=\s*["'][^"']*([”“])(?=\s+\w+=|\s*\/?>)/
const inAttribute = /attribute|self-closing slash|lazy line|end of file/

/** A curly quotation mark that the parser stumbled over, in a sentence. */
function curlyQuote(reason: string, text: string): string | undefined {
  const [, atStart, atEnd] = (inAttribute.test(reason) && curly.exec(text)) || []
  const quote = atStart ?? atEnd
  return quote && `${quote} is a curly quotation mark: put straight ones, "…", around an attribute's text.`
}

/** A parser's message as a finding: the line of the tag, and a sentence with the likely cause. */
export function mdxProblem(reason: string, line: number | null | undefined, raw: string): PageProblem {
  const [, opened, column] = opening.exec(reason) ?? []
  const bent = curlyQuote(reason, raw.split('\n')[(line ?? 1) - 1] ?? '')
  if (bent) return { line: line ?? 1, message: bent }
  const said = withTagNamed(reason, tagAt(raw, Number(opened), Number(column)))
  for (const [pattern, likely] of causes) {
    const [, ...groups] = pattern.exec(said) ?? []
    if (!pattern.test(said)) continue
    return { line: Number(opened ?? line ?? 1), message: `${likely(...groups, String(line))}.` }
  }
  return { line: line ?? 1, message: `${reason}.` }
}
