import dynamic from 'next/dynamic'
import { useEffect, useState } from 'react'
import { readSession, writeSession } from '@lib/storage/browser-storage'

const ExitIntentModal = dynamic(() => import('./ExitIntentModal').then(module => module.ExitIntentModal), {
  ssr: false,
})

const shownKey = 'exit-intent-shown'
const edgePx = 10

// The visit outlasts a page change; where the browser keeps nothing, this does.
let shownInVisit = false

/** Waits for the pointer to leave through the top edge and then, once a visit, opens the modal. Loads nothing before. */
export function ExitIntent() {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    // A finger has no pointer that could leave.
    if (!window.matchMedia('(any-hover: hover) and (any-pointer: fine)').matches) return
    const leave = (event: MouseEvent) => {
      if (event.clientY > edgePx || event.relatedTarget !== null) return
      // Whose exam is running against the clock is not to be interrupted (components/practice/ExamScreen.tsx).
      if (document.documentElement.hasAttribute('data-exam')) return
      if (shownInVisit || readSession(shownKey) === true) return
      shownInVisit = true
      writeSession(shownKey, true)
      setOpen(true)
    }
    document.addEventListener('mouseout', leave)
    return () => document.removeEventListener('mouseout', leave)
  }, [])
  return open ? <ExitIntentModal onClose={() => setOpen(false)} /> : null
}
