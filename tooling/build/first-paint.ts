import { PurgeCSS } from 'purgecss'
import { ClearError } from '../tasks/clear-error.mjs'
import { foundIn, statesIn, type PageNames } from './page-names'

/** What is selected depends on a page's classes and elements, which pages of one kind share. Ids are not among them. */
function refuseIds(screen: string): void {
  const preludes = screen.replace(/\/\*.*?\*\//gs, '').match(/[^{};]+(?=\{)/g) ?? []
  const selectors = preludes.filter(prelude => !prelude.trim().startsWith('@'))
  // Not an escaped one, which is part of a class's name.
  const [, id] = selectors.map(selector => /(?<!\\)#([a-z][\w-]*)/i.exec(selector)).find(Boolean) ?? []
  if (id)
    throw new ClearError(
      `A rule for screens names #${id}, which the first paint would lack: write [id='${id}'].`,
    )
}

/**
 * Returns a function that selects the rules that can match something in a page's HTML in any state: a folder
 * or menu may be opened before the whole style sheet is loaded.
 * @param screen the site's rules for screens
 */
export function firstPaint(screen: string, hasDarkMode: boolean): (names: PageNames) => Promise<string> {
  refuseIds(screen)
  const states = statesIn(screen)
  const choose = async (names: PageNames) => {
    const [used] = await new PurgeCSS().purge({
      content: [{ raw: '', extension: 'page' }],
      css: [{ raw: screen }],
      extractors: [{ extensions: ['page'], extractor: () => foundIn(names, hasDarkMode) }],
      dynamicAttributes: states,
      keyframes: true,
      variables: true,
      safelist: { variables: [...names.variables] },
    })
    return used?.css ?? ''
  }
  const chosen = new Map<string, Promise<string>>()
  return names => {
    // Pages of one kind mostly use the same names.
    const key = JSON.stringify([
      names.direction,
      ...[names.classes, names.tags, names.variables].map(each => [...each].sort()),
    ])
    const rules = chosen.get(key) ?? choose(names)
    chosen.set(key, rules)
    return rules
  }
}
