/** An event as the page's analytics function takes it. */
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

/**
 * Hands an event to the analytics function of that name as (action, category, label, value), if the page has one.
 * A missing or throwing function changes nothing for the reader.
 */
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
