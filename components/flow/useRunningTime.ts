import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react'

const query = '(prefers-reduced-motion: reduce)'

const subscribe = (changed: () => void) => {
  const media = window.matchMedia(query)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

/** Whether the reader's device asks for less motion; false in the exported HTML. */
export const useLessMotion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  )

/** False while an element is off the screen. */
export function useIsOnScreen(element: RefObject<Element>): boolean {
  const [isOnScreen, setOnScreen] = useState(true)
  useEffect(() => {
    if (!element.current) return undefined
    const observer = new IntersectionObserver(entries => setOnScreen(entries.at(-1)?.isIntersecting ?? true))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isOnScreen
}

/** The board is rendered this often, in ms; in between, the browser moves the cards without the page's script. */
const tick = 80

/** In ms. After a longer gap, such as a hidden tab, time goes on where it was. */
const longestStep = 250

/** In ms, for a whole day, if the device asks for less motion. */
const dayWithLessMotion = 1000

interface RunningTime {
  isRunning: boolean
  hasLessMotion: boolean
  /** Days in a second. */
  speed: number
  /** Both have to be the same functions each time. */
  onDays: (days: number) => void
  onNextDay: () => void
}

/** Lets time go on while it runs: smoothly, or by whole days. */
export function useRunningTime({ isRunning, hasLessMotion, speed, onDays, onNextDay }: RunningTime): void {
  useEffect(() => {
    if (!isRunning || !hasLessMotion) return undefined
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') onNextDay()
    }, dayWithLessMotion)
    return () => clearInterval(timer)
  }, [isRunning, hasLessMotion, onNextDay])
  useEffect(() => {
    if (!isRunning || hasLessMotion) return undefined
    let last = performance.now()
    let frame = 0
    const next = (now: number) => {
      if (now - last >= tick) {
        onDays((Math.min(now - last, longestStep) / 1000) * speed)
        last = now
      }
      frame = requestAnimationFrame(next)
    }
    frame = requestAnimationFrame(next)
    return () => cancelAnimationFrame(frame)
  }, [isRunning, hasLessMotion, speed, onDays])
}
