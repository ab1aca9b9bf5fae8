import { attributeOf, type Element } from './elements'

/** What a page's HTML holds that a selector may ask for. */
export interface PageNames {
  classes: readonly string[]
  tags: readonly string[]
  /** Custom properties that its style attributes name. */
  variables: readonly string[]
  /** Direction of its text. */
  direction: string
}

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

/** The same in the words of PurgeCSS. Of attributes it holds those whose values do not change while the page is open. */
export const foundIn = ({ classes, tags, direction }: PageNames) => ({
  classes: [...classes],
  tags: [...tags],
  ids: [],
  attributes: { names: ['class', 'dir'], values: [...classes, direction] },
  undetermined: [],
})
