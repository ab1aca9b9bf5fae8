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

/** Says that a page has come. */
export const enterPage = (): void => entering.forEach(listener => listener())

/** Says that the page goes. */
export const leavePage = (): void => leaving.forEach(listener => listener())
