import { useMounted } from 'nextra/hooks'
import { useId, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { misuse } from './misuse'
import styles from './TableOfContents.module.css'

interface TableOfContentsProps {
  /** The list of links; the build writes it where the block is left empty. */
  children?: ReactNode
  isMinimized?: boolean
}

const openingMs = 300
const closingMs = 500

/** The page's sections under a heading that opens and closes them. Open in the HTML, so readable without scripts. */
export function TableOfContents({ children, isMinimized = false }: TableOfContentsProps) {
  if (!children)
    throw misuse('TableOfContents', 'is empty: it needs level-2 headings after it, or links inside it.')
  const id = useId()
  // Open in the HTML whatever the author chose: a reader without scripts could not open it.
  const mounted = useMounted()
  const [chosenOpen, setOpen] = useState(!isMinimized)
  // While it closes, the list is still to be seen.
  const [isClosing, setClosing] = useState(false)
  const open = chosenOpen || !mounted
  const box = useRef<HTMLDivElement>(null)

  const toggle = () => {
    const element = box.current
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    const from = `${element?.clientHeight ?? 0}px`
    // A second press turns the movement round from where it is.
    element?.getAnimations().forEach(animation => animation.cancel())
    // The list has a height only while it is shown: it is measured after React has shown it.
    flushSync(() => {
      setOpen(!open)
      setClosing(open && !still)
    })
    if (!element || still) return
    const to = open ? '0' : `${element.scrollHeight}px`
    const animation = element.animate([{ height: from }, { height: to }], {
      duration: open ? closingMs : openingMs,
      easing: 'ease-in-out',
    })
    animation.onfinish = () => setClosing(false)
  }

  return (
    <div className={styles.block} data-contents="">
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={id}
        onClick={toggle}
      >
        In this article
        <span aria-hidden="true" className={styles.sign}>
          {open ? '−' : '+'}
        </span>
      </button>
      <div id={id} ref={box} hidden={!open && !isClosing} className={styles.list}>
        {children}
      </div>
    </div>
  )
}
