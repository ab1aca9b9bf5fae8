/** An event as the page's analytics function expects it. */
export interface AnalyticsEvent {
  action: string
  category: string
  label: string
  value?: number
}

/** A click on the subscribe button of the form below the contents. */
export const tocSubscribe: AnalyticsEvent = {
  action: 'toc_subscribe',
  category: 'button',
  label: 'Subscribe',
}

/** A click on the picture or the button of the exit-intent modal. */
export const modalSubscribe: AnalyticsEvent = {
  action: 'modal_subscribe',
  category: 'button',
  label: 'Modal Subscribe',
}

/** Calls the page's analytics function, if any, with (action, category, label). Its errors never reach the reader. */
export function recordEvent(event: AnalyticsEvent, functionName: string, host: object = window): void {
  const analytics = (host as Record<string, unknown>)[functionName]
  if (typeof analytics !== 'function') return
  try {
    const record = analytics as (...parts: unknown[]) => unknown
    record(event.action, event.category, event.label, event.value)
  } catch {
    // Counting readers is never worth an error on their page.
  }
}
