import clsx from 'clsx'
import { useRouter } from 'next/router'
import {
  startTransition,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentType,
  type FocusEvent,
  type KeyboardEvent,
} from 'react'
import { searchLabels } from '@data/search-labels'
import { isComposing } from './composition'
import styles from './Search.module.css'
import { SearchMessage } from './SearchMessage'
import type { SearchPanelProps } from './SearchPanel'
import { searchSession } from './search-session'
import { useFocusShortcut } from './useFocusShortcut'

interface SearchProps {
  /** For the phone's drawer; otherwise for the navbar, from 768 px. */
  isInDrawer?: boolean
}

/** The search field. What it needs to answer is loaded when it is first pointed at, focused or typed into. */
export function Search({ isInDrawer = false }: SearchProps) {
  const { basePath } = useRouter()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [Panel, setPanel] = useState<ComponentType<SearchPanelProps>>()
  const [hasFailed, setFailed] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const [hasText, setHasText] = useState(false)
  const isStarted = useRef(false)
  const opensFirstRef = useRef(false)

  const start = useCallback(() => {
    if (isStarted.current) return
    isStarted.current = true
    // Each in a task of its own, so that the first key need not wait for all of them.
    setTimeout(() => searchSession(basePath).start(), 0)
    setTimeout(() => {
      import('./SearchPanel').then(
        module => setPanel(() => module.SearchPanel),
        () => {
          isStarted.current = false
          setFailed(true)
        },
      )
    }, 0)
  }, [basePath])

  const search = useCallback(() => {
    const text = field.current?.value ?? ''
    start()
    searchSession(basePath).ask(text)
    // Open from the first focus on, so that the panel is there when the first answer comes; drawn after the letter.
    startTransition(() => {
      setOpen(true)
      setHasText(text.trim() !== '')
    })
  }, [basePath, start])

  const retry = () => {
    setFailed(false)
    start()
  }
  // Enter may come before the panel that hears it.
  const noteEnter = ({ key, nativeEvent, currentTarget }: KeyboardEvent<HTMLInputElement>) => {
    opensFirstRef.current = key === 'Enter' && !isComposing(nativeEvent) && currentTarget.value.trim() !== ''
  }
  const close = useCallback(() => {
    opensFirstRef.current = false
    setOpen(false)
  }, [])
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) close()
  }

  // What was typed before the scripts ran is searched, too.
  useEffect(() => {
    if (field.current?.value) search()
  }, [search])
  useFocusShortcut(field, isInDrawer)

  return (
    <div
      role="search"
      className={clsx(styles.search, isInDrawer ? styles.inDrawer : styles.inNavbar)}
      onBlur={leave}
    >
      <label htmlFor={id} className="visually-hidden">
        {searchLabels.field}
      </label>
      <input
        ref={field}
        id={id}
        className={styles.field}
        type="search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded="false"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck="false"
        placeholder={searchLabels.placeholder}
        onPointerEnter={start}
        onFocus={search}
        onInput={search}
        onKeyDown={Panel ? undefined : noteEnter}
      />
      <kbd aria-hidden="true" className={styles.key}>
        /
      </kbd>
      {isOpen && Panel && (
        <Panel
          fieldRef={field}
          listId={`${id}-results`}
          hasText={hasText}
          opensFirstRef={opensFirstRef}
          close={close}
        />
      )}
      {isOpen && !Panel && hasText && <SearchMessage hasFailed={hasFailed} retry={retry} />}
    </div>
  )
}
