import { parse, type Declaration, type Root, type Rule } from 'postcss'

/** Custom properties that have one value on the whole site, with that value, in which no other is referred to. */
export type Constants = ReadonlyMap<string, string>

const reference = /var\(\s*(--[\w-]+)\s*(?:,[^()]*)?\)/g

/** The theme's own, which its rules set anew for single elements and its HTML names. */
const isThemes = (name: string) => /^--(?:tw|shiki)-/.test(name)

const isDark = ({ selector }: Rule) => /\.dark\b|\[class~=dark\]/.test(selector)

/** Whether a declaration holds for the page as a whole, at every width and in every state. */
const isOfPage = ({ parent }: Declaration) =>
  (parent as Rule).selector === ':root' && parent?.parent?.type === 'root'

/** Names → values of those that are declared for the whole page and, with another value, nowhere else. */
function declaredOnce(sheets: readonly Root[], hasDarkMode: boolean): Map<string, string> {
  const values = new Map<string, string>()
  const changing = new Set<string>()
  for (const sheet of sheets) {
    sheet.walkDecls(/^--/, declaration => {
      const { parent, prop } = declaration
      const value = declaration.value.trim()
      if (parent?.type === 'rule' && !hasDarkMode && isDark(parent)) return
      const isSame = (values.get(prop) ?? value) === value
      if (isOfPage(declaration) && isSame && !isThemes(prop)) values.set(prop, value)
      else changing.add(prop)
    })
  }
  for (const name of changing) values.delete(name)
  return values
}

/**
 * Finds the custom properties that are constants of a site: spaces, faces, and on a site without a dark mode most
 * colors. An element that names them in its style has them worked out anew each time, and every page carries them.
 *
 * @param sheets all style sheets of the site, the theme's variables in the page's head among them
 */
export function constantsOf(sheets: readonly Root[], { hasDarkMode }: { hasDarkMode: boolean }): Constants {
  const declared = declaredOnce(sheets, hasDarkMode)
  /** Undefined for what refers to something that changes, to nothing, or to itself. */
  const valueOf = (name: string, within: readonly string[] = []): string | undefined => {
    if (within.includes(name)) return undefined
    let isConstant = declared.has(name)
    const value = declared.get(name)?.replace(reference, (_, referred: string) => {
      const referredValue = valueOf(referred, [...within, name])
      if (referredValue === undefined) isConstant = false
      return referredValue ?? ''
    })
    return isConstant ? value : undefined
  }
  const constants = new Map<string, string>()
  for (const name of declared.keys()) {
    const value = valueOf(name)
    if (value !== undefined) constants.set(name, value)
  }
  return constants
}

/** Puts constants in the place of their names, and takes out their declarations. Changes the sheet. */
export function inlineConstants(sheet: Root, constants: Constants): Root {
  sheet.walkDecls(declaration => {
    if (constants.has(declaration.prop)) {
      const rule = declaration.parent
      declaration.remove()
      if (rule?.nodes.length === 0) rule.remove()
    } else {
      declaration.value = declaration.value.replace(
        reference,
        (all, name: string) => constants.get(name) ?? all,
      )
    }
  })
  return sheet
}

/** The sheet that the theme writes into the head of each page: the site's hue and the heights of its bars. */
export function themeVariables(html: string): Root {
  return parse(/<style data-next-head="">([^<]*)<\/style>/.exec(html)?.[1] ?? '')
}
