import { Island } from '@components/controls/Island'
import { TimerApp } from './TimerApp'

/** The timer for agendas: that of the running example in the HTML, which the app takes over. */
export function Timer() {
  return (
    <>
      <Island name="timer" shows="tool-timer" readsAddress comes="idle">
        <TimerApp />
      </Island>
      <noscript>
        <p>You see an example of an agenda. The timer needs scripts, which are turned off in your browser.</p>
      </noscript>
    </>
  )
}
