/** A key that was pressed. All times in milliseconds since the page's time origin. */
export interface Key {
  at: number
  /** When the list first changed for it or for a later key; 0 where its answer was the list that was there already. */
  changed: number
  /** What stood in the field after it. */
  query: string
  /** Whether what changes from now on belongs to a later key, or to what lies below the edge of the list. */
  isOver: boolean
}

/** What the page notes while it is searched; read by `measure.ts`. */
export interface Probe {
  focus: number
  /** When the first result was painted; 0 for never. */
  firstResult: number
  /** When the list changed last, in whatever it shows; 0 for never. */
  lastChange: number
  keys: Key[]
  longestTask: number
  /** What the search's worker says that its answers took. */
  workerMilliseconds: number[]
}

interface WorkerAnswer {
  query: string
  milliseconds: number
}

declare global {
  interface Window {
    searchProbe: Probe
  }
}

/** Runs in the page before its own scripts; must not refer to anything outside itself. */
export function installProbe(resultSelector: string): void {
  const probe: Probe = {
    focus: 0,
    firstResult: 0,
    lastChange: 0,
    keys: [],
    longestTask: 0,
    workerMilliseconds: [],
  }
  window.searchProbe = probe
  let hasWorker = false
  /** The last query of which the page says that it has the answer beforehand. */
  let known: string | undefined

  /** Two frames after its answer a key has changed the list, or has left it as it was. */
  const answered = (query: string) => {
    const key = probe.keys.at(-1)
    if (key?.query !== query) return
    requestAnimationFrame(() => requestAnimationFrame(() => (key.isOver = true)))
  }

  const plainFrame = requestAnimationFrame.bind(window)
  const afterFrame = new MessageChannel()
  let isInFrame = false
  afterFrame.port1.onmessage = () => (isInFrame = false)
  window.requestAnimationFrame = callback =>
    plainFrame(time => {
      isInFrame = true
      afterFrame.port2.postMessage(null)
      callback(time)
    })
  /** In the frame that shows what has changed until now: the one that is being made, or the next one. */
  const beforePaint = (callback: () => void) => (isInFrame ? callback() : plainFrame(callback))

  const PlainWorker = window.Worker
  window.Worker = class extends PlainWorker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options)
      hasWorker = true
      this.addEventListener(
        'message',
        ({ data }: MessageEvent<{ answer?: WorkerAnswer; foreseen?: { milliseconds: number } }>) => {
          if (data.foreseen) probe.workerMilliseconds.push(data.foreseen.milliseconds)
          if (!data.answer) return
          probe.workerMilliseconds.push(data.answer.milliseconds)
          answered(data.answer.query)
        },
      )
    }

    override postMessage(message: { query?: string; isKnown?: boolean }, options?: object) {
      if (message.isKnown) known = message.query
      super.postMessage(message, options)
    }
  }

  addEventListener('focusin', event => {
    if ((event.target as Element).matches('input')) probe.focus ||= event.timeStamp
  })
  addEventListener(
    'keydown',
    event => {
      isInFrame = false
      probe.keys.push({ at: event.timeStamp, changed: 0, query: '', isOver: false })
    },
    true,
  )
  addEventListener('input', event => {
    const key = probe.keys.at(-1)
    if (!key) return
    key.query = (event.target as HTMLInputElement).value.trim()
    // A space at the end asks for nothing.
    if (key.query === probe.keys.at(-2)?.query) key.isOver = true
    // Without a worker the answer is made before this event ends; one that was foreseen is there already.
    else if (!hasWorker || key.query === known) answered(key.query)
  })

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
    // A key whose answer never came, as the next key was there before it, waits for the next one's.
    const waiting = probe.keys.filter(key => key.changed === 0 && !key.isOver)
    // The frame's own time would be the one it was due at, perhaps before the change.
    beforePaint(() => {
      const now = performance.now()
      probe.firstResult ||= now
      probe.lastChange = now
      for (const key of waiting) key.changed ||= now
    })
  }).observe(document, { childList: true, subtree: true, characterData: true })
}
