/** What is tapped, and what must be on the screen for the tap to have had its effect. CSS selectors. */
export interface TapTarget {
  name: string
  route: string
  /** Width of the screen; below 1024 px it is a phone's, with touch. */
  width: number
  tapped: string
  /** All of these. */
  shown: readonly string[]
  /** Typed right after the tap. */
  letter?: string
}

/** What the page tells while it loads. */
export interface Sight {
  /** The middle of what is to be tapped. */
  x: number
  y: number
}

/** Times in milliseconds since the page's time origin. */
export interface TapWatch {
  /** When what is to be tapped first stood still on the screen. */
  seen?: number
  /** When the finger came down, which may be long before the page heard of it. */
  tapped?: number
  /** Whether it came down on what was to be tapped. */
  isHit: boolean
  /** When the frame with the tap's effect was painted. */
  responded?: number
  loaded?: number
}

declare global {
  interface Window {
    tapWatch: TapWatch
    /** Set by the benchmark: hears where the target is, whenever that changes. */
    tellSight: (sight: string) => void
    /** Set by the benchmark: hears of the frame with the tap's effect. */
    tellResponse: (time: string) => void
  }
}

/** Runs in the page before its own scripts; must not refer to anything outside itself. */
export function installTapWatch({ tapped, shown }: Pick<TapTarget, 'tapped' | 'shown'>): void {
  const watch: TapWatch = { isHit: false }
  window.tapWatch = watch
  const seenOf = (selector: string) =>
    [...document.querySelectorAll(selector)].find(element => {
      const { top, bottom, left, right } = element.getBoundingClientRect()
      const isInside = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && bottom > top
      return isInside && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    })
  let told = ''
  let last = ''
  let isDone = false
  const respond = () => {
    watch.responded = performance.now()
    window.tellResponse(`${watch.responded}`)
  }
  const tick = () => {
    const target = watch.tapped === undefined && seenOf(tapped)
    if (target) {
      const { left, top, width, height } = target.getBoundingClientRect()
      const sight = JSON.stringify({ x: left + width / 2, y: top + height / 2 })
      // What still moves, as the page goes to its fragment, nobody can tap.
      if (sight === last) watch.seen ??= performance.now()
      if (sight === last && sight !== told) window.tellSight((told = sight))
      last = sight
    }
    if (!isDone && watch.tapped !== undefined && shown.every(seenOf)) {
      isDone = true
      // Right behind the frame, before the timers and messages that wait already.
      void scheduler.postTask(respond, { priority: 'user-blocking' })
    }
    requestAnimationFrame(tick)
  }
  // Nobody taps what is not painted, and Chromium keeps what is tapped before that until then. Measuring any earlier would
  // also lay out the parts of a page that has not come yet, which no reader's browser does.
  new PerformanceObserver((paints, observer) => {
    if (paints.getEntriesByName('first-contentful-paint').length === 0) return
    observer.disconnect()
    tick()
  }).observe({ type: 'paint', buffered: true })
  addEventListener(
    'pointerdown',
    event => {
      watch.tapped ??= event.timeStamp
      if ((event.target as Element).closest(tapped)) watch.isHit = true
    },
    true,
  )
  addEventListener('load', () => (watch.loaded = performance.now()))
}
