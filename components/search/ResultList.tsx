import clsx from 'clsx'
import { memo, type MouseEvent, type ReactNode } from 'react'
import { searchLabels } from '@data/search-labels'
import type { Answer } from '@lib/search/answer'
import { MarkedText } from './MarkedText'
import { resultsOf } from './results'
import styles from './Search.module.css'
import { useShownPages } from './useShownPages'

interface ResultListProps {
  id: string
  answer: Answer
  /** Address of the result that Enter opens, or null. */
  active: string | null
  /** Whether more of the answer is on its way. */
  isBusy: boolean
  goTo: (url: string) => void
}

/**
 * The results as one list of options, those of a page in a group. A key that is not answered yet leaves them as they
 * are, so they are not made anew for it.
 */
export const ResultList = memo(function ResultList({ id, answer, active, isBusy, goTo }: ResultListProps) {
  const urls = resultsOf(answer)
  const pages = useShownPages(answer, active !== null)
  const option = (url: string, className: string | undefined, children: ReactNode) => (
    <a
      key={url}
      id={`${id}-${urls.indexOf(url)}`}
      role="option"
      aria-selected={url === active}
      tabIndex={-1}
      href={url}
      className={clsx(styles.option, className)}
      onClick={(event: MouseEvent) => {
        // With a key held down the browser opens a tab or a window, as for any link.
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        goTo(url)
      }}
    >
      {children}
    </a>
  )
  return (
    <div role="listbox" id={id} aria-label={searchLabels.results} aria-busy={isBusy} className={styles.list}>
      {answer.pages.length === 0 && answer.nearest.map(({ url, title }) => option(url, styles.page, title))}
      {pages.map(page => (
        <div key={page.url} role="group" aria-label={page.title.join('')} className={styles.group}>
          {option(
            page.url,
            styles.page,
            <>
              <span className={styles.title}>
                <MarkedText parts={page.title} />
              </span>
              {page.trail.length > 0 && <span className={styles.trail}> {page.trail.join(' / ')}</span>}
              {page.sections.length === 0 && <Excerpt parts={page.excerpt} />}
            </>,
          )}
          {page.sections.map(section =>
            option(
              section.url,
              styles.section,
              <>
                <span className={styles.heading}>
                  <MarkedText parts={section.heading} />
                </span>
                <Excerpt parts={section.excerpt} />
              </>,
            ),
          )}
        </div>
      ))}
    </div>
  )
})

function Excerpt({ parts }: { parts: readonly string[] }) {
  return parts.length === 0 ? null : (
    <span className={styles.excerpt}>
      {' '}
      <MarkedText parts={parts} />
    </span>
  )
}
