import styles from '@components/search/Search.module.css'
import { searchLabels } from '@data/search-labels'
import type { Answer, PageHit } from '@lib/search/answer'
import type { Marked } from '@lib/search/excerpt'

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
export const allResults = (query: string): string => `/search?q=${encodeURIComponent(query)}`

/** Whether something answers the query, rather than being like it. */
export const hasFound = (answer: Answer | null): boolean => answer !== null && answer.pages.length > 0

const addressesIn = ({ exact, pages }: Answer) => [
  ...(exact ? [exact.url] : []),
  ...pages.flatMap(page => [page.url, ...page.sections.map(section => section.url)]),
]

const instead = ({ nearest, ways }: Answer) => [...nearest, ...ways]

/** Addresses of all options of the list, in order. */
export function resultsOf(answer: Answer | null): string[] {
  if (!answer) return []
  if (!hasFound(answer)) return instead(answer).map(page => page.url)
  return [...addressesIn(answer), allResults(answer.query)]
}

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

/** The number of results. */
export function countOf(answer: Answer): string {
  if (!hasFound(answer)) return searchLabels.noResults
  return `${counted(addressesIn(answer).length, 'result')} on ${counted(answer.pages.length, 'page')}`
}

/** What is said if nothing was found, before the pages that may help. */
export const noneText = (answer: Answer): string =>
  `${searchLabels.noResults} ${instead(answer).length > 0 ? searchLabels.instead : ''}`

/** A text with its matches highlighted: every second part is one. Parts are text, never markup. */
const marked = (className: string | undefined, parts: Marked) =>
  make(
    'span',
    { class: className },
    ...parts.map((part, at) => (at % 2 === 1 ? make('mark', {}, part) : part)),
  )

const excerpt = (parts: Marked) => (parts.length > 0 ? [' ', marked(styles.excerpt, parts)] : [])
const trail = (titles: readonly string[]) =>
  titles.length > 0 ? [make('span', { class: styles.trail }, ` ${titles.join(' / ')}`)] : []

/** Makes a result: a link or an option. */
type Linked = (href: string, isSection: boolean, ...children: readonly (Node | string)[]) => HTMLElement

/** The results in groups: the exact one, a group for each page, or what may help instead. */
function groupsOf(answer: Answer, link: Linked): HTMLElement[][] {
  if (!hasFound(answer)) return [instead(answer).map(({ url, title }) => link(url, false, title))]
  const ofPage = ({ url, title, trail: titles, sections, ...page }: PageHit) => [
    link(
      url,
      false,
      marked(styles.title, title),
      ...trail(titles),
      ...(sections.length === 0 ? excerpt(page.excerpt) : []),
    ),
    ...sections.map(section =>
      link(section.url, true, marked(styles.heading, section.heading), ...excerpt(section.excerpt)),
    ),
  ]
  const { exact } = answer
  const first =
    exact &&
    link(
      exact.url,
      false,
      marked(styles.title, exact.heading),
      ...trail([exact.title]),
      ...excerpt(exact.excerpt),
    )
  return [...(first ? [[first]] : []), ...answer.pages.map(ofPage)]
}

const classOf = (isSection: boolean) => `${styles.option} ${isSection ? styles.section : ''}`.trim()

/** The results as a list of options, grouped by page; the last leads to all of them. */
export function makeList(id: string, answer: Answer): HTMLElement {
  let count = 0
  const option: Linked = (href, isSection, ...children) =>
    make(
      'a',
      {
        ...{ id: `${id}-${count++}`, role: 'option', 'aria-selected': 'false', tabindex: '-1', href },
        class: classOf(isSection),
      },
      ...children,
    )
  const groups = groupsOf(answer, option).map(options =>
    make(
      'div',
      {
        role: 'group',
        'aria-label': options[0]?.firstElementChild?.textContent ?? searchLabels.results,
        class: styles.group,
      },
      ...options,
    ),
  )
  const more = hasFound(answer)
    ? [option(allResults(answer.query), false, make('span', { class: styles.more }, searchLabels.all))]
    : []
  return make('div', { role: 'listbox', id, 'aria-label': searchLabels.results }, ...groups, ...more)
}

/** The results as links of the page of all results. */
export function makeResults(answer: Answer): HTMLElement {
  const link: Linked = (href, isSection, ...children) =>
    make('a', { href, class: classOf(isSection) }, ...children)
  const groups = groupsOf(answer, link).map(links =>
    make('div', { role: 'listitem', class: styles.group }, ...links),
  )
  return make('div', { role: 'list', 'aria-label': searchLabels.pages, class: styles.found }, ...groups)
}
