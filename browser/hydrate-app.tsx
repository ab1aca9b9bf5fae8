import type { ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { AppBoundary } from '@components/progress/AppBoundary'

/** Has React take over an app's HTML. Returns the cleanup function. */
type Mount = (element: HTMLElement, props: object) => () => void

/** Creates an app's `mount`, which renders at once, so that kept presses can be repeated in the same task. */
export function mountOf<Props extends object>(App: ComponentType<Props>): Mount {
  return (element, props) => {
    // React notices a choice only if the control was as rendered before.
    for (const input of element.querySelectorAll('input')) input.checked = input.defaultChecked
    const root = flushSync(() =>
      hydrateRoot(
        element,
        <AppBoundary>
          <App {...(props as Props)} />
        </AppBoundary>,
      ),
    )
    return () => root.unmount()
  }
}
