/** What a quote opens after: a space, a bracket, a dash, another opening quote, or nothing. */
const opener = /[\s([{/—–‘“-]/

/** What a quote can't open before: a space, an end, or a sign that closes. */
const closing = /[\s.,;:!?)\]}’”]/

/** Letters that an apostrophe stands for at a word's beginning: '90s, 'em. */
const elided = /^(?:\d\ds?\b|(?:tis|twas|em|til|cause)\b)/i

/** A number and its unit, which no line separates. */
const units = /(?<=\d) (?=(?:h|min|ms|px|KB|MB|GB|km|kg|cm|mm|am|pm)\b|%)/g

/** Names and sums that no line separates: 'PSM I', '68 − 48'; and a dash, with which no line begins. */
const names = /(?<=\bPS(?:M|PO|D|K)) (?=I{1,3}\b)|(?<=\w) (?=- \w)|(?<=\d) (?=[−×÷] \d)|(?<=\d [−×÷]) (?=\d)/g

function quoteAt(before: string, sign: string, after: string): string {
  const isWord = /^[\p{L}\p{N}]/u.test(after)
  const isOpening =
    sign === '"'
      ? isWord || (opener.test(before || ' ') && !closing.test(after.charAt(0) || ' '))
      : opener.test(before || ' ') && !closing.test(after.charAt(0) || ' ') && !elided.test(after)
  return sign === '"' ? (isOpening ? '“' : '”') : isOpening ? '‘' : '’'
}

/** A text with the quotes and apostrophes of a book. It keeps its length, so that positions in it stay what they were. */
export function curly(text: string): string {
  if (!/['"]/.test(text)) return text
  let written = ''
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at)
    written +=
      sign === "'" || sign === '"' ? quoteAt(written.slice(-1), sign, text.slice(at + 1, at + 9)) : sign
  }
  return written
}

/** What is in double quotes, and what in single ones: an apostrophe inside has a letter after it. */
const quoted = /“[^”]*”|‘((?:[^‘’“”]|’(?=[\p{L}\p{N}]))*)’/gu

/** Single quotes are for what is quoted inside a quotation. */
const doubled = (text: string) =>
  text.replace(quoted, (whole, inside?: string) => (inside === undefined ? whole : `“${inside}”`))

/** Curly quotes, double outside and single inside, and no break within a measure, a sum, or a name; of the same length, too. */
export const typeset = (text: string): string =>
  doubled(curly(text)).replace(units, '\u00a0').replace(names, '\u00a0')

/** The same for every text in a value, such as props or structured data. */
export function typesetIn(value: unknown, set = typeset): unknown {
  if (typeof value === 'string') return set(value)
  if (Array.isArray(value)) return value.map(each => typesetIn(each, set))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, typesetIn(each, set)]))
}
