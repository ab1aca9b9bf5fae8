import { useCallback, useRef, type MutableRefObject, type RefObject } from 'react'
import { searchLabels } from '@data/search-labels'
import { useSearchState } from './useSearchState'
import { useResultKeys } from './useResultKeys'
import { ResultCount } from './ResultCount'
import { ResultList } from './ResultList'
import { resultsOf } from './results'
import styles from './Search.module.css'
import { Failure, Loading } from './SearchMessage'
import { searchSession } from './search-session'

interface SearchPanelProps {
  fieldRef: RefObject<HTMLInputElement>
  /** Id that the list of results gets. */
  listId: string
  /** Whether something is typed; without, the panel waits unseen. */
  hasText: boolean
  /** Whether Enter waits for the answer to what stands in the field; it may have come before the panel. */
  opensFirstRef: MutableRefObject<boolean>
  /** Leads to a result. */
  goTo: (url: string) => void
  close: () => void
}

/** The box below the field: results, or why there are none. */
export function SearchPanel({ fieldRef, listId, hasText, opensFirstRef, goTo, close }: SearchPanelProps) {
  const session = searchSession()
  const { answer, index } = useSearchState(session)
  const isCurrent = useCallback(() => session.getState().query === answer?.query, [session, answer])
  const boxRef = useRef<HTMLDivElement>(null)
  const results = resultsOf(answer)
  const active = useResultKeys({
    fieldRef,
    boxRef,
    listId,
    opensFirstRef,
    query: answer?.query ?? '',
    results,
    isCurrent,
    goTo,
    close,
  })
  const hasFound = answer !== null && answer.pages.length > 0
  const isSearched = answer !== null && (answer.isComplete || index === 'failed')
  return (
    <>
      {(hasText || answer) && (
        // A press in the box leaves the focus in the field, so that the box is still there when it ends.
        <div ref={boxRef} className={styles.box} onMouseDown={event => event.preventDefault()}>
          {!hasFound && index !== 'failed' && !isSearched && <Loading />}
          {answer && !hasFound && isSearched && (
            <p className={styles.message}>
              {searchLabels.noResults} {results.length > 0 && `${searchLabels.nearest}:`}
            </p>
          )}
          {answer && results.length > 0 && (hasFound || isSearched) && (
            <ResultList id={listId} answer={answer} active={active} isBusy={!isSearched} goTo={goTo} />
          )}
          {index === 'failed' && <Failure retry={session.retry} />}
        </div>
      )}
      <ResultCount isSettled={isSearched || hasFound} answer={answer} />
    </>
  )
}
