import { marksInWords, realActions } from '@lib/retrospective/actions'
import { cardsIn, type Board } from '@lib/retrospective/board'
import { headingOf, whoAndWhen } from '@lib/retrospective/export'
import { formatOf } from '@lib/retrospective/formats'
import { sheetSize } from '@lib/retrospective/sheet'
import { resultsOf, votesInWords } from '@lib/retrospective/votes'
import { PrintSheet } from '../tools/PrintSheet'
import styles from './Sheet.module.css'

/** The board on paper: one sheet, in the largest size of text that fits. */
export function Sheet({ board }: { board: Board }) {
  const actions = realActions(board)
  const topics = resultsOf(board).filter(({ votes }) => votes > 0)
  return (
    <PrintSheet points={sheetSize(board)}>
      <div className={styles.board}>
        <p className={styles.title}>{headingOf(board)}</p>
        {actions.length > 0 && (
          <>
            <p className={styles.title}>What we agreed on</p>
            <ul>
              {actions.map(action => (
                <li key={action.id}>
                  <b>{action.text}</b> {whoAndWhen(action)}
                  {action.helped && `. It has helped if ${action.helped}.`}
                </li>
              ))}
            </ul>
          </>
        )}
        {board.last.length > 0 && (
          <>
            <p className={styles.title}>Last time</p>
            <ul>
              {board.last.map(({ id, text, mark }) => (
                <li key={id}>
                  {marksInWords[mark]}: {text}
                </li>
              ))}
            </ul>
          </>
        )}
        {topics.length > 0 && (
          <>
            <p className={styles.title}>Votes</p>
            <ol>
              {topics.map(topic => (
                <li key={topic.key}>
                  {topic.title}: {votesInWords(topic).toLowerCase()}
                </li>
              ))}
            </ol>
          </>
        )}
        <div className={styles.cards}>
          {formatOf(board.format).columns.map(({ id, title }) => (
            <div key={id}>
              <p className={styles.title}>{title}</p>
              <ul>
                {cardsIn(board, id).map(card => (
                  <li key={card.id}>{card.text}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </PrintSheet>
  )
}
