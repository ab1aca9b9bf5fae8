/** What the page notes while it is searched; read by `measure.ts`. */
export interface Probe {
  /** All times in milliseconds since the page's time origin. */
  focus: number
  /** When the first result was painted; 0 for never. */
  firstResult: number
  /** Of each key: when it was pressed, and when the list first changed after it. */
  keys: { at: number; changed: number }[]
  longestTask: number
  /** What the search's worker says that its answers took. */
  workerMilliseconds: number[]
}

declare global {
  interface Window {
    searchProbe: Probe
  }
}

/** Runs in the page before its own scripts; must not refer to anything outside itself. */
export function installProbe(resultSelector: string): void {
  const probe: Probe = { focus: 0, firstResult: 0, keys: [], longestTask: 0, workerMilliseconds: [] }
  window.searchProbe = probe

  const PlainWorker = window.Worker
  window.Worker = class extends PlainWorker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options)
      this.addEventListener('message', ({ data }: MessageEvent<{ answer?: { milliseconds: number } }>) => {
        if (data.answer) probe.workerMilliseconds.push(data.answer.milliseconds)
      })
    }
  }

  addEventListener('focusin', event => {
    if ((event.target as Element).matches('input')) probe.focus ||= event.timeStamp
  })
  addEventListener('keydown', event => probe.keys.push({ at: event.timeStamp, changed: 0 }), true)

  new PerformanceObserver(list => {
    for (const task of list.getEntries()) {
      if (probe.focus > 0 && task.startTime + task.duration > probe.focus) {
        probe.longestTask = Math.max(probe.longestTask, task.duration)
      }
    }
  }).observe({ type: 'longtask', buffered: true })

  // The document itself: its element does not exist yet.
  new MutationObserver(changes => {
    const result = document.querySelector(resultSelector)
    if (!result || probe.focus === 0) return
    const list = result.closest('[role=listbox], ul')
    if (!changes.some(change => list?.parentElement?.contains(change.target))) return
    // The frame that shows the change.
    requestAnimationFrame(now => {
      probe.firstResult ||= now
      const key = probe.keys.findLast(each => each.at < now)
      if (key) key.changed ||= now
    })
  }).observe(document, { childList: true, subtree: true, characterData: true })
}
