type Listener = () => void

const entering: Listener[] = []
const leaving: Listener[] = []

/** Calls back for the loaded page and each page that replaces it. */
export function onPage(listener: Listener): void {
  entering.push(listener)
}

/** Calls back before the page is replaced. */
export function onLeave(listener: Listener): void {
  leaving.push(listener)
}

/** Pages shown so far. */
let pages = 0

/** Announces a new page. */
export function enterPage(): void {
  pages += 1
  entering.forEach(listener => listener())
}

/** Milliseconds after which to yield to taps, keys, and frames. */
const longest = 4

/** Announces the loaded page to one callback after another, yielding in between and after the script. */
export async function enterLoadedPage(): Promise<void> {
  let began = 0
  for (const listener of entering) {
    if (performance.now() - began > longest) {
      await new Promise(resolve => setTimeout(resolve, 0))
      began = performance.now()
    }
    // Another page has replaced it meanwhile.
    if (pages > 0) return
    listener()
  }
}

/** Announces that the page is going away. */
export const leavePage = (): void => leaving.forEach(listener => listener())
