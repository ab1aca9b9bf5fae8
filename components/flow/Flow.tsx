import { Island } from '@components/controls/Island'
import { FlowApp } from './FlowApp'

/** A board that runs: the first lesson's in the HTML, which the app takes over. */
export function Flow() {
  return (
    <>
      <Island name="flow" shows="tool-flow" readsAddress comes="idle">
        <FlowApp />
      </Island>
      <noscript>
        <p>
          You see how a lesson’s board begins, and all that its run comes to. Running it and changing it needs
          scripts, which are turned off in your browser.
        </p>
      </noscript>
    </>
  )
}
