/** A page of a browser, as far as the ways need it. Expressions are JavaScript, evaluated in the page. */
export interface Driver {
  evaluate: (expression: string) => Promise<unknown>
  /** Clicks the middle of the element that an expression gives, as a pointer does. */
  click: (expression: string) => Promise<void>
  /** Types into what has the focus. */
  type: (text: string) => Promise<void>
  press: (key: 'Tab' | 'Enter' | 'Escape') => Promise<void>
  resize: (size: Size) => Promise<void>
  goto: (url: string) => Promise<void>
  reload: () => Promise<void>
  /** Goes one step back or forward in the session's history, and waits for the page. */
  goBack: () => Promise<void>
  goForward: () => Promise<void>
  /** The page printed as PDF, where the driver has a command for it. */
  print?: () => Promise<Uint8Array>
}

export interface Size {
  width: number
  height: number
}

/** A browser that is driven. */
export interface Browser {
  /** Opens a page without any stored data; pages opened before may be gone then. */
  newPage: () => Promise<Driver>
  close: () => Promise<void>
}
