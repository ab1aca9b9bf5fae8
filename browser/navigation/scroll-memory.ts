/** Where each entry of the history was left, by a number that the entry carries. */
const offsets = new Map<number, number>()

let current = 0
let last = 0

interface EntryState {
  entry?: number
}

const entryOf = (state: unknown) => (state as EntryState | null)?.entry

/** The state of a new entry of the history. */
export function newEntry(): EntryState {
  last += 1
  current = last
  return { entry: current }
}

/** Notes where the page is scrolled to now; called as it scrolls, since the entry is already another when one goes back. */
export function noteOffset(): void {
  offsets.set(current, window.scrollY)
}

/** Goes over to the entry that the browser has gone to; says where it was left, if it was seen in this visit. */
export function offsetOf(state: unknown): number | undefined {
  current = entryOf(state) ?? 0
  last = Math.max(last, current)
  return offsets.get(current)
}

/** Takes up the entry on which the page was loaded, which may lie behind others in the history. */
export function takeUpEntry(): void {
  current = entryOf(history.state) ?? Date.now()
  last = Math.max(current, Date.now())
}

/** Writes the entry's number into it, before another comes; the browser keeps a page waiting for that. */
export function keepEntry(): void {
  if (entryOf(history.state) === undefined)
    history.replaceState({ ...(history.state as object | null), entry: current }, '')
}
