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

/** Addresses of all results, in order. */
export function resultsOf(answer: Answer | null): string[] {
  if (!answer) return []
  if (answer.pages.length === 0) return answer.nearest.map(page => page.url)
  return answer.pages.flatMap(page => [page.url, ...page.sections.map(section => section.url)])
}

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

/** The number of results, for screen readers. */
export function countOf(answer: Answer): string {
  if (answer.pages.length === 0) return searchLabels.noResults
  return `${counted(resultsOf(answer).length, 'result')} on ${counted(answer.pages.length, 'page')}`
}

/** A text with its matches highlighted: every second part is one. Parts are text, never markup. */
const marked = (className: string | undefined, parts: Marked) =>
  make(
    'span',
    { class: className },
    ...parts.map((part, at) => (at % 2 === 1 ? make('mark', {}, part) : part)),
  )

const excerpt = (parts: Marked) => (parts.length > 0 ? [' ', marked(styles.excerpt, parts)] : [])

/** The results as a list of options, grouped by page. */
export function makeList(id: string, answer: Answer): HTMLElement {
  let count = 0
  const option = (href: string, className: string | undefined, ...children: readonly (Node | string)[]) =>
    make(
      'a',
      {
        id: `${id}-${count++}`,
        role: 'option',
        'aria-selected': 'false',
        tabindex: '-1',
        href,
        class: `${styles.option} ${className}`,
      },
      ...children,
    )
  const group = ({ url, title, trail, sections, ...page }: PageHit) =>
    make(
      'div',
      { role: 'group', 'aria-label': title.join(''), class: styles.group },
      option(
        url,
        styles.page,
        marked(styles.title, title),
        ...(trail.length > 0 ? [make('span', { class: styles.trail }, ` ${trail.join(' / ')}`)] : []),
        ...(sections.length === 0 ? excerpt(page.excerpt) : []),
      ),
      ...sections.map(section =>
        option(
          section.url,
          styles.section,
          marked(styles.heading, section.heading),
          ...excerpt(section.excerpt),
        ),
      ),
    )
  const options =
    answer.pages.length > 0
      ? answer.pages.map(group)
      : answer.nearest.map(({ url, title }) => option(url, styles.page, title))
  return make(
    'div',
    { role: 'listbox', id, 'aria-label': searchLabels.results, class: styles.list },
    ...options,
  )
}
