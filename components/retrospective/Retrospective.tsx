import { Island } from '@components/controls/Island'
import { RetrospectiveApp } from './RetrospectiveApp'

/** The retrospective board: that of the running example in the HTML, which the app takes over. */
export function Retrospective() {
  return (
    <>
      <Island name="retrospective" shows="tool-retrospective" readsAddress comes="idle">
        <RetrospectiveApp />
      </Island>
      <noscript>
        <p>
          The board shows the example. Filling in your own needs scripts, which are turned off in your
          browser.
        </p>
      </noscript>
    </>
  )
}
