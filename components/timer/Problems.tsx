import styles from './Timer.module.css'

/** Problems on the page at once; the rest is counted. */
const mostProblems = 5

/** What keeps the agenda from running, by step. */
export function Problems({ problems }: { problems: readonly string[] }) {
  const rest = problems.length - mostProblems
  return (
    <div role="status">
      {problems.length > 0 && (
        <ul className={styles.problems}>
          {problems.slice(0, mostProblems).map(text => (
            <li key={text}>{text}</li>
          ))}
          {rest > 0 && <li>And {rest} more.</li>}
        </ul>
      )}
    </div>
  )
}
