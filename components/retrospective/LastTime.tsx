import { markLast, marksInWords } from '@lib/retrospective/actions'
import type { Mark } from '@lib/retrospective/board'
import { whoAndWhen } from '@lib/retrospective/export'
import { Button } from '../controls/Button'
import parts from '../tools/Parts.module.css'
import styles from './Retrospective.module.css'
import type { BoardControls } from './useBoard'

const marks: readonly Mark[] = ['done', 'kept', 'dropped']

/** The actions of last time, each to be marked, and the changes of earlier retrospectives. */
export function LastTime({ controls: { board, tool, act } }: { controls: BoardControls }) {
  const { ledger } = tool.data
  return (
    <section className={parts.part}>
      <h2 id="last-time">1. Last time</h2>
      {board.last.length === 0 ? (
        <p className={parts.note}>
          When you start your next board, the actions of this one come first. Ask of each whether you did it
          and whether it helped.
        </p>
      ) : (
        <ul className={parts.plainList}>
          {board.last.map(action => {
            const about = [whoAndWhen(action), action.helped && `It has helped if ${action.helped}.`]
            return (
              <li key={action.id} className={styles.action}>
                <p className={styles.words}>{action.text || 'An action without words'}</p>
                <p className={parts.note}>
                  {[action.since && `Since ${action.since}`, ...about].filter(Boolean).join('. ')}
                </p>
                <div className={styles.buttons} role="group" aria-label={`How it went: ${action.text}`}>
                  {marks.map(mark => (
                    <Button
                      key={mark}
                      aria-pressed={action.mark === mark}
                      onClick={() => {
                        const next = action.mark === mark ? 'open' : mark
                        act(now => markLast(now, action.id, next), `${marksInWords[next]}: ${action.text}`)
                      }}
                    >
                      {marksInWords[mark]}
                    </Button>
                  ))}
                </div>
              </li>
            )
          })}
        </ul>
      )}
      {ledger.length > 0 && (
        <details>
          <summary>Changes so far ({ledger.length})</summary>
          <ul>
            {ledger.map(({ text, since, now }, index) => (
              <li key={index}>
                {text} (since {since}): {marksInWords[now].toLowerCase()}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
