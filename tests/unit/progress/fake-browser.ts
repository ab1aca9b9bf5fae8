/** What a browser refuses, to a script that asks for its storage. */
export type Refusal = 'nothing' | 'writing' | 'reading'

/** A browser with its storage. Two tabs share one: `tell` sends the event of a change in the other. */
export interface FakeBrowser {
  kept: Map<string, string>
  refuses: Refusal
  tell: (changed: string | null) => void
}

/** Puts a browser's window in place. */
export function openBrowser(): FakeBrowser {
  const target = new EventTarget()
  const kept = new Map<string, string>()
  const browser: FakeBrowser = {
    kept,
    refuses: 'nothing',
    tell: changed => target.dispatchEvent(Object.assign(new Event('storage'), { key: changed })),
  }
  const unless = (...refusals: Refusal[]) => {
    if (refusals.includes(browser.refuses)) throw new DOMException('denied', 'SecurityError')
  }
  const localStorage = {
    getItem: (name: string) => {
      unless('reading')
      return kept.get(name) ?? null
    },
    setItem: (name: string, value: string) => {
      unless('reading', 'writing')
      kept.set(name, value)
    },
    removeItem: (name: string) => {
      unless('reading')
      kept.delete(name)
    },
  }
  Reflect.set(globalThis, 'window', {
    localStorage,
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
    dispatchEvent: target.dispatchEvent.bind(target),
  })
  return browser
}
