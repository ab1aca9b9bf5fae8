import styles from '@components/search/Search.module.css'
import * as words from '@data/words/search'
import { encoded } from '@lib/nav/address-text'
import type { Answer, PageHit } from '@lib/search/answer'
import type { Marked } from '@lib/search/excerpt'
import { pageAddress } from '@lib/site/page-address'

/** Makes an element; a class that the style module does not have is left out. */
export function make(
  tag: string,
  attributes: Readonly<Record<string, string | undefined>>,
  ...children: readonly (Node | string)[]
): HTMLElement {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) if (value) element.setAttribute(name, value)
  element.append(...children)
  return element
}

/** The address of the page of all results. */
const allResults = (query: string): string => pageAddress(`/search?q=${encoded(query)}`)

/** Whether something answers the query, rather than being like it. */
export const hasFound = (answer: Answer | null): boolean => answer !== null && answer.pages.length > 0

/** Addresses of all options of the list, in order. */
export function resultsOf(answer: Answer | null): string[] {
  if (!answer) return []
  if (!hasFound(answer)) return answer.nearest.map(page => pageAddress(page.url))
  const found = answer.pages.flatMap(page => [
    pageAddress(page.url),
    ...page.sections.map(section => pageAddress(section.url)),
  ])
  return [...found, allResults(answer.query)]
}

/** The number of results. */
export function countOf(answer: Answer): string {
  if (!hasFound(answer)) return words.noResults
  const [results, pages] = [resultsOf(answer).length - 1, answer.pages.length]
  return answer.count > pages ? words.foundOf(results, pages, answer.count) : words.found(results, pages)
}

/** What is said if nothing was found, before the pages that may help. */
export const noneText = ({ nearest }: Answer): string =>
  `${words.noResults} ${nearest.length > 0 ? words.instead : ''}`

/** A text with its matches highlighted: every second part is one. Parts are text, never markup. */
const marked = (className: string | undefined, parts: Marked) =>
  make(
    'span',
    { class: className },
    ...parts.map((part, at) => (at % 2 === 1 ? make('mark', {}, part) : part)),
  )

const excerpt = (parts: Marked) => (parts.length > 0 ? [' ', marked(styles.excerpt, parts)] : [])

/** Results by page: options of a field's list, the last leading to all of them; without an id, that page's links. */
export function makeList(answer: Answer, id?: string): HTMLElement {
  let count = 0
  const link = (href: string, className: string | undefined, ...children: readonly (Node | string)[]) =>
    make(
      'a',
      {
        href,
        class: `${styles.option} ${className}`,
        ...(id && { id: `${id}-${count++}`, role: 'option', 'aria-selected': 'false', tabindex: '-1' }),
      },
      ...children,
    )
  const group = (label: string, ...links: readonly Node[]) =>
    make(
      'div',
      { class: styles.group, ...(id ? { role: 'group', 'aria-label': label } : { role: 'listitem' }) },
      ...links,
    )
  const groupOf = ({ url, title, trail, sections, ...page }: PageHit) =>
    group(
      title.join(''),
      link(
        pageAddress(url),
        styles.page,
        marked(styles.title, title),
        ...(trail.length > 0 ? [make('span', { class: styles.trail }, ` ${trail.join(' / ')}`)] : []),
        ...(sections.length === 0 ? excerpt(page.excerpt) : []),
      ),
      ...sections.map(section =>
        link(
          pageAddress(section.url),
          styles.section,
          marked(styles.heading, section.heading),
          ...excerpt(section.excerpt),
        ),
      ),
    )
  const isFound = hasFound(answer)
  return make(
    'div',
    {
      'aria-label': words.results,
      ...(id ? { role: 'listbox', id } : { role: 'list', class: styles.found }),
    },
    ...answer.pages.map(groupOf),
    ...(isFound
      ? []
      : answer.nearest.map(({ url, title }) =>
          group(title, link(pageAddress(url), styles.page, marked(styles.title, [title]))),
        )),
    ...(isFound && id
      ? [link(allResults(answer.query), styles.more, words.allOf(answer.pages.length, answer.count))]
      : []),
  )
}
