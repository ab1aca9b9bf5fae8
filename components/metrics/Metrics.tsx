import { Island } from '@components/controls/Island'
import { MetricsApp } from './MetricsApp'

/** The metrics of an export: those of the running example in the HTML, which the app takes over. */
export function Metrics() {
  return (
    <>
      <Island name="metrics" shows="tool-metrics" readsAddress comes="idle">
        <MetricsApp />
      </Island>
      <noscript>
        <p>
          The pictures show the example. Counting your own items needs scripts, which are turned off in your
          browser.
        </p>
      </noscript>
    </>
  )
}
