type Listener = () => void

const entering: Listener[] = []
const leaving: Listener[] = []

/** Calls back for the page that was loaded, and for each page that takes its place. */
export function onPage(listener: Listener): void {
  entering.push(listener)
}

/** Calls back before the page is taken out for another. */
export function onLeave(listener: Listener): void {
  leaving.push(listener)
}

/** Pages that have come so far. */
let pages = 0

/** Says that a page has come. */
export function enterPage(): void {
  pages += 1
  entering.forEach(listener => listener())
}

/** Milliseconds after which a tap, a key or a frame gets its turn. */
const turn = 4

/**
 * Says that the page that was loaded has come, to one part after the other, so that nobody waits for all of them, nor for
 * the first of them right behind the script.
 */
export async function enterLoadedPage(): Promise<void> {
  let began = 0
  for (const listener of entering) {
    if (performance.now() - began > turn) {
      await new Promise(resolve => setTimeout(resolve, 0))
      began = performance.now()
    }
    // Another page has taken its place meanwhile.
    if (pages > 0) return
    listener()
  }
}

/** Says that the page goes. */
export const leavePage = (): void => leaving.forEach(listener => listener())
