import { transform } from 'esbuild'
import { allStyles } from './style-sheets'
import { namesOf, usedStyles, type PageNames } from './used-styles'

/** Returns how to make a page's style sheet: of all rules those that can match something in its HTML. */
export function pageStyles(root: string, hasDarkMode: boolean): (html: string) => Promise<string> {
  const sheets = allStyles(root)
  const known = new Map<string, Promise<string>>()
  const make = async (names: PageNames, html: string) => {
    const { code } = await transform(usedStyles(sheets, names, html).toString(), {
      loader: 'css',
      minifyWhitespace: true,
    })
    return code.trim()
  }
  return html => {
    const names = namesOf(html, hasDarkMode)
    // Pages of one kind mostly hold the same names.
    const key = [...names.classes, '|', ...names.tags, html.includes('--shiki')].sort().join(' ')
    const styles = known.get(key) ?? make(names, html)
    known.set(key, styles)
    return styles
  }
}
