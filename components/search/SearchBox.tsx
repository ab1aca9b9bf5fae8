import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { SearchPanel } from './SearchPanel'
import { searchSession } from './search-session'

interface SearchBoxProps {
  /** The field, which is in the page's HTML. */
  field: HTMLInputElement
  /** Whether Enter was pressed before this was there. */
  opensFirst: boolean
  goTo: (url: string) => void
}

/** Hears the search field, and draws below it what the search answers. */
export function SearchBox({ field, opensFirst, goTo }: SearchBoxProps) {
  const [isOpen, setOpen] = useState(() => field === document.activeElement)
  const [hasText, setHasText] = useState(() => field.value.trim() !== '')
  const fieldRef = useRef(field)
  const opensFirstRef = useRef(opensFirst)

  const close = useCallback(() => {
    opensFirstRef.current = false
    setOpen(false)
  }, [])
  const leadTo = useCallback(
    (url: string) => {
      const input = fieldRef.current
      input.value = ''
      input.blur()
      close()
      goTo(url)
    },
    [close, goTo],
  )

  useEffect(() => {
    const search = () => {
      searchSession().ask(field.value)
      // Open from the first focus on, so that the panel is there when the first answer comes; drawn after the letter.
      startTransition(() => {
        setOpen(true)
        setHasText(field.value.trim() !== '')
      })
    }
    const box = field.closest('[role=search]')
    const leave = (event: Event) => {
      const { relatedTarget } = event as FocusEvent
      if (!(relatedTarget instanceof Node && box?.contains(relatedTarget))) close()
    }
    field.addEventListener('focus', search)
    field.addEventListener('input', search)
    box?.addEventListener('focusout', leave)
    // What was typed before this was there is searched, too.
    if (field === document.activeElement || field.value) search()
    return () => {
      field.removeEventListener('focus', search)
      field.removeEventListener('input', search)
      box?.removeEventListener('focusout', leave)
    }
  }, [close, field])

  if (!isOpen) return null
  return (
    <SearchPanel
      fieldRef={fieldRef}
      listId={`${field.id}-results`}
      hasText={hasText}
      opensFirstRef={opensFirstRef}
      goTo={leadTo}
      close={close}
    />
  )
}
