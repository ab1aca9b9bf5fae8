import type { Literal, Node } from 'unist'
import { visit } from 'unist-util-visit'
import type { Rule } from '../content/content-site'
import { eachPage, type Found } from '../content/each'
import { attribute, isJsx } from '../content/jsx'
import { keyLine, lineOf, textValue } from '../content/page'

/** Marks of Markdown that are text only if something is wrong with them, and what that is. */
const marks: readonly (readonly [mark: RegExp, fix: string])[] = [
  [
    /\*\*/,
    "'**' is published as it is: bold text has no spaces inside its asterisks, and both ends in one paragraph",
  ],
  [/`/, "'`' is published as it is: code needs a backtick at both ends, in one paragraph"],
  [
    /\](?= ?\()/,
    'a link is published as it is: write [words](address), without a space before the address or in it',
  ],
  [/^#{2,6}(?=[^\s#])/m, "'##' is published as it is: a heading has a space behind it"],
]

/** The marks in a text, with the lines above each. */
function* marksIn(text: string): Generator<readonly [above: number, fix: string]> {
  for (const [mark, fix] of marks) {
    const at = text.search(mark)
    if (at >= 0) yield [text.slice(0, at).split('\n').length - 1, fix]
  }
}

/** Attributes that are published as they are. */
const shownAttributes = ['text', 'alt', 'srcText', 'title', 'question', 'lead']
const shownFields = ['title', 'description', 'card']

/** Without marks after a backslash: those are meant. */
const withoutEscapes = (raw: string): string => raw.replace(/\\[*`[\]#]/g, '')

/** No mark of Markdown is published as text. */
export const rule: Rule = {
  why: 'Asterisks, backticks, and brackets that Markdown does not understand are published as they are typed.',
  check: eachPage(function* (page) {
    const found: Found[] = []
    visit(page.tree as Node, node => {
      const line = lineOf(node)
      if (node.type === 'text') {
        const { start, end } = node.position ?? {}
        const written = withoutEscapes(page.raw.slice(start?.offset, end?.offset))
        // A text that the build inserts has the position of its block, and another source.
        const source = new Map([...marksIn(written)].map(([above, fix]) => [fix, above]))
        for (const [, fix] of marksIn(String((node as Literal).value))) {
          const above = source.get(fix)
          if (above !== undefined) found.push([line + above, `${fix}.`])
        }
      }
      if (!isJsx(node)) return
      for (const name of shownAttributes)
        for (const [, fix] of marksIn(attribute(node, name) ?? ''))
          found.push([line, `${name} takes no Markdown: ${fix}.`])
    })
    yield* found
    for (const key of shownFields)
      for (const [, fix] of marksIn(textValue(page, key)))
        yield [keyLine(page, key), `${key} takes no Markdown: ${fix}.`]
  }),
}
