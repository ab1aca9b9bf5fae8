/**
 * A line of a template, and where it continues if it doesn't fit: the number of characters from the left. A line with a
 * label has its words in `text`; one that goes on below them has an empty label.
 */
export interface TemplateLine {
  text: string
  hang: number
  label?: string
}

/** What stands before a line's words: a number, a sign, a box, or a label before a wide gap. */
const lead = /^ *(?:(?:\d+[a-z]?[.)]?|[-*]|\[.\]|\( \)) +|\S.*? {2,})/

/** What begins a line of its own: a formula, a blank, a box, a sign, a label, or a number that isn't far in. */
const ownStart = /^ *(?:[=_[(]|\d+[a-z]?[.)] |- |\D\S.* {2,})|^ {0,2}\d+ /

/** Whether a line is in the middle of what someone says. */
const isSaid = (before: string, line: string) =>
  before.startsWith('"') && !before.endsWith('"') && /^\p{Ll}/u.test(line)

const indentOf = (line: string) => line.length - line.trimStart().length

/** Whether an indented line begins below the line's words, or two characters further in. */
const isBelow = (indent: number, line: string) =>
  indent > indentOf(line) &&
  (indent === indentOf(line) + 2 || /^ \S/.test(line.slice(indent - 1, indent + 1)))

/** Whether the author broke a line because it was full: it goes on in small letters, or had no room for the next word. */
function isBroken(before: string, line: string, width: number): boolean {
  const words = line.trimStart()
  if (words === '' || ownStart.test(line) || /[_:]$/.test(before)) return false
  if (!/^\p{Lu}/u.test(words)) return before.length > width * 0.6
  return !/[.…;?!]$/.test(before) && `${before} ${words.split(' ', 1)[0] ?? ''}`.length > width
}

/** The lines of a template, without the line breaks that its author made only because a line was full. */
function joinedLines(text: string): TemplateLine[] {
  const lines = text.split('\n')
  const width = Math.max(...lines.map(line => line.length))
  const joined: TemplateLine[] = []
  lines.forEach((line, index) => {
    const before = joined.at(-1)
    const last = lines[index - 1] ?? ''
    const indent = indentOf(line)
    const goesOn =
      before !== undefined &&
      (isBelow(indent, before.text) || (indent > 3 && indent === indentOf(before.text)))
    if (before && isSaid(before.text, line)) before.text += ` ${line}`
    else if (goesOn && isBroken(last, line, width)) {
      before.text += ` ${line.trimStart()}`
      before.hang = indent
    } else {
      const start = lead.exec(line)?.[0].length
      joined.push({ text: line, hang: start ?? (goesOn ? indent : indent + 2) })
    }
  })
  return joined
}

/** A label and the words behind it, with a wide gap between them. */
const labeled = /^( *\S.*?)( {2,})(?=\S)/

/** The sign of a list, alone before a gap, and a box with its words aren’t labels. */
const isSign = /^ *(?:(?:\d+[a-z]?[.)]?|[-*])$|\[.\]|\( \))/

/** The label of a line whose words begin at a column, such as a long label with one space behind it. */
function labelBefore(column: number, text: string): string | undefined {
  const label = text.slice(0, column).trimEnd()
  const isFull = label.length === column - 1 && /\S/.test(text.charAt(column))
  return isFull && (label.endsWith(':') || /^\S+$/.test(label)) && !isSign.test(label) ? label : undefined
}

/** Tells labels from words: readers see them in two columns, whatever their letters' widths are. */
function withLabels(lines: readonly TemplateLine[]): TemplateLine[] {
  const found = lines.map(({ text }) => {
    const [, label = '', gap = ''] = labeled.exec(text) ?? []
    return isSign.test(label) ? undefined : label && { label, column: label.length + gap.length }
  })
  const columns = new Set(found.flatMap(each => (each ? [each.column] : [])))
  return lines.map((line, index) => {
    const { text } = line
    const indent = indentOf(text)
    if (indent > 0 && columns.has(indent)) return { ...line, text: text.trimStart(), label: '' }
    const own = found[index]
    if (own) return { ...line, text: text.slice(own.column), label: own.label }
    for (const column of columns) {
      const label = labelBefore(column, text)
      if (label !== undefined) return { ...line, text: text.slice(column), label }
    }
    return line
  })
}

/** A template's lines, without the line breaks that its author made only because a line was full, and with its labels. */
export const templateLines = (text: string): TemplateLine[] => withLabels(joinedLines(text))
