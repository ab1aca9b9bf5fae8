import { readFileSync } from 'node:fs'
import path from 'node:path'
import { generate, lexer, parse, walk } from 'css-tree'
import { transform } from 'lightningcss'
import { filesUnder } from '../../tasks/files-under'

const reference = /var\((--[\w-]+)(?:,\s*((?:[^()]|\([^()]*\))*))?\)/g

/** The declared value of each custom property, the first one. */
function variablesIn(css: string): Map<string, string> {
  const variables = new Map<string, string>()
  for (const [, name = '', value = ''] of css.matchAll(/(--[\w-]+):([^;}]*)/g))
    if (!variables.has(name)) variables.set(name, value)
  return variables
}

/** Declarations that no browser would read: a value that its property does not have, custom properties filled in. */
function wrongValues(css: string, declaring: string): string[] {
  const variables = variablesIn(declaring)
  const filled = (value: string, depth = 0): string =>
    depth > 9
      ? value
      : value.replace(reference, (_, name: string, otherwise?: string) =>
          filled(` ${variables.get(name) ?? otherwise ?? ''} `, depth + 1),
        )
  const wrong: string[] = []
  walk(parse(css, { onParseError: () => undefined }), {
    visit: 'Declaration',
    enter({ property, value }) {
      const text = filled(generate(value)).trim()
      // A list whose parts are all switched off is empty.
      if (property.startsWith('--') || text === '' || this.atrule?.name === 'page') return
      if (lexer.matchProperty(property, text).error) wrong.push(`${property}: ${text}`)
    },
  })
  return wrong
}

/** What a style sheet has that browsers do not understand, a sentence each. The custom properties are declared in `declaring`. */
export function cssProblems(css: string, declaring = css): string[] {
  try {
    transform({ filename: 'page.css', code: Buffer.from(css) })
  } catch (error) {
    return [
      `has a style sheet with a syntax error: ${error instanceof Error ? error.message : String(error)}.`,
    ]
  }
  return [...new Set(wrongValues(css, declaring))].map(
    each => `has a style that browsers do not read: ${each}.`,
  )
}

/** The same for the style sheets of an export, by address; `rules` are a page's own, which declare the hue. */
export const sheetProblems = (directory: string, rules = ''): Map<string, string[]> =>
  new Map(
    filesUnder(directory, '.', '.css').map(file => {
      const css = readFileSync(path.join(directory, file), 'utf8')
      return [`/${file}`, cssProblems(css, css + rules)]
    }),
  )
