import { PurgeCSS } from 'purgecss'
import { foundIn, statesIn, type PageNames } from './page-names'

/**
 * Returns a function that selects the rules that can match something in a page's HTML in any state: a folder
 * or menu may be opened before the whole style sheet is loaded.
 * @param screen the site's rules for screens
 */
export function firstPaint(screen: string, hasDarkMode: boolean): (names: PageNames) => Promise<string> {
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
