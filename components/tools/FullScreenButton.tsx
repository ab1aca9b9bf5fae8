import { useEffect, useState, type RefObject } from 'react'
import { Button } from '../controls/Button'

interface FullScreenButtonProps {
  /** What it enlarges. */
  target: RefObject<HTMLElement>
}

/** Enlarges a part of the page to the whole screen, and back. Draw it only in a browser, and where it allows that. */
export function FullScreenButton({ target }: FullScreenButtonProps) {
  const [isFull, setIsFull] = useState(false)
  useEffect(() => {
    const change = () => setIsFull(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', change)
    return () => document.removeEventListener('fullscreenchange', change)
  }, [])
  const toggle = () => void (isFull ? document.exitFullscreen() : target.current?.requestFullscreen())
  return <Button onClick={toggle}>{isFull ? 'Leave full screen' : 'Full screen'}</Button>
}
