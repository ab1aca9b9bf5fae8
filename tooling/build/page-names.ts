import { attributeOf, type Element } from '../check/export/elements'

/** The names in a page's HTML that selectors may refer to. */
export interface PageNames {
  classes: readonly string[]
  tags: readonly string[]
  /** Custom properties named in style attributes. */
  variables: readonly string[]
  /** Direction of its text. */
  direction: string
}

/** The names in a page's elements. */
export function namesOf(elements: readonly Element[]): PageNames {
  const classes = elements.flatMap(element => attributeOf(element, 'class')?.split(/\s+/) ?? [])
  const variables = elements.flatMap(element => attributeOf(element, 'style')?.match(/--[\w-]+/g) ?? [])
  return {
    classes: [...new Set(classes)],
    tags: [...new Set(elements.map(({ tagName }) => tagName))],
    variables: [...new Set(variables)],
    direction: elements.map(element => attributeOf(element, 'dir')).find(Boolean) ?? 'ltr',
  }
}

/** Classes that scripts set before the whole style sheet is loaded. */
const earlyClasses = ['light', 'nextra-banner-hidden']

/** The names in PurgeCSS's format, with the attributes whose values don't change while the page is open. */
export function foundIn({ classes, tags, direction }: PageNames, hasDarkMode: boolean) {
  const all = [...classes, ...earlyClasses, ...(hasDarkMode ? ['dark'] : [])]
  return {
    classes: all,
    tags: [...tags],
    ids: [],
    attributes: { names: ['class', 'dir'], values: [...all, direction] },
    undetermined: [],
  }
}

/** Attributes that a sheet's selectors name, except those whose values are known: their values may change while the page is open. */
export const statesIn = (css: string): string[] =>
  [...new Set([...css.matchAll(/\[([\w-]+)/g)].map(([, name = '']) => name))].filter(
    name => name !== 'class' && name !== 'dir',
  )
